import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type Server, type TLSSocket } from 'node:tls'

import { makeCertificate } from './certificate.ts'

type StoredMail = { uid: number; source: Buffer; receivedAt: Date; isSeen: boolean }
type Folder = { flags: string; uidValidity: number; uidNext: number; mails: StoredMail[] }

export const IMAP_LOGIN = { user: 'leads@example.com', password: 'app password' }

/** A mailbox for tests, by TLS with a certificate of its own: what a client of IMAP4rev1 asks, and IDLE. */
export type ImapServer = {
  port: number
  /** By which it is to be trusted, as PEM. */
  certificate: string
  folders: Map<string, Folder>
  /** Commands in the order in which they came, without their tags. */
  asked: string[]
  /** A new mail, of which clients in IDLE hear at once. */
  deliver: (folder: string, source: string, receivedAt?: Date) => void
  /** As a server does that was set up again. */
  renumber: (folder: string) => void
  /** Ends the connection after this many mails of the next page. */
  breakAfter: (mails: number) => void
  /** How many clients are in IDLE. */
  idling: () => number
  /** Ends every connection. */
  dropClients: () => void
  stop: () => void
}

const DAY_MS = 86_400_000

type State = { folders: Map<string, Folder>; asked: string[]; breakAfter: number }

export async function startImapServer(): Promise<ImapServer> {
  const temporary = mkdtempSync(join(tmpdir(), 'northlight-imap-'))
  const [from, until] = [new Date(Date.now() - DAY_MS), new Date(Date.now() + DAY_MS)]
  const made = makeCertificate(temporary, { of: 'DNS:localhost', from, until })
  const folders = new Map<string, Folder>([
    ['INBOX', { flags: '', uidValidity: 1, uidNext: 1, mails: [] }],
    ['Spam', { flags: '\\Junk', uidValidity: 1, uidNext: 1, mails: [] }],
  ])
  const state: State = { folders, asked: [], breakAfter: Infinity }
  const sessions = new Set<Session>()
  const server = createServer(made, (socket) => {
    const session = new Session(socket, state)
    sessions.add(session)
    socket.on('close', () => sessions.delete(session))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const folderOf = (name: string) => {
    const folder = folders.get(name)
    if (!folder) throw new Error(`There is no folder ${name}`)
    return folder
  }
  return {
    port: portOf(server),
    certificate: made.cert,
    folders,
    asked: state.asked,
    deliver: (name, source, receivedAt = new Date()) => {
      const folder = folderOf(name)
      const written = Buffer.from(source.replaceAll(/\r?\n/g, '\r\n'))
      folder.mails.push({ uid: folder.uidNext, source: written, receivedAt, isSeen: false })
      folder.uidNext += 1
      for (const session of sessions) session.hear(folder)
    },
    renumber: (name) => {
      const folder = folderOf(name)
      folder.uidValidity += 1
      folder.uidNext = 1
      for (const mail of folder.mails) mail.uid = folder.uidNext++
    },
    breakAfter: (mails) => (state.breakAfter = mails),
    idling: () => [...sessions].filter(({ idleTag }) => idleTag !== undefined).length,
    dropClients: () => {
      for (const session of sessions) session.end()
    },
    stop: () => {
      for (const session of sessions) session.end()
      server.close()
      rmSync(temporary, { recursive: true })
    },
  }
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

class Session {
  readonly #socket: TLSSocket
  readonly #state: State
  #open: Folder | undefined
  #text = ''
  /** Of the command that DONE ends. */
  idleTag: string | undefined

  constructor(socket: TLSSocket, state: State) {
    this.#socket = socket
    this.#state = state
    socket.on('error', () => {})
    socket.on('data', (chunk) => this.#take(chunk.toString('latin1')))
    this.#send('* OK [CAPABILITY IMAP4rev1 IDLE SPECIAL-USE] ready')
  }

  hear(folder: Folder): void {
    if (this.idleTag !== undefined && folder === this.#open)
      this.#send(`* ${folder.mails.length} EXISTS`)
  }

  end(): void {
    this.#socket.destroy()
  }

  #send(line: string | Buffer): void {
    if (this.#socket.writable) this.#socket.write(Buffer.concat([Buffer.from(line), CRLF]))
  }

  #take(chunk: string): void {
    this.#text += chunk
    const lines = this.#text.split('\r\n')
    this.#text = lines.pop() ?? ''
    for (const line of lines) this.#answer(line)
  }

  #answer(line: string): void {
    if (this.idleTag !== undefined) {
      this.#send(`${this.idleTag} OK IDLE ended`)
      this.idleTag = undefined
      return
    }
    const [, tag = '', command = '', rest = ''] = /^(\S+) ((?:UID )?\S+) ?(.*)$/.exec(line) ?? []
    this.#state.asked.push(command === 'LOGIN' ? command : `${command} ${rest}`.trim())
    const done = this.#run(command.toUpperCase(), rest, tag)
    if (done !== undefined) this.#send(`${tag} ${done}`)
  }

  /** The answer with which a command ends; none yet for IDLE. */
  #run(command: string, rest: string, tag: string): string | undefined {
    const words = [...rest.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare)
    const commands: Record<string, () => string | undefined> = {
      CAPABILITY: () => this.#tell('* CAPABILITY IMAP4rev1 IDLE SPECIAL-USE'),
      LOGIN: () => signIn(words),
      LIST: () => this.#list(command, words),
      LSUB: () => this.#list(command, words),
      EXAMINE: () => this.#examine(words[0] ?? ''),
      SELECT: () => this.#examine(words[0] ?? ''),
      'UID SEARCH': () => this.#search(rest),
      'UID FETCH': () => this.#fetch(rest),
      IDLE: () => this.#idle(tag),
      LOGOUT: () => this.#tell('* BYE'),
    }
    return (commands[command] ?? (() => DONE))()
  }

  #tell(line: string): string {
    this.#send(line)
    return DONE
  }

  #idle(tag: string): undefined {
    this.idleTag = tag
    this.#send('+ idling')
  }

  #list(command: string, words: readonly (string | undefined)[]): string {
    if (words[1] === '') return this.#tell(`* ${command} (\\Noselect) "/" ""`)
    for (const [name, { flags }] of this.#state.folders)
      this.#send(`* ${command} (\\HasNoChildren ${flags}) "/" "${name}"`)
    return DONE
  }

  #examine(name: string): string {
    this.#open = this.#state.folders.get(name)
    if (!this.#open) return 'NO [NONEXISTENT] There is no such folder'
    const { mails, uidValidity, uidNext } = this.#open
    this.#send('* FLAGS (\\Seen)')
    this.#send(`* ${mails.length} EXISTS`)
    this.#send(`* OK [UIDVALIDITY ${uidValidity}] valid`)
    this.#send(`* OK [UIDNEXT ${uidNext}] next`)
    return 'OK [READ-ONLY] opened'
  }

  #search(query: string): string {
    const { mails = [] } = this.#open ?? {}
    const since = Date.parse(/SINCE (\S+)/.exec(query)?.[1] ?? '')
    const from = Number(/UID (\d+):\*/.exec(query)?.[1] ?? 0)
    // As servers do: a range that ends with * has the last mail in any case.
    const found = mails.filter(({ uid, receivedAt }, index) =>
      from > 0
        ? uid >= from || index === mails.length - 1
        : Number.isNaN(since) || receivedAt.getTime() >= since,
    )
    return this.#tell(['* SEARCH', ...found.map(({ uid }) => uid)].join(' '))
  }

  /** Undefined where the connection breaks. */
  #fetch(query: string): string | undefined {
    const { mails = [] } = this.#open ?? {}
    const uids = new Set(expanded(/^(\S+)/.exec(query)?.[1] ?? ''))
    const max = Number(/<0\.(\d+)>/.exec(query)?.[1] ?? Infinity)
    for (const [index, mail] of mails.entries()) {
      if (!uids.has(mail.uid)) continue
      if (this.#state.breakAfter <= 0) {
        this.#state.breakAfter = Infinity
        this.end()
        return undefined
      }
      this.#state.breakAfter -= 1
      if (!query.includes('BODY.PEEK')) mail.isSeen = true
      const part = mail.source.subarray(0, max)
      const head = `* ${index + 1} FETCH (UID ${mail.uid} BODY[]<0> {${part.length}}\r\n`
      this.#send(Buffer.concat([Buffer.from(head), part, Buffer.from(')')]))
    }
    return DONE
  }
}

const DONE = 'OK done'

function signIn([user, password]: readonly (string | undefined)[]): string {
  const isRight = user === IMAP_LOGIN.user && password === IMAP_LOGIN.password
  return isRight ? DONE : 'NO [AUTHENTICATIONFAILED] Invalid credentials (Failure)'
}

const CRLF = Buffer.from('\r\n')

function expanded(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split(':').map(Number)
    return Array.from({ length: last - first + 1 }, (_one, index) => first + index)
  })
}
