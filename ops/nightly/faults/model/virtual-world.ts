import { setImmediate as turn } from 'node:timers/promises'

import type { World } from '#ops/nightly/faults/scenario.ts'

type Timer = { at: number; place: number; ring: () => void }

/** The clock moves only while every task sleeps, so that tasks run in the same order each time. */
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
    // Settles every promise that can settle before time moves.
    await turn()
    if (outcome) break
    const next = timers.toSorted((one, other) => one.at - other.at || one.place - other.place)[0]
    if (!next) throw new Error('Everyone waits, and no one for a timer')
    timers.splice(timers.indexOf(next), 1)
    now = next.at
    next.ring()
  }
  if ('error' in outcome) throw outcome.error
  return outcome.value
}
