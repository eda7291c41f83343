/** Minutes before a promise in which its clock runs by seconds. */
const RUNNING_MS = 60 * 60 * 1000

/** `ahead` of the hour before a promise, `running` in it (`left` is minutes and seconds), or `over`. */
export type PromiseClock = { kind: 'ahead' | 'running' | 'over'; left: string }

/** The clock of a promise at a moment; moments are in milliseconds, undefined where nobody knows now. */
export function clockOf(callBy: number, now: number | undefined): PromiseClock {
  if (now === undefined) return { kind: 'ahead', left: '' }
  const left = callBy - now
  if (left < 0) return { kind: 'over', left: '' }
  if (left > RUNNING_MS) return { kind: 'ahead', left: '' }
  const seconds = Math.floor(left / 1000)
  const minutes = Math.floor(seconds / 60)
  return { kind: 'running', left: `${minutes}:${String(seconds % 60).padStart(2, '0')}` }
}
