import { setTimeout as sleep } from 'node:timers/promises'

import type { Target } from './target.ts'

/** Does the same work again and again, `concurrency` times at once, until the time is up. */
export async function atOnce(
  target: Target,
  concurrency: number,
  work: (lane: number) => Promise<unknown>,
): Promise<void> {
  const lanes = Array.from({ length: concurrency }, async (_, lane) => {
    while (!target.signal.aborted) {
      const started = performance.now()
      await work(lane)
      // A door that is shut is tried again, but not as fast as this machine can.
      if (performance.now() - started < 1) await pause(target, 20)
    }
  })
  await Promise.all(lanes)
}

/** Waits, or less when the time is up. */
export async function pause(target: Target, milliseconds: number): Promise<void> {
  await sleep(milliseconds, undefined, { signal: target.signal }).catch(() => {})
}
