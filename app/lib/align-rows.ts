import { groupBy, sorted } from './lists.ts'

export type AlignedRow = { from?: number; to?: { at: number; isMoved: boolean } }

/** Aligns two lists in the order of the second: equal rows by longest common subsequence, then moved ones, then pairs of a kind. */
export function alignRows(before: readonly unknown[], after: readonly unknown[]): AlignedRow[] {
  const [old, now] = [before.map(text), after.map(text)]
  const unchanged = unchangedRows(old, now)
  const moved = movedRows(old, now, unchanged)
  const unchangedFrom = new Set(unchanged.values())
  const matched = new Set([...unchangedFrom, ...moved.values()])
  const rows: AlignedRow[] = []
  let next = 0
  const passOver = (until: number) => {
    for (; next < until; next += 1) if (!matched.has(next)) rows.push({ from: next })
  }
  const rewritten = firstOfKind(before, matched, unchangedFrom)
  for (const at of now.keys()) {
    const movedFrom = moved.get(at)
    const from = movedFrom ?? unchanged.get(at) ?? rewritten(after[at], next)
    if (movedFrom === undefined && from !== undefined) {
      passOver(from)
      next = from + 1
    }
    const to = { at, isMoved: movedFrom !== undefined }
    rows.push(from === undefined ? { to } : { from, to })
  }
  passOver(old.length)
  return rows
}

function firstOfKind(
  before: readonly unknown[],
  matched: ReadonlySet<number>,
  unchangedFrom: ReadonlySet<number>,
) {
  const free = [...before.keys()].filter((at) => !matched.has(at))
  const byKind = new Map(
    [...groupBy(free, (at) => kindOf(before[at]))].map(([kind, places]) => [kind, queue(places)]),
  )
  const nextUnchanged = queue(sorted(unchangedFrom, (one, other) => one - other))
  return (row: unknown, from: number): number | undefined => {
    const at = byKind.get(kindOf(row))?.(from)
    return at === undefined || at >= (nextUnchanged(from) ?? Infinity) ? undefined : at
  }
}

function queue(places: readonly number[]): (from: number) => number | undefined {
  let next = 0
  return (from) => {
    while ((places[next] ?? Infinity) < from) next += 1
    return places[next]
  }
}

function kindOf(row: unknown): unknown {
  return typeof row === 'object' && row !== null && 'kind' in row ? row.kind : typeof row
}

/** 500 × 500 rows; longer lists use the linear comparison. */
const MAX_PAIRS = 250_000

function unchangedRows(old: readonly string[], now: readonly string[]): Map<number, number> {
  const shorter = Math.min(old.length, now.length)
  let begin = 0
  while (begin < shorter && old[begin] === now[begin]) begin += 1
  let end = 0
  while (end < shorter - begin && old.at(-1 - end) === now.at(-1 - end)) end += 1
  const between = [old, now].map((rows) => rows.slice(begin, rows.length - end))
  const [one = [], other = []] = between
  const inside =
    one.length * other.length > MAX_PAIRS
      ? nextEqualRows(one, other)
      : longestCommonRows(one, other)
  const unchanged = new Map(Array.from({ length: begin }, (_, at) => [at, at]))
  for (const [to, from] of inside) unchanged.set(begin + to, begin + from)
  for (let at = end; at > 0; at -= 1) unchanged.set(now.length - at, old.length - at)
  return unchanged
}

function nextEqualRows(old: readonly string[], now: readonly string[]): Map<number, number> {
  const places = groupBy(old.keys(), (at) => old[at] ?? '')
  const next = new Map([...places].map(([row, all]) => [row, queue(all)]))
  const unchanged = new Map<number, number>()
  let from = 0
  for (const [to, row] of now.entries()) {
    const at = next.get(row)?.(from)
    if (at === undefined) continue
    unchanged.set(to, at)
    from = at + 1
  }
  return unchanged
}

function longestCommonRows(old: readonly string[], now: readonly string[]): Map<number, number> {
  const lengths = Array.from({ length: old.length + 1 }, () =>
    Array<number>(now.length + 1).fill(0),
  )
  const at = (from: number, to: number) => lengths[from]?.[to] ?? 0
  for (let from = old.length - 1; from >= 0; from -= 1)
    for (let to = now.length - 1; to >= 0; to -= 1) {
      const line = lengths[from]
      if (!line) continue
      line[to] =
        old[from] === now[to]
          ? at(from + 1, to + 1) + 1
          : Math.max(at(from + 1, to), at(from, to + 1))
    }
  const unchanged = new Map<number, number>()
  for (let from = 0, to = 0; from < old.length && to < now.length;)
    if (old[from] === now[to]) {
      unchanged.set(to, from)
      from += 1
      to += 1
    } else if (at(from + 1, to) >= at(from, to + 1)) from += 1
    else to += 1
  return unchanged
}

function movedRows(
  old: readonly string[],
  now: readonly string[],
  unchanged: ReadonlyMap<number, number>,
): Map<number, number> {
  const staying = new Set(unchanged.values())
  const free = [...old.keys()].filter((at) => !staying.has(at))
  const left = new Map(
    [...groupBy(free, (at) => old[at] ?? '')].map(([row, places]) => [row, places.values()]),
  )
  const moved = new Map<number, number>()
  for (const [to, row] of now.entries()) {
    const from = unchanged.has(to) ? undefined : left.get(row)?.next().value
    if (from !== undefined) moved.set(to, from)
  }
  return moved
}

function text(row: unknown): string {
  return JSON.stringify(row, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          sorted(Object.entries(value), ([one], [other]) => (one < other ? -1 : 1)),
        )
      : value,
  )
}
