import { countLater } from '#app/lib/async/count-later.ts'

import type { PageKind } from './page-kinds.ts'
import { vitals, type Device, type Vital } from './vital.ts'
import { bucketOf } from './vital-buckets.ts'
import type { VitalsReport } from './vitals-report.ts'

type ViewKind = { page: PageKind; device: Device; vital: Vital; bucket: number }
export type VitalCount = ViewKind & { views: number }

/** Batches reports for PostgreSQL in bounded memory; counts survive a failed write, which `onError` hears of once. */
export function vitalsTally(
  write: (counts: readonly VitalCount[]) => Promise<void>,
  onError: (error: unknown) => void,
) {
  const later = countLater<ViewKind>({
    keyOf: ({ page, device, vital, bucket }) => [page, device, vital, bucket].join(' '),
    write: (counts) => write(counts.map(({ kind, count }) => ({ ...kind, views: count }))),
    onError,
  })

  function add({ page, device, values }: VitalsReport): void {
    for (const vital of vitals) {
      const value = values[vital]
      if (value === undefined) continue
      later.add({ page, device, vital, bucket: bucketOf(vital, value) })
    }
  }

  return { add, flush: later.flush }
}
