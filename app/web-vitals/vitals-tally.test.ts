import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { pageKinds } from './page-kinds.ts'
import { devices } from './vital.ts'
import { vitalsTally, type VitalCount } from './vitals-tally.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function tallied() {
  const written: (readonly VitalCount[])[] = []
  const errors: unknown[] = []
  let fault: Error | undefined
  const tally = vitalsTally(
    (counts) => {
      if (fault) return Promise.reject(fault)
      written.push(counts)
      return Promise.resolve()
    },
    (error) => errors.push(error),
  )
  return { ...tally, written, errors, fail: (error: Error | undefined) => (fault = error) }
}

const view = { page: 'home', device: 'phone', values: { LCP: 1234, CLS: 0 } } as const

test('views are added up and written together, a few seconds later', async () => {
  const { add, written } = tallied()
  add(view)
  add({ ...view, values: { LCP: 1201 } })
  expect(written).toEqual([])
  await vi.advanceTimersByTimeAsync(5000)
  expect(written).toEqual([
    [
      { page: 'home', device: 'phone', vital: 'LCP', bucket: 1200, views: 2 },
      { page: 'home', device: 'phone', vital: 'CLS', bucket: 0, views: 1 },
    ],
  ])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(written).toHaveLength(1)
})
test('failed writes are retried later with new counts, and reported once', async () => {
  const { add, written, errors, fail } = tallied()
  fail(new Error('away'))
  add(view)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(errors).toHaveLength(1)
  add(view)
  fail(undefined)
  await vi.advanceTimersByTimeAsync(5000)
  expect(written.flat().map(({ views }) => views)).toEqual([2, 2])
})
test('shutdown writes everything at once', async () => {
  const { add, flush, written } = tallied()
  add(view)
  await flush()
  await flush()
  expect(written).toHaveLength(1)
})
test('a flood of reports cannot exceed the number of buckets', async () => {
  const { add, flush, written } = tallied()
  for (const page of pageKinds)
    for (const device of devices)
      for (let value = 0; value < 2000; value += 7)
        add({
          page,
          device,
          values: { LCP: value * 300, INP: value, CLS: value / 200, FCP: value },
        })
  await flush()
  expect(written[0]?.length).toBeLessThan(pageKinds.length * devices.length * 80)
})
