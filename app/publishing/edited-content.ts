import { isFields, isRows, type Json } from '#app/lib/json/json.ts'
import { spliced } from '#app/lib/lists.ts'

import type { FieldPath } from './difference.ts'

/** A draft, valid or not. */
export type Content = Json

export function valueAt(content: Content, path: FieldPath): Json {
  return path.reduce<Json>((value, key) => child(value, key), content)
}

export function nameIn(content: Content): string {
  return textAt(content, 'name')
}

export function textAt(content: Content, field: string): string {
  const value = valueAt(content, [field])
  return typeof value === 'string' ? value : ''
}

/** Undefined removes the field. */
export function withValue(content: Content, path: FieldPath, value: Json): Content {
  const [key, ...rest] = path
  if (key === undefined) return value
  const next = withValue(child(content, key), rest, value)
  if (isRows(content) && typeof key === 'number')
    return next === undefined ? spliced(content, key, 1) : spliced(content, key, 1, next)
  const fields = isFields(content) ? content : {}
  if (next !== undefined) return { ...fields, [key]: next }
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== String(key)))
}

export function withAdded(content: Content, path: FieldPath, value: Json): Content {
  const list = valueAt(content, path)
  return withValue(content, path, [...(isRows(list) ? list : []), value])
}

export function withMoved(content: Content, path: FieldPath, at: number, by: number): Content {
  const list = valueAt(content, path)
  if (!isRows(list) || at + by < 0 || at + by >= list.length) return content
  return withValue(content, path, spliced(spliced(list, at, 1), at + by, 0, list[at]))
}

function child(value: Json, key: string | number): Json {
  if (isRows(value)) return typeof key === 'number' ? value[key] : undefined
  return isFields(value) && Object.hasOwn(value, key) ? value[key] : undefined
}
