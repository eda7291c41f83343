import { alignRows } from '#app/lib/align-rows.ts'
import { isFields, isRows, type Json } from '#app/lib/json/json.ts'
import { differences, type FieldPath } from './difference.ts'

/** `clashes`: the paths that both changed, where mine wins. */
export type Together = { content: Json; clashes: FieldPath[] }

type Three = { base: Json; mine: Json; theirs: Json }

/** Merges field by field, mine where both changed; follows rows where one side kept their number and order. */
export function putTogether(three: Three, at: FieldPath = []): Together {
  const { base, mine, theirs } = three
  if (isSame(mine, theirs) || isSame(theirs, base)) return { content: mine, clashes: [] }
  if (isSame(mine, base)) return { content: theirs, clashes: [] }
  const inside = isRows(base) ? rowsTogether(three, at) : fieldsTogether(three, at)
  return inside ?? { content: mine, clashes: [at] }
}

/** The paths that each side changed, as JSON. */
export type Touched = { byMe: ReadonlySet<string>; byThem: ReadonlySet<string> }

export function touched({ base, mine, theirs }: Three): Touched {
  const ways = (to: Json) => new Set(differences(base, to).map(({ at }) => JSON.stringify(at)))
  return { byMe: ways(mine), byThem: ways(theirs) }
}

function fieldsTogether({ base, mine, theirs }: Three, at: FieldPath): Together | undefined {
  if (!isFields(base) || !isFields(mine) || !isFields(theirs)) return undefined
  const [old, own, other] = [base, mine, theirs].map((tree) => new Map(Object.entries(tree)))
  if (!old || !own || !other || old.get('kind') !== own.get('kind')) return undefined
  if (old.get('kind') !== other.get('kind')) return undefined
  const parts = [...new Set([...own.keys(), ...other.keys()])].map((key) => {
    const three = { base: old.get(key), mine: own.get(key), theirs: other.get(key) }
    return { key, ...putTogether(three, [...at, key]) }
  })
  const there = parts.filter(({ content }) => content !== undefined)
  return {
    content: Object.fromEntries(there.map(({ key, content }) => [key, content])),
    clashes: parts.flatMap(({ clashes }) => clashes),
  }
}

/** Undefined where both added, removed or moved rows, or one changed what the other removed. */
function rowsTogether({ base, mine, theirs }: Three, at: FieldPath): Together | undefined {
  if (!isRows(base) || !isRows(mine) || !isRows(theirs)) return undefined
  if (isInPlace(base, mine))
    return rowsOf(base, [theirs, mine], (led, own, row) =>
      putTogether({ base: row, mine: own, theirs: led }, at),
    )
  if (isInPlace(base, theirs))
    return rowsOf(base, [mine, theirs], (led, other, row) =>
      putTogether({ base: row, mine: led, theirs: other }, at),
    )
  return undefined
}

function rowsOf(
  base: readonly Json[],
  [led, followed]: readonly [readonly Json[], readonly Json[]],
  both: (led: Json, followed: Json, base: Json) => Together,
): Together | undefined {
  const rows: Together[] = []
  for (const { from, to } of alignRows(base, led)) {
    const row = to && led[to.at]
    if (from === undefined) rows.push({ content: row, clashes: [] })
    else if (to) rows.push(both(row, followed[from], base[from]))
    else if (!isSame(base[from], followed[from])) return undefined
  }
  return {
    content: rows.map(({ content }) => content),
    clashes: rows.flatMap(({ clashes }) => clashes),
  }
}

function isInPlace(base: readonly Json[], rows: readonly Json[]): boolean {
  const aligned = alignRows(base, rows)
  return aligned.every(({ from, to }) => to !== undefined && from === to.at && !to.isMoved)
}

function isSame(one: Json, other: Json): boolean {
  return differences(one, other).length === 0
}
