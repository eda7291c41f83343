/** A queue in which addresses take turns; `requestsOf` counts an address's recent requests. */
export function fairRow<T>(requestsOf: (address: string) => number = () => 0) {
  const rows = new Map<string, T[]>()
  let length = 0

  function add(address: string, item: T): void {
    const own = rows.get(address)
    if (own) own.push(item)
    else rows.set(address, [item])
    length += 1
  }

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

  /** Drops the newest entry of the address with most entries, then most requests; undefined where none exceeds `address`. */
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
