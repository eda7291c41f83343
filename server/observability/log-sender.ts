import { pino } from 'pino'

/** Where lines go, with which headers, and under which name; `tell` is told when that fails and works again. */
export type Sending = {
  endpoint: string
  headers: Readonly<Record<string, string>>
  service: string
  tell: (said: string) => void
}

export type LogSender = {
  /** One line of the log, as it was written. */
  take: (line: string) => void
  /** Sends what waits, unless nobody takes it. */
  close: () => Promise<void>
}

const EVERY_MS = 1000
const TIMEOUT_MS = 5000
/** Lines of one request. */
const MOST_AT_ONCE = 500
/** Lines that wait while nobody takes them; a line has 300 bytes, and an error with its stack 3,000. */
const MOST_WAITING = 5000
const TAKEN = 200
const AWAY = 0
/** Answers to the lines themselves, too many at once or not understood: they would be refused again for ever. */
const REFUSED: ReadonlySet<number> = new Set([400, 413])
/** Numbers of OTLP for the levels of pino. */
const SEVERITIES: Readonly<Record<number, number>> = { 10: 1, 20: 5, 30: 9, 40: 13, 50: 17, 60: 21 }

/**
 * Sends lines of the log to another machine by OTLP over HTTP, each second, in their order: what somebody
 * does to this machine's log later is not done to those (OWASP ASVS 5.0, 16.4.3). While nobody takes them
 * so many wait; how many had no room, or were refused themselves, is said in a line of its own once they
 * are taken again.
 */
export function openLogSender({ endpoint, headers, service, tell }: Sending): LogSender {
  const waiting: string[] = []
  let lost = 0
  let isFailing = false
  let sending: Promise<void> | undefined

  async function send(): Promise<void> {
    do {
      const lines = waiting.slice(0, MOST_AT_ONCE)
      if (lines.length === 0) return
      const status = await post(endpoint, headers, bodyOf(service, lines))
      const isRefused = REFUSED.has(status)
      if (status === TAKEN || isRefused) waiting.splice(0, lines.length)
      if (isRefused) lost += lines.length
      note(status === TAKEN)
    } while (!isFailing)
  }

  function note(isTaken: boolean): void {
    if (isTaken && (isFailing || lost > 0))
      tell(`The log endpoint works again; ${lost} lines were lost`)
    if (!isTaken && !isFailing) tell('The log endpoint does not accept lines; the site tries again')
    if (isTaken) lost = 0
    isFailing = !isTaken
  }

  function sendInTurn(): Promise<void> {
    sending ??= send().finally(() => {
      sending = undefined
    })
    return sending
  }

  const timer = setInterval(() => void sendInTurn(), EVERY_MS).unref()
  return {
    take: (line) => {
      if (waiting.length < MOST_WAITING) waiting.push(line)
      else lost += 1
    },
    close: async () => {
      clearInterval(timer)
      await sending
      await sendInTurn()
    },
  }
}

/** The status of the answer, `TAKEN` for any that is well and `AWAY` where there is none. */
async function post(
  endpoint: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<number> {
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await answer.body?.cancel()
    return answer.ok ? TAKEN : answer.status
  } catch {
    return AWAY
  }
}

/** Lines as OTLP has them in JSON (opentelemetry-proto, logs.proto); the text is the line itself. */
function bodyOf(service: string, lines: readonly string[]): string {
  const name = { key: 'service.name', value: { stringValue: service } }
  const logRecords = lines.map(recordOf)
  const scopeLogs = [{ scope: { name: 'northlight' }, logRecords }]
  return JSON.stringify({ resourceLogs: [{ resource: { attributes: [name] }, scopeLogs }] })
}

function recordOf(line: string) {
  const level = Number(/"level":(\d+)/.exec(line)?.[1] ?? 0)
  const time = Date.parse(/"time":"([^"]+)"/.exec(line)?.[1] ?? '')
  return {
    timeUnixNano: `${Number.isNaN(time) ? Date.now() : time}000000`,
    severityNumber: SEVERITIES[level] ?? 0,
    severityText: pino.levels.labels[level] ?? '',
    body: { stringValue: line.trimEnd() },
  }
}
