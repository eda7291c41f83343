import { performance as hooks } from 'node:perf_hooks'

/** Milliseconds of timer delay that mean a busy process. */
const LATE_MS = 100
const BUSY = 0.7

export type LoopDelay = { isLate: boolean; isBusy: boolean }

export function watchLoop(): (milliseconds: number) => LoopDelay {
  const since = performance.now()
  const before = hooks.eventLoopUtilization()
  return (milliseconds) => ({
    isLate: performance.now() - since > milliseconds + LATE_MS,
    isBusy: hooks.eventLoopUtilization(before).utilization > BUSY,
  })
}
