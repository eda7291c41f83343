// For supported browsers without toSorted, toReversed, toSpliced and Map.groupBy (scripts/site-build/oldest-browsers.ts).

export function sorted<T>(list: Iterable<T>, compare?: (one: T, other: T) => number): T[] {
  return [...list].sort(compare)
}

export function reversed<T>(list: Iterable<T>): T[] {
  return [...list].reverse()
}

export function spliced<T>(list: readonly T[], at: number, count: number, ...items: T[]): T[] {
  return [...list.slice(0, at), ...items, ...list.slice(at + count)]
}

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

/** An emptied list of a form counts as none. */
export function absentWhereEmpty<T>(list: T[]): T[] | undefined {
  return list.length === 0 ? undefined : list
}
