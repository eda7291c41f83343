import { parseUrl } from '#app/lib/http/parse-url.ts'

/** A mail server as its form shows it: the password stays on the server. */
export type MailServer = { host: string; port: string; user: string; hasPassword: boolean }

export type TypedMailServer = { host: string; port: string; user: string; password: string }

/** `url` is what to store. `wrong` names the field. */
export type JoinedMailServer = { url: string } | { wrong: keyof TypedMailServer }

export const usualPort = '465'

const HOST = /^(?:[a-z\d.-]{1,253}|\[[\da-f:.]{2,45}\])$/i
const PORT = /^\d{1,5}$/
const MAX_PORT = 65_535
/** Submission always has STARTTLS; without this option a stranger on the way could remove it (RFC 8314). */
const SUBMISSION = '587'

/** The parts of an SMTP_URL; empty ones of what is no address. */
export function splitMailServer(url: string): MailServer {
  const { host, port, user, password } = parts(url)
  return { host, port, user, hasPassword: password !== '' }
}

/** Writes the typed parts as one SMTP_URL. An empty password keeps the stored one, but only for the same server and user: else a stored password could be sent to a server of someone else. */
export function joinMailServer(typed: TypedMailServer, stored: string): JoinedMailServer {
  const { host, user } = typed
  const port = typed.port === '' ? usualPort : typed.port
  const wrong = wrongPart({ ...typed, port })
  if (wrong) return { wrong }
  const before = parts(stored)
  const isServer = before.host === host && before.port === port
  const isOwn = isServer && before.user === user
  const password = keptPassword(typed, isOwn ? before.password : '', before.password)
  if (password === undefined) return { wrong: 'password' }
  if (isOwn && before.password === password) return { url: stored }
  return { url: written({ ...(isServer ? before : newServer(port)), host, port, user, password }) }
}

type Parts = ReturnType<typeof parts>

function written({ protocol, user, password, host, port, options }: Parts): string {
  const login = [user, password].filter(Boolean).map(encodeURIComponent).join(':')
  return `${protocol}//${login}${login && '@'}${host}:${port}${options}`
}

/** Undefined where the stored password is of another server or user. */
function keptPassword({ user, password }: TypedMailServer, own: string, before: string) {
  if (user === '' || password !== '') return password
  return own === before ? own : undefined
}

function wrongPart({ host, port, user, password }: TypedMailServer) {
  if (!HOST.test(host)) return 'host'
  if (!PORT.test(port) || Number(port) < 1 || Number(port) > MAX_PORT) return 'port'
  return user === '' && password !== '' ? 'user' : undefined
}

function newServer(port: string) {
  const protocol = port === usualPort ? 'smtps:' : 'smtp:'
  return { protocol, options: port === SUBMISSION ? '?requireTLS=true' : '' }
}

function parts(url: string) {
  const parsed = parseUrl(url)
  if (!parsed) return { protocol: '', host: '', port: '', user: '', password: '', options: '' }
  const { protocol, hostname, port, username, password, search } = parsed
  const user = decoded(username)
  const usual = protocol === 'smtps:' ? usualPort : SUBMISSION
  return {
    protocol,
    host: hostname,
    port: port || usual,
    user,
    password: decoded(password),
    options: search,
  }
}

/** A lone per cent sign is no escape. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
