import { fairRow } from './fair-queue.ts'

const MAX_PER_TICK = 2
/** Waiting requests: of one address, which may be a carrier's, and of all. */
const LIMITS = { ofOne: 100, all: 1000 }

/** Starts a few requests per turn of the event loop, by address, so that a burst does not block it; false when the queue is full. */
export function pace(limits = LIMITS, perTick = MAX_PER_TICK) {
  const row = fairRow<(isBegun: boolean) => void>()
  let isSet = false

  function beginNext(): void {
    isSet = false
    for (let begun = 0; begun < perTick; begun += 1) row.next()?.(true)
    set()
  }

  function set(): void {
    if (isSet || row.length() === 0) return
    isSet = true
    setImmediate(beginNext)
  }

  return (address: string): Promise<boolean> => {
    if (row.lengthOf(address) >= limits.ofOne) return Promise.resolve(false)
    if (row.length() >= limits.all) {
      const crowdedOut = row.crowdOut(address)
      if (!crowdedOut) return Promise.resolve(false)
      crowdedOut(false)
    }
    return new Promise((resolve) => {
      row.add(address, resolve)
      set()
    })
  }
}
