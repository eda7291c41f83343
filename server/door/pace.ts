import { fairRow } from './fair-row.ts'

/** Requests begun in one turn of the event loop: a few are cheap, and more would keep it. */
const MOST_IN_A_TURN = 2
/** Requests that wait to be begun: of one address, which may be a carrier's, and of all. */
const MOST = { ofOne: 100, all: 1000 }

/**
 * Begins a few requests in each turn of the event loop, the addresses by turns. All that have arrived
 * begun at once would keep the loop for seconds, in which nobody new is even let in. Answers whether
 * there is still a place to wait.
 */
export function pace(most = MOST, inATurn = MOST_IN_A_TURN) {
  const row = fairRow<() => void>()
  let isSet = false

  function beginNext(): void {
    isSet = false
    for (let begun = 0; begun < inATurn; begun += 1) row.next()?.()
    set()
  }

  function set(): void {
    if (isSet || row.length() === 0) return
    isSet = true
    setImmediate(beginNext)
  }

  return (address: string, begin: () => void): boolean => {
    if (row.length() >= most.all || row.lengthOf(address) >= most.ofOne) return false
    row.add(address, begin)
    set()
    return true
  }
}
