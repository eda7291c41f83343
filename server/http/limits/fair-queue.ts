/** A queue in which addresses take turns; `requestsOf` counts an address's recent requests. */
export function fairQueue<T>(requestsOf: (address: string) => number = () => 0) {
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
    let [busiest, longest, requests]: [string, number, number] = [address, own, requestsOf(address)]
    for (const [other, { length: count }] of rows) {
      if (count < longest || (count === longest && requestsOf(other) <= requests)) continue
      ;[busiest, longest, requests] = [other, count, requestsOf(other)]
    }
    if (busiest === address) return undefined
    const newest = rows.get(busiest)?.at(-1)
    if (newest !== undefined) remove(busiest, newest)
    return newest
  }

  function quietest(mayHave: (address: string) => boolean): T | undefined {
    let [chosen, requests]: [string | undefined, number] = [undefined, Number.POSITIVE_INFINITY]
    for (const address of rows.keys()) {
      if (requestsOf(address) >= requests || !mayHave(address)) continue
      ;[chosen, requests] = [address, requestsOf(address)]
    }
    return chosen === undefined ? undefined : next((address) => address === chosen)
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
