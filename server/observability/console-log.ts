import type { Logger } from 'pino'

import { shortPath } from './log.ts'

const LONGEST = 300
const LEFT = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR'])

/** Redirects console output of libraries into the log. */
export function consoleToLog(log: Logger): void {
  const writer =
    (level: 'error' | 'warn' | 'info' | 'debug') =>
    (...args: unknown[]) => {
      const err = args.find((one) => one instanceof Error)
      const parts = args.filter((one) => typeof one === 'string' || typeof one === 'number')
      const text = withShortPaths(parts.join(' ')).slice(0, LONGEST)
      log[hasLeft(err) ? 'debug' : level](err ? { err } : {}, text === '' ? 'said' : text)
    }
  Object.assign(console, {
    error: writer('error'),
    warn: writer('warn'),
    log: writer('info'),
    info: writer('debug'),
    debug: writer('debug'),
  })
}

/** The router quotes a path that it cannot decode. */
function withShortPaths(text: string): string {
  return text.replaceAll(/"(\/[^"]*)"/g, (_, path: string) => `"${shortPath(path)}"`)
}

function hasLeft(error: Error | undefined): boolean {
  if (error?.name === 'AbortError') return true
  return error !== undefined && 'code' in error && LEFT.has(String(error.code))
}
