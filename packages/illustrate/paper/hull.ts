import { nth } from './nth.ts'
import type { Projected } from './projected.ts'

/** The outline round a set of sheet points. */
export function convexHull(points: readonly Projected[]): Projected[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (list: readonly Projected[]): Projected[] => {
    const kept: Projected[] = []
    for (const p of list) {
      while (kept.length > 1) {
        const [a, b] = [nth(kept, kept.length - 2), nth(kept, kept.length - 1)]
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break
        kept.pop()
      }
      kept.push(p)
    }
    return kept.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}
