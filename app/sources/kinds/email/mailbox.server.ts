import type { ImapFlow } from 'imapflow'

import { isPrivateAllowed } from '#app/config/config.server.ts'
import { codeOf, lookupGuard, RefusedRequest } from '#app/lib/http/outgoing-request.server.ts'
import type { SourceContext } from '#app/sources/adapter.ts'
import { failed, throttled, type PullFault } from '#app/sources/reading/answer-fault.ts'
import { sourceReasons } from '#app/strings/en/sources/reasons.ts'

import type { MailSecrets, MailSettings } from './mail-settings.ts'

const STARTTLS_PORT = 143
/** Milliseconds. */
const CONNECT_MS = 10_000
const SILENCE_MS = 30_000
/** IDLE is renewed then, before Gmail or a firewall ends it. */
const MAX_IDLE_MS = 5 * 60_000
/** Bytes of an answer; of a mail we ask for less. */
const MAX_ANSWER = 4 * 1024 * 1024

export type MailContext = SourceContext<MailSettings, MailSecrets>

/** Signed in to the mailbox, always by TLS; the caller closes it. */
export async function openMailbox(
  { settings, secrets }: MailContext,
  silenceMs = SILENCE_MS,
): Promise<ImapFlow> {
  const { host = '', user = '' } = settings
  const port = Number(settings.port ?? 993)
  const { ImapFlow: Client } = await import('imapflow')
  const client = new Client({
    host,
    port,
    ...(port === STARTTLS_PORT ? { secure: false, doSTARTTLS: true } : { secure: true }),
    auth: { user, pass: secrets.password ?? '' },
    tls: lookupGuard(host, isPrivateAllowed()),
    logger: false,
    disableAutoIdle: true,
    maxIdleTime: MAX_IDLE_MS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: silenceMs,
    maxLiteralSize: MAX_ANSWER,
    maxResponseSize: 2 * MAX_ANSWER,
  })
  // Commands reject as well; without a listener the event would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    client.close()
    throw error
  }
  return client
}

export class AbsentFolder extends Error {}

const BUSY = /\b(?:too many|try again|rate limit|temporar)/i
const BUSY_CODES = new Set(['UNAVAILABLE', 'INUSE', 'LIMIT', 'SERVERBUG'])

/** In words for the owner; undefined for what the connection itself met. */
export function mailboxFault(error: unknown, host: string): PullFault | undefined {
  const texts = sourceReasons.mailbox
  if (error instanceof AbsentFolder) return failed(texts.noFolder(error.message), true)
  if (error instanceof RefusedRequest) return failed(texts.privateHost(host), true)
  if (detail(error, 'authenticationFailed') === true) return loginFault(error)
  const code = codeOf(error)
  if (code === 'ETHROTTLE') return throttled(0)
  if (code === 'ENOTFOUND') return failed(texts.noHost(host), true)
  if (/CERT|SIGNATURE|ALTNAME/.test(code)) return failed(texts.certificate(host), true)
  if (detail(error, 'tlsFailed') === true) return failed(texts.unencrypted(host), true)
  return undefined
}

function loginFault(error: unknown): PullFault {
  const said = detail(error, 'response')
  // Without the tag of the command and the code of the answer.
  const text =
    typeof said === 'string' ? said.replace(/^\S+ NO (?:\[[^\]]*\] )?/, '').slice(0, 200) : ''
  const isBusy = BUSY_CODES.has(String(detail(error, 'serverResponseCode'))) || BUSY.test(text)
  return isBusy ? throttled(0) : failed(sourceReasons.mailbox.login(text), true)
}

function detail(error: unknown, name: string): unknown {
  return error instanceof Error ? Reflect.get(error, name) : undefined
}
