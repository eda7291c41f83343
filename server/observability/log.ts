import { pino, type Logger } from 'pino'

import { config } from '#app/config/config.server.ts'

import { openLogSender, type LogSender } from './log-sender.ts'

/** Batched, because a system call per line costs more than a cached page. */
const WRITE_EVERY_MS = 200
const MIN_FLUSHED_LEVEL = pino.levels.values['warn'] ?? 0

let lastTime = { at: 0, text: '' }

const output = pino.destination({ minLength: 8192, sync: true })
setInterval(() => output.flushSync(), WRITE_EVERY_MS).unref()
process.once('exit', () => output.flushSync())

const sender = startSender()
const sink = sender === undefined ? output : { write: writeAndSend }

/** One JSON line per event on standard output, without visitor input; errors flush at once. */
export const log: Logger = pino(
  {
    level: config.LOG_LEVEL,
    base: null,
    timestamp: isoTime,
    serializers: { err: describeError },
    hooks: {
      logMethod(line, write, level) {
        write.apply(this, line)
        if (level >= MIN_FLUSHED_LEVEL) output.flushSync()
      },
    },
  },
  sink,
)

export async function closeLog(): Promise<void> {
  await sender?.close()
}

function startSender(): LogSender | undefined {
  const endpoint = config.OTEL_EXPORTER_OTLP_LOGS_ENDPOINT
  if (endpoint === undefined) return undefined
  return openLogSender({
    endpoint,
    headers: config.OTEL_EXPORTER_OTLP_LOGS_HEADERS,
    service: config.OTEL_SERVICE_NAME,
    warn: (message) => log.warn(message),
  })
}

function writeAndSend(line: string): void {
  output.write(line)
  sender?.take(line)
}

/** pino's format, computed once per millisecond. */
function isoTime(): string {
  const at = Date.now()
  if (at !== lastTime.at) lastTime = { at, text: `,"time":"${new Date(at).toISOString()}"` }
  return lastTime.text
}

/** Shortened, without query and without the tokens of links, in any encoding. */
export function shortPath(path = ''): string {
  const [plain = ''] = path.split(/[?#]/, 1)
  const read = decoded(plain)
  const shown = TOKEN.test(read) ? read.replace(TOKEN, '…') : plain
  return shown.slice(0, 200)
}

const TOKEN =
  /(?<=\/(?:visits|preview|tell-me|join|setup|privacy\/+withdraw(?:-all)?|api\/+v1\/+sources)\/).+/isu

/** Of ASCII alone, so that no broken encoding behind a token hides it. */
function decoded(path: string): string {
  return path.replaceAll(/%([0-7][\da-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}

type Described = { type: string; message: string; stack?: string | undefined; code?: string }

/** Without messages and details of PostgreSQL, which may quote visitor input. */
export function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an Error' }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const base = { type: error.name, ...(code === undefined ? {} : { code }) }
  if (!('severity' in error)) return { ...base, message: error.message, stack: error.stack }
  const parts = ['table', 'column', 'constraint'].flatMap((name) => {
    const value: unknown = Reflect.get(error, name)
    return typeof value === 'string' ? [`${name} ${value}`] : []
  })
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at '))
  return {
    ...base,
    message: ['PostgreSQL refused a statement', ...parts].join(', '),
    stack: frames?.join('\n'),
  }
}
