import { log, shortPath } from './log.ts'
import { reportAnswer } from './answers.ts'

type Answered = {
  requestId: string
  method: string
  path: string
  status: number
  started: number
  staff?: string | undefined
  isReady?: true
}

const ROUTINE = /^\/(?:assets|cards|pictures|healthz|readyz)(?:\/|$)/

/** Level "info", successful files and probes "debug". `started` is a time of performance.now; `isReady` means from the cache. */
export function logAnswer(answered: Answered): void {
  reportAnswer(answered)
  const { requestId, method, path, status, started, staff, isReady } = answered
  const isWell = status >= 200 && status < 300
  const isRoutine = isWell && ROUTINE.test(path)
  const ms = Math.round(performance.now() - started)
  // One object literal: a spread costs half as much as the line.
  const line = { requestId, method, staff, isReady, path: shortPath(path), status, ms }
  if (isRoutine) log.debug(line)
  else log.info(line)
}
