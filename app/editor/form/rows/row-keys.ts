import { useState } from 'react'

import { spliced } from '#app/lib/lists.ts'

export type RowKeys = { keys: readonly number[]; next: number }

export function fitted({ keys, next }: RowKeys, count: number): RowKeys {
  const missing = Math.max(0, count - keys.length)
  const added = Array.from({ length: missing }, (_, index) => next + index)
  return { keys: [...keys.slice(0, count), ...added], next: next + missing }
}

export function moved({ keys, next }: RowKeys, at: number, by: number): RowKeys {
  const to = at + by
  const key = keys[at]
  if (key === undefined || to < 0 || to >= keys.length) return { keys, next }
  return { keys: spliced(spliced(keys, at, 1), to, 0, key), next }
}

export function without({ keys, next }: RowKeys, at: number): RowKeys {
  return { keys: spliced(keys, at, 1), next }
}

export function withOne({ keys, next }: RowKeys, at: number): RowKeys {
  return { keys: spliced(keys, at, 0, next), next: next + 1 }
}

/** Stable React keys for rows without an id, so that moved rows keep focus and open state. */
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
