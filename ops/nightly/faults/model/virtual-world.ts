import { setImmediate as turn } from 'node:timers/promises'

import type { World } from '#ops/nightly/faults/scenario.ts'

type Timer = { at: number; place: number; ring: () => void }

/**
 * A world whose clock moves only while everybody sleeps, so that work that waits for nothing else runs in
 * the same order every time. Answers what the work answers.
 */
export async function inVirtualWorld<T>(work: (world: World) => Promise<T>): Promise<T> {
  const timers: Timer[] = []
  let [now, place] = [0, 0]
  const world: World = {
    now: () => now,
    sleep: (milliseconds) =>
      new Promise((ring) => {
        place += 1
        timers.push({ at: now + milliseconds, place, ring })
      }),
  }
  let outcome: { value: T } | { error: unknown } | undefined
  work(world).then(
    (value) => (outcome = { value }),
    (error: unknown) => (outcome = { error }),
  )
  for (;;) {
    // Every promise that can be settled is, before time goes on.
    await turn()
    if (outcome) break
    const next = timers.toSorted((one, other) => one.at - other.at || one.place - other.place)[0]
    if (!next) throw new Error('Everybody waits, and nobody for a timer')
    timers.splice(timers.indexOf(next), 1)
    now = next.at
    next.ring()
  }
  if ('error' in outcome) throw outcome.error
  return outcome.value
}
