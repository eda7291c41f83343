import { once } from 'node:events'

import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail as a person's program reads it, with the address it went to. */
export type TakenMail = Email & { recipient: string; raw: string }

/** A real SMTP server for tests: it takes what it is sent, or answers as the test says. */
export type MailServer = {
  url: string
  taken: TakenMail[]
  /** The next answers to a recipient, such as `450 try later`; then all are taken again. */
  refuseNext: (...answers: string[]) => void
  stop: () => Promise<void>
}

export async function startMailServer(): Promise<MailServer> {
  const taken: TakenMail[] = []
  const answers: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, callback) => {
      const [, status, text] = /^(\d{3}) (.*)$/.exec(answers.shift() ?? '') ?? []
      if (text === undefined) return callback()
      callback(Object.assign(new Error(text), { responseCode: Number(status) }))
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString()
        const recipient = session.envelope.rcptTo.map(({ address }) => address).join(', ')
        void PostalMime.parse(raw).then((mail) => {
          taken.push({ ...mail, recipient, raw })
          callback()
        })
      })
    },
  })
  server.on('error', () => {})
  const net = server.listen(0, '127.0.0.1')
  await once(net, 'listening')
  const address = net.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    refuseNext: (...next) => answers.push(...next),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
