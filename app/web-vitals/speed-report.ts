import { groupBy } from '#app/lib/lists.ts'

import { pageKinds, type PageKind } from './page-kinds.ts'
import { quantile } from './quantile.ts'
import { devices, vitals, type Device, type Vital } from './vital.ts'
import { boundsOf } from './vital-buckets.ts'
import { vitalBudgets } from './vital-budgets.ts'
import type { VitalCount } from './vitals-tally.ts'

export const FEW = 20

export type Verdict = 'good' | 'over' | 'few'

/** 75th percentile in the vital's own unit. */
type Measured = { p75: number; verdict: Verdict }

export type SpeedRow = {
  page: PageKind
  device: Device
  views: number
  measured: Partial<Record<Vital, Measured>>
}

export function speedRows(counts: readonly VitalCount[]): SpeedRow[] {
  const groups = groupBy(counts, ({ page, device }) => `${page} ${device}`)
  return pageKinds.flatMap((page) =>
    devices.flatMap((device) => {
      const own = groups.get(`${page} ${device}`)
      return own ? speedRow(page, device, own) : []
    }),
  )
}

function speedRow(page: PageKind, device: Device, counts: readonly VitalCount[]): SpeedRow {
  const measured: SpeedRow['measured'] = {}
  let views = 0
  for (const vital of vitals) {
    const own = counts.filter((count) => count.vital === vital)
    const all = own.reduce((sum, count) => sum + count.views, 0)
    const bars = own.map((count) => ({ ...boundsOf(vital, count.bucket), count: count.views }))
    const p75 = quantile(bars, 0.75)
    // Views without an interaction have no INP, so counts differ by vital.
    views = Math.max(views, all)
    if (p75 !== undefined) measured[vital] = { p75, verdict: verdictOn(vital, p75, all) }
  }
  return { page, device, views, measured }
}

function verdictOn(vital: Vital, p75: number, views: number): Verdict {
  if (views < FEW) return 'few'
  return p75 <= vitalBudgets[vital] ? 'good' : 'over'
}
