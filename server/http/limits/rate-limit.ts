import { fairRow } from './fair-queue.ts'

/** Requests begun in one turn of the event loop: a few are cheap, and more would keep it. */
const MOST_IN_A_TURN = 2
/** Requests that wait to be begun: of one address, which may be a carrier's, and of all. */
const MOST = { ofOne: 100, all: 1000 }

/**
 * Begins a few requests in each turn of the event loop, the addresses by turns. All that have arrived
 * begun at once would keep the loop for seconds, in which nobody new is even let in. Answers whether
 * each is begun: there may be no place to wait, and one that waits makes room, where all are taken, for
 * an address that has fewer.
 */
export function pace(most = MOST, inATurn = MOST_IN_A_TURN) {
  const row = fairRow<(isBegun: boolean) => void>()
  let isSet = false

  function beginNext(): void {
    isSet = false
    for (let begun = 0; begun < inATurn; begun += 1) row.next()?.(true)
    set()
  }

  function set(): void {
    if (isSet || row.length() === 0) return
    isSet = true
    setImmediate(beginNext)
  }

  return (address: string): Promise<boolean> => {
    if (row.lengthOf(address) >= most.ofOne) return Promise.resolve(false)
    if (row.length() >= most.all) {
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
