import { log, shortPath } from './log.ts'
import { tellAnswer } from './answers.ts'

type Answered = {
  requestId: string
  method: string
  path: string
  status: number
  started: number
  /** The id of the account that was signed in, where it was found out. */
  staff?: string | undefined
  isReady?: true
}

const ROUTINE = /^\/(?:assets|cards|pictures|healthz|readyz)(?:\/|$)/

/**
 * The line of one answer, which whoever watches is told of: on the level "info", files and probes that went well on "debug". `started`
 * is when it was begun, by the clock of performance.now; `isReady` says that it lay ready in memory.
 */
export function logAnswer(answered: Answered): void {
  tellAnswer(answered)
  const { requestId, method, path, status, started, staff, isReady } = answered
  const isWell = status >= 200 && status < 300
  const isRoutine = isWell && ROUTINE.test(path)
  const ms = Math.round(performance.now() - started)
  // One object written at once: a spread costs as much as half the line.
  const line = { requestId, method, staff, isReady, path: shortPath(path), status, ms }
  if (isRoutine) log.debug(line)
  else log.info(line)
}
