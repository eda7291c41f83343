import { performance as hooks } from 'node:perf_hooks'

/** Milliseconds: a clock that rings so much too late says that this process was held up, not who was silent. */
const LATE_MS = 100
/** So does so much of the time that it had to do: it may not have come to reading what was said. */
const BUSY = 0.7

/** Whether this process itself was why nothing was heard. */
export type HeldUp = { isLate: boolean; isBusy: boolean }

/** Watches this process from now on; what it answers says how it was, when a clock of so many milliseconds rang. */
export function watchLoop(): (milliseconds: number) => HeldUp {
  const since = performance.now()
  const before = hooks.eventLoopUtilization()
  return (milliseconds) => ({
    isLate: performance.now() - since > milliseconds + LATE_MS,
    isBusy: hooks.eventLoopUtilization(before).utilization > BUSY,
  })
}
