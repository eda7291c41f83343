import { useState } from 'react'

import { spliced } from '#app/lib/lists.ts'

/** A number for each row of a list, and the next one that nobody had. */
export type RowKeys = { keys: readonly number[]; next: number }

/** As many keys as there are rows: more where rows came, fewer where the last ones went. */
export function fitted({ keys, next }: RowKeys, count: number): RowKeys {
  const missing = Math.max(0, count - keys.length)
  const added = Array.from({ length: missing }, (_, index) => next + index)
  return { keys: [...keys.slice(0, count), ...added], next: next + missing }
}

/** The key at a place goes with its row, `by` places on. */
export function moved({ keys, next }: RowKeys, at: number, by: number): RowKeys {
  const to = at + by
  const key = keys[at]
  if (key === undefined || to < 0 || to >= keys.length) return { keys, next }
  return { keys: spliced(spliced(keys, at, 1), to, 0, key), next }
}

export function without({ keys, next }: RowKeys, at: number): RowKeys {
  return { keys: spliced(keys, at, 1), next }
}

/** A row that comes in among the others has a key that no row had. */
export function withOne({ keys, next }: RowKeys, at: number): RowKeys {
  return { keys: spliced(keys, at, 0, next), next: next + 1 }
}

/**
 * Rows have nothing of their own that stays. Their keys go with them where they are moved and end with
 * them, so that what is open stays open and what has the focus keeps it.
 */
export function useRowKeys(count: number) {
  const [all, setAll] = useState<RowKeys>({ keys: [], next: 0 })
  const { keys } = fitted(all, count)
  const change = (next: (current: RowKeys) => RowKeys) =>
    setAll((current) => next(fitted(current, count)))
  return {
    keys,
    move: (at: number, by: number) => change((current) => moved(current, at, by)),
    put: (at: number) => change((current) => withOne(current, at)),
    remove: (at: number) => change((current) => without(current, at)),
  }
}
