/** The item at an index of a list that is known to have one there. */
export function nth<T>(list: ArrayLike<T>, index: number): T {
  const item = list[index]
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${list.length}`)
  return item
}

/** The value under a key that is known to be in a map. */
export function keyed<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key)
  if (value === undefined) throw new RangeError(`no ${String(key)} in the map`)
  return value
}
