import type { PageKind } from './page-kinds.ts'
import { vitals, type Device, type Vital } from './vital.ts'
import { bucketOf } from './vital-buckets.ts'
import type { VitalsReport } from './vitals-report.ts'

/** So many views of a kind of page on a kind of device had a value of this bucket. */
export type VitalCount = {
  page: PageKind
  device: Device
  vital: Vital
  bucket: number
  views: number
}

/** Milliseconds that a count waits to be written together with others. */
const WRITTEN_AFTER_MS = 5000

/**
 * Counts reports in this process and hands them to `write` every few seconds, so that no report asks
 * PostgreSQL for anything. There are only so many kinds of pages, devices and buckets, so no flood
 * makes it grow. What could not be written is counted on; `tell` hears of it once.
 */
export function vitalsTally(
  write: (counts: readonly VitalCount[]) => Promise<void>,
  tell: (error: unknown) => void,
) {
  const counts = new Map<string, VitalCount>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing: Promise<void> = Promise.resolve()
  let isFailing = false

  function count(added: VitalCount): void {
    const key = [added.page, added.device, added.vital, added.bucket].join(' ')
    const views = (counts.get(key)?.views ?? 0) + added.views
    counts.set(key, { ...added, views })
    timer ??= setTimeout(() => void flush(), WRITTEN_AFTER_MS).unref()
  }

  function add({ page, device, values }: VitalsReport): void {
    for (const vital of vitals) {
      const value = values[vital]
      if (value === undefined) continue
      count({ page, device, vital, bucket: bucketOf(vital, value), views: 1 })
    }
  }

  /** Writes what is counted by now; never rejects. */
  function flush(): Promise<void> {
    writing = writing.then(writeAll)
    return writing
  }

  async function writeAll(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const taken = [...counts.values()]
    counts.clear()
    if (taken.length === 0) return
    try {
      await write(taken)
      isFailing = false
    } catch (error) {
      taken.forEach(count)
      if (!isFailing) tell(error)
      isFailing = true
    }
  }

  return { add, flush }
}
