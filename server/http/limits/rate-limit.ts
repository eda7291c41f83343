import { fairQueue } from './fair-queue.ts'

const MAX_PER_TICK = 2
/** Waiting requests: of one address, which may be a carrier's, and of all. */
const LIMITS = { ofOne: 100, all: 1000 }

/** Starts a few requests per turn of the event loop, by address, so that a burst does not block it; false when the queue is full. */
export function rateLimit(limits = LIMITS, perTick = MAX_PER_TICK) {
  const queue = fairQueue<(isBegun: boolean) => void>()
  let isSet = false

  function beginNext(): void {
    isSet = false
    for (let begun = 0; begun < perTick; begun += 1) queue.next()?.(true)
    set()
  }

  function set(): void {
    if (isSet || queue.length() === 0) return
    isSet = true
    setImmediate(beginNext)
  }

  return (address: string): Promise<boolean> => {
    if (queue.lengthOf(address) >= limits.ofOne) return Promise.resolve(false)
    if (queue.length() >= limits.all) {
      const crowdedOut = queue.crowdOut(address)
      if (!crowdedOut) return Promise.resolve(false)
      crowdedOut(false)
    }
    return new Promise((resolve) => {
      queue.add(address, resolve)
      set()
    })
  }
}
