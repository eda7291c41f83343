import { pino } from 'pino'

export type Sending = {
  endpoint: string
  headers: Readonly<Record<string, string>>
  service: string
  warn: (message: string) => void
}

export type LogSender = {
  take: (line: string) => void
  close: () => Promise<void>
}

const EVERY_MS = 1000
const TIMEOUT_MS = 5000
const MAX_BATCH = 500
/** Lines have 300 bytes, errors with a stack 3,000. */
const MAX_QUEUED = 5000
const TAKEN = 200
const UNREACHABLE = 0
/** The collector refuses these lines, and would for ever. */
const REFUSED: ReadonlySet<number> = new Set([400, 413])
const SEVERITIES: Readonly<Record<number, number>> = { 10: 1, 20: 5, 30: 9, 40: 13, 50: 17, 60: 21 }

/** Sends log lines by OTLP over HTTP each second (OWASP ASVS 5.0, 16.4.3); queues a limited number, and reports lost ones. */
export function openLogSender({ endpoint, headers, service, warn }: Sending): LogSender {
  const queue: string[] = []
  let lost = 0
  let isFailing = false
  let sending: Promise<void> | undefined

  async function send(): Promise<void> {
    do {
      const lines = queue.slice(0, MAX_BATCH)
      if (lines.length === 0) return
      const status = await post(endpoint, headers, bodyOf(service, lines))
      const isRefused = REFUSED.has(status)
      if (status === TAKEN || isRefused) queue.splice(0, lines.length)
      if (isRefused) lost += lines.length
      note(status === TAKEN)
    } while (!isFailing)
  }

  function note(isTaken: boolean): void {
    if (isTaken && (isFailing || lost > 0))
      warn(`The log endpoint works again; ${lost} lines were lost`)
    if (!isTaken && !isFailing) warn('The log endpoint does not accept lines; the site tries again')
    if (isTaken) lost = 0
    isFailing = !isTaken
  }

  function flush(): Promise<void> {
    sending ??= send().finally(() => {
      sending = undefined
    })
    return sending
  }

  const timer = setInterval(() => void flush(), EVERY_MS).unref()
  return {
    take: (line) => {
      if (queue.length < MAX_QUEUED) queue.push(line)
      else lost += 1
    },
    close: async () => {
      clearInterval(timer)
      await sending
      await flush()
    },
  }
}

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
    return UNREACHABLE
  }
}

/** OTLP in JSON (opentelemetry-proto, logs.proto). */
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
