import { alignRows } from '#app/lib/align-rows.ts'
import { isFields, isRows, type Json } from '#app/lib/json/json.ts'

/** A field's path: `['sections', 0, 'paragraphs', 1]`. */
export type FieldPath = readonly (string | number)[]

/** `was` and `became` are JSON, undefined when absent. */
export type Difference = {
  at: FieldPath
  was: string | undefined
  became: string | undefined
  /** The former index of a moved row, from 0. */
  movedFrom?: number
  /** `step`: the section's position within the path. */
  section?: { kind: string; step: number } | undefined
}

type Where = { at: FieldPath; section?: Difference['section'] }

/** Compares value by value and matches rows by content; empty lists and texts equal absent ones, as in the schema. */
export function differences(before: Json, after: Json): Difference[] {
  return differ(before, after, { at: [] })
}

function differ(before: Json, after: Json, where: Where): Difference[] {
  if (Object.is(before, after) || (isUnstated(before) && isUnstated(after))) return []
  if (isRows(before) && isRows(after)) return differRows(before, after, where)
  if (isTree(before) || isTree(after)) {
    const [old, now] = [branches(before), branches(after)]
    const keys = [...new Set([...now.keys(), ...old.keys()])]
    return keys.flatMap((key) => {
      const [one, other] = [old.get(key), now.get(key)]
      return differ(one, other, within(where, key, other ?? one))
    })
  }
  return [{ ...where, was: shown(before), became: shown(after) }]
}

function differRows(before: readonly Json[], after: readonly Json[], where: Where): Difference[] {
  return alignRows(before, after).flatMap(({ from, to }) => {
    const [old, now] = [from === undefined ? undefined : before[from], to && after[to.at]]
    const row = within(where, to?.at ?? from ?? 0, now ?? old)
    if (to?.isMoved) return [{ ...row, was: undefined, became: undefined, movedFrom: from ?? 0 }]
    return differ(old, now, row)
  })
}

function within({ at, section }: Where, key: string | number, value: Json): Where {
  const way = [...at, key]
  const kind = typeof key === 'number' && isTree(value) ? branches(value).get('kind') : undefined
  const inside = typeof kind === 'string' ? { kind, step: way.length - 1 } : section
  return inside ? { at: way, section: inside } : { at: way }
}

const isTree = (value: Json) => isRows(value) || isFields(value)

function isUnstated(value: Json): boolean {
  return value === undefined || (typeof value === 'string' && value.trim() === '')
}

function branches(value: Json): Map<string | number, Json> {
  if (isRows(value)) return new Map(value.map((one, at) => [at, one]))
  return new Map(isFields(value) ? Object.entries(value) : [])
}

function shown(value: Json): string | undefined {
  return value === undefined || isTree(value) ? undefined : JSON.stringify(value)
}
