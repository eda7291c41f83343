/** A row of two lists: its place in the one, in the other, or in both. */
export type AlignedRow = { from?: number; to?: { at: number; isMoved: boolean } }

/**
 * Which rows of a list are which of another, in the order of the second. Those that are equal stay together,
 * as many as keep their order; an equal one elsewhere was moved; what is left between two of them is paired
 * as it comes with one of its kind, since it may have been rewritten.
 */
export function alignRows(was: readonly unknown[], became: readonly unknown[]): AlignedRow[] {
  const [old, now] = [was.map(text), became.map(text)]
  const kept = keptRows(old, now)
  const moved = movedRows(old, now, kept)
  const keptThere = new Set(kept.values())
  const gone = new Set([...keptThere, ...moved.values()])
  const rows: AlignedRow[] = []
  let next = 0
  const passOver = (until: number) => {
    for (; next < until; next += 1) if (!gone.has(next)) rows.push({ from: next })
  }
  const rewritten = (row: unknown) => {
    for (let from = next; from < old.length && !keptThere.has(from); from += 1)
      if (!gone.has(from) && kindOf(was[from]) === kindOf(row)) return from
    return undefined
  }
  for (const at of now.keys()) {
    const movedFrom = moved.get(at)
    const from = movedFrom ?? kept.get(at) ?? rewritten(became[at])
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

function kindOf(row: unknown): unknown {
  return typeof row === 'object' && row !== null && 'kind' in row ? row.kind : typeof row
}

/** Equal rows that keep their order, as many as there are, by their place now. */
function keptRows(old: readonly string[], now: readonly string[]): Map<number, number> {
  // The longest common subsequence of what follows two places.
  const most = Array.from({ length: old.length + 1 }, () => Array<number>(now.length + 1).fill(0))
  const at = (from: number, to: number) => most[from]?.[to] ?? 0
  for (let from = old.length - 1; from >= 0; from -= 1)
    for (let to = now.length - 1; to >= 0; to -= 1) {
      const line = most[from]
      if (!line) continue
      line[to] =
        old[from] === now[to]
          ? at(from + 1, to + 1) + 1
          : Math.max(at(from + 1, to), at(from, to + 1))
    }
  const kept = new Map<number, number>()
  for (let from = 0, to = 0; from < old.length && to < now.length;)
    if (old[from] === now[to]) {
      kept.set(to, from)
      from += 1
      to += 1
    } else if (at(from + 1, to) >= at(from, to + 1)) from += 1
    else to += 1
  return kept
}

/** Equal rows that are in another order, by their place now. */
function movedRows(
  old: readonly string[],
  now: readonly string[],
  kept: ReadonlyMap<number, number>,
): Map<number, number> {
  const staying = new Set(kept.values())
  const moved = new Map<number, number>()
  for (const [to, row] of now.entries()) {
    if (kept.has(to)) continue
    const from = old.findIndex((one, at) => one === row && !staying.has(at))
    if (from < 0) continue
    staying.add(from)
    moved.set(to, from)
  }
  return moved
}

/** A row to be compared: a database gives its fields back in another order. */
function text(row: unknown): string {
  return JSON.stringify(row, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : value,
  )
}
