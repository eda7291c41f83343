import { log, shortPath } from './log.ts'

type Answered = {
  requestId: string
  method: string
  path: string
  status: number
  started: number
  isReady?: true
}

/**
 * The line of one answer: on the level "info", files and probes that went well on "debug". `started`
 * is when it was begun, by the clock of performance.now; `isReady` says that it lay ready in memory.
 */
export function logAnswer({ started, path, status, ...rest }: Answered): void {
  const isWell = status >= 200 && status < 300
  const isRoutine = isWell && /^\/(?:assets|cards|pictures|healthz|readyz)(?:\/|$)/.test(path)
  const ms = Math.round(performance.now() - started)
  log[isRoutine ? 'debug' : 'info']({ ...rest, path: shortPath(path), status, ms })
}
