/**
 * A row in which addresses take turns: one that waits for many things gets no more of them than one
 * that waits for a single thing.
 */
export function fairRow<T>() {
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
   * Takes out the newest thing of the address that has most, so that a full row has room for one that has
   * less; undefined where nobody has so much more that it would be fairer.
   */
  function crowdOut(address: string): T | undefined {
    let [most, longest]: [string, T[]] = ['', []]
    for (const [other, own] of rows) if (own.length > longest.length) [most, longest] = [other, own]
    const newest = longest.length > lengthOf(address) + 1 ? longest.at(-1) : undefined
    if (newest !== undefined) remove(most, newest)
    return newest
  }

  function lengthOf(address: string): number {
    return rows.get(address)?.length ?? 0
  }

  return {
    add,
    next,
    remove,
    crowdOut,
    length: () => length,
    lengthOf,
  }
}
