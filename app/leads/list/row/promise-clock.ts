/** Milliseconds before a promise from which its clock counts seconds. */
const RUNNING_MS = 60 * 60 * 1000

/** `ahead` of the last hour, `running` in it (`left` is minutes and seconds), or `over`. */
export type PromiseClock = { kind: 'ahead' | 'running' | 'over'; left: string }

/** Milliseconds; `now` is undefined before hydration. */
export function clockOf(callBy: number, now: number | undefined): PromiseClock {
  if (now === undefined) return { kind: 'ahead', left: '' }
  const left = callBy - now
  if (left < 0) return { kind: 'over', left: '' }
  if (left > RUNNING_MS) return { kind: 'ahead', left: '' }
  const seconds = Math.floor(left / 1000)
  const minutes = Math.floor(seconds / 60)
  return { kind: 'running', left: `${minutes}:${String(seconds % 60).padStart(2, '0')}` }
}
