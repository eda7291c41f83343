/**
 * A row in which addresses take turns: one that waits for many things gets no more of them than one
 * that waits for a single thing. `requestsOf` is how often an address asked of late.
 */
export function fairRow<T>(requestsOf: (address: string) => number = () => 0) {
  /** In the order of the next turns. */
  const rows = new Map<string, T[]>()
  let length = 0

  function add(address: string, item: T): void {
    const own = rows.get(address)
    if (own) own.push(item)
    else rows.set(address, [item])
    length += 1
  }

  /** The next thing, of the addresses that may have their turn now. */
  function next(mayHave: (address: string) => boolean = () => true): T | undefined {
    for (const [address, own] of rows) {
      if (!mayHave(address)) continue
      const item = own.shift()
      rows.delete(address)
      if (own.length > 0) rows.set(address, own)
      length -= 1
      return item
    }
    return undefined
  }

  function remove(address: string, item: T): boolean {
    const own = rows.get(address)
    const at = own?.lastIndexOf(item) ?? -1
    if (!own || at === -1) return false
    own.splice(at, 1)
    if (own.length === 0) rows.delete(address)
    length -= 1
    return true
  }

  /**
   * Takes out the newest thing of the address that has most, of those the one that asked most of late, so
   * that a full row has room for one that has less; undefined where no one has more or asked more.
   */
  function crowdOut(address: string): T | undefined {
    const own = lengthOf(address) + 1
    let [most, longest, requests]: [string, number, number] = [address, own, requestsOf(address)]
    for (const [other, { length: waiting }] of rows) {
      if (waiting < longest || (waiting === longest && requestsOf(other) <= requests)) continue
      ;[most, longest, requests] = [other, waiting, requestsOf(other)]
    }
    if (most === address) return undefined
    const newest = rows.get(most)?.at(-1)
    if (newest !== undefined) remove(most, newest)
    return newest
  }

  /** The next thing of the address that asked least of late, of those that may have their turn now. */
  function quietest(mayHave: (address: string) => boolean): T | undefined {
    let [least, requests]: [string | undefined, number] = [undefined, Number.POSITIVE_INFINITY]
    for (const address of rows.keys()) {
      if (requestsOf(address) >= requests || !mayHave(address)) continue
      ;[least, requests] = [address, requestsOf(address)]
    }
    return least === undefined ? undefined : next((address) => address === least)
  }

  function lengthOf(address: string): number {
    return rows.get(address)?.length ?? 0
  }

  return {
    add,
    next,
    quietest,
    remove,
    crowdOut,
    length: () => length,
    lengthOf,
  }
}
