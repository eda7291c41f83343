import type { PullGet, PullResult } from '#app/sources/adapter.ts'
import { sourceReasons } from '#app/strings/en/sources/reasons.ts'

type Answer = Awaited<ReturnType<PullGet>>
export type PullFault = Exclude<PullResult, { kind: 'page' }>

/** What the status of an answer says, if it is not 200. */
export function answerFault({ status, headers }: Answer): PullFault | undefined {
  if (status === 200) return undefined
  if (status === 429) return throttled(Number(headers.get('retry-after')) * 1000)
  if (status === 401 || status === 403) return failed(sourceReasons.login, true)
  return failed(sourceReasons.answered(status))
}

export function throttled(retryAfterMs: number): PullFault {
  return { kind: 'throttled', retryAfterMs: retryAfterMs > 0 ? retryAfterMs : 10 * 60_000 }
}

export function failed(reason: string, needsOwner = false): PullFault {
  return { kind: 'failed', reason, needsOwner }
}
