import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'

import PostalMime from 'postal-mime'
import { afterAll, describe, expect, test } from 'vitest'

import { failureTexts } from '#app/strings/en/notifications.ts'
import { temporaryFolder } from '#test/helpers/database/data-folder.ts'

import { sendMail, type OutgoingMail } from './send-mail.server.ts'

const { folder, remove } = temporaryFolder()
afterAll(remove)

const from = { name: 'Sharma Homes', address: 'desk@homes.test' }
const preview = { smtpUrl: undefined, from, to: ['team@homes.test'] }
const outgoing: OutgoingMail = {
  id: '0b2f.team',
  to: 'team@homes.test',
  replyTo: { name: 'Asha Rao', address: 'asha@post.test' },
  mail: {
    subject: 'New enquiry: Asha <Rao>',
    heading: 'New enquiry',
    parts: [{ kind: 'facts', facts: [{ label: 'Name', value: 'Asha <Rao>' }] }],
  },
}

test('without a server a mail is two files, one for a mail program and one for a browser', async () => {
  const mails = join(folder, 'mails')
  expect(await sendMail(outgoing, preview, { previewFolder: mails })).toEqual({ kind: 'sent' })
  expect(readdirSync(mails).toSorted()).toEqual(['0b2f.team.eml', '0b2f.team.html'])
  // Personal data for developers only.
  expect(statSync(mails).mode & 0o777).toBe(0o700)
  const read = await PostalMime.parse(readFileSync(join(mails, '0b2f.team.eml')))
  expect(read).toMatchObject({
    from,
    to: [{ address: 'team@homes.test' }],
    replyTo: [outgoing.replyTo],
    subject: 'New enquiry: Asha <Rao>',
    messageId: '<0b2f.team@homes.test>',
  })
  expect(read.text).toContain('Name: Asha <Rao>')
  const page = readFileSync(join(mails, '0b2f.team.html'), 'utf8')
  expect(read.html).toContain('Asha &lt;Rao&gt;')
  expect(page).toContain('Asha &lt;Rao&gt;')
  expect(page).not.toContain('<Rao>')
})

test('a second try writes the same two files', async () => {
  const again = join(folder, 'again')
  await sendMail(outgoing, preview, { previewFolder: again })
  await sendMail(outgoing, preview, { previewFolder: again })
  expect(readdirSync(again)).toHaveLength(2)
})

test('an unwritable folder is a failed try, and no error', async () => {
  mkdirSync(join(folder, 'closed'))
  writeFileSync(join(folder, 'closed/mails'), 'a file')
  expect(
    await sendMail(outgoing, preview, { previewFolder: join(folder, 'closed/mails') }),
  ).toMatchObject({
    kind: 'later',
    code: 'EEXIST',
  })
})

async function babbler(first: string, again: string, everyMs = 20) {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => {})
    socket.resume()
    socket.write(first)
    const timer = setInterval(() => socket.write(again), everyMs)
    socket.once('close', () => (clearInterval(timer), open.delete(socket)))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    way: { ...preview, smtpUrl: `smtp://127.0.0.1:${port}` },
    open,
    stop: () => server.close(),
  }
}

const greeting = '220 mail.test\r\n'

describe('a mail server that misbehaves', () => {
  test.each([
    ['greets and never ends its greeting', '220-mail.test\r\n', '220-mail.test\r\n'],
    ['answers EHLO without an end', greeting, '250-X\r\n'],
    ['sends one line without an end', greeting, 'x'],
  ])('%s: the try ends at its deadline and closes its connection', async (_, first, again) => {
    const { way, open, stop } = await babbler(first, again)
    const result = await sendMail(outgoing, way, { previewFolder: folder, deadline: 300 })
    expect(result).toEqual({ kind: 'later', reason: failureTexts.tooLong(0.3), code: 'timeout' })
    await expect.poll(() => open.size).toBe(0)
    stop()
  })

  test('sends more than any answer is long: the try ends at once', async () => {
    const { way, open, stop } = await babbler(greeting, 'x'.repeat(600_000))
    const result = await sendMail(outgoing, way, { previewFolder: folder, deadline: 60_000 })
    expect(result).toMatchObject({ kind: 'later' })
    await expect.poll(() => open.size).toBe(0)
    stop()
  })

  test('is left at once when the site stops', async () => {
    const { way, open, stop } = await babbler(greeting, '250-X\r\n')
    const stopping = new AbortController()
    const sending = sendMail(outgoing, way, { previewFolder: folder, signal: stopping.signal })
    await expect.poll(() => open.size).toBe(1)
    stopping.abort()
    expect(await sending).toMatchObject({ kind: 'later', reason: failureTexts.stopped })
    stop()
  })
})
