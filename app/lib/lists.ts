// Copies of lists as every browser that the site serves can make them (scripts/oldest-browsers.ts).

/** A sorted copy. */
export function sorted<T>(list: Iterable<T>, compare?: (one: T, other: T) => number): T[] {
  return [...list].sort(compare)
}

/** A copy from the last to the first. */
export function reversed<T>(list: Iterable<T>): T[] {
  return [...list].reverse()
}

/** A copy in which `items` stand in place of so many from an index on. */
export function spliced<T>(list: readonly T[], at: number, count: number, ...items: T[]): T[] {
  return [...list.slice(0, at), ...items, ...list.slice(at + count)]
}

/** The items under the key of each, in the order in which the keys first come. */
export function groupBy<K, T>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
