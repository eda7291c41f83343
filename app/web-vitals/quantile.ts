import { sorted } from '#app/lib/lists.ts'

export type Bar = { from: number; to: number; count: number }

/** The value at a share such as 0.75, by linear interpolation within its bar; undefined without counts. */
export function quantile(bars: readonly Bar[], share: number): number | undefined {
  const filled = sorted(
    bars.filter(({ count }) => count > 0),
    (a, b) => a.from - b.from,
  )
  const rank = share * filled.reduce((sum, { count }) => sum + count, 0)
  let below = 0
  for (const { from, to, count } of filled) {
    if (below + count >= rank) return from + ((to - from) * (rank - below)) / count
    below += count
  }
  return undefined
}
