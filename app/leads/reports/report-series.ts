import { daysIn, MAX_DAYS, plusDays, weekOf, type DayRange } from './day-range.ts'
import type { DayFigures } from './report-figures.ts'

/** Oldest first, without gaps. */
export type ReportSeries = { step: 'day' | 'week'; points: readonly DayFigures[] }

/** Fills empty days; long ranges count by week from the first day in the range. */
export function reportSeries(days: readonly DayFigures[], range: DayRange): ReportSeries {
  const step = daysIn(range) > MAX_DAYS ? 'week' : 'day'
  const startOf = (day: string) => (step === 'day' ? day : later(weekOf(day), range.from))
  const points = new Map<string, DayFigures>()
  for (let day = range.from; day <= range.to; day = plusDays(day, 1)) {
    const start = startOf(day)
    points.set(start, points.get(start) ?? { day: start, leads: 0, calls: 0, chats: 0 })
  }
  for (const { day, leads, calls, chats } of days) {
    const start = startOf(day)
    const before = points.get(start)
    if (!before) continue
    points.set(start, {
      day: start,
      leads: before.leads + leads,
      calls: before.calls + calls,
      chats: before.chats + chats,
    })
  }
  return { step, points: [...points.values()] }
}

/** The newest of equals; undefined where no lead came. */
export function highestOf(points: readonly DayFigures[]): DayFigures | undefined {
  return points.reduce<DayFigures | undefined>(
    (highest, point) => (point.leads > 0 && point.leads >= (highest?.leads ?? 0) ? point : highest),
    undefined,
  )
}

/** Even, and 2, 3, 4, 6, 8 or 10 times a power of ten, since half of the scale has a label. */
export function roundScale(max: number): number {
  for (let ten = 1; ; ten *= 10) {
    for (const step of [2, 3, 4, 6, 8, 10]) {
      const scale = step * ten
      if (max <= scale && scale % 2 === 0) return scale
    }
  }
}

function later(one: string, other: string): string {
  return one > other ? one : other
}
