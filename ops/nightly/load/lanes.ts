import { setTimeout as sleep } from 'node:timers/promises'

import type { Target } from './target.ts'

/** Repeats the work on `concurrency` lanes until the time is up. */
export async function onLanes(
  target: Target,
  concurrency: number,
  work: (lane: number) => Promise<unknown>,
): Promise<void> {
  const lanes = Array.from({ length: concurrency }, async (_, lane) => {
    while (!target.signal.aborted) {
      const started = performance.now()
      await work(lane)
      // Slows retries on a closed port.
      if (performance.now() - started < 1) await pause(target, 20)
    }
  })
  await Promise.all(lanes)
}

export async function pause(target: Target, milliseconds: number): Promise<void> {
  await sleep(milliseconds, undefined, { signal: target.signal }).catch(() => {})
}
