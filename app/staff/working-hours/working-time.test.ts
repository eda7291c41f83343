import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  afterWorkingMinutes,
  beforeWorkingMinutes,
  isWorking,
  workDay,
  workingMinutes,
  type WorkCalendar,
} from './working-time.ts'

const usual: WorkCalendar = {
  hours: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: 540, closes: 1140 })),
  holidays: ['2026-12-25'],
}

const wall = (text: string) => new Date(`${text}+05:30`)

const moment = fc.date({
  min: new Date('2026-01-01T00:00:00.000Z'),
  max: new Date('2027-12-31T00:00:00.000Z'),
  noInvalidDate: true,
})

const calendar: fc.Arbitrary<WorkCalendar> = fc.record({
  hours: fc
    .array(
      fc.record({
        weekday: fc.integer({ min: 1, max: 7 }),
        edges: fc.uniqueArray(fc.integer({ min: 0, max: 1440 }), { minLength: 2, maxLength: 6 }),
      }),
      { minLength: 1, maxLength: 7 },
    )
    .map((days) => {
      const byDay = new Map(days.map(({ weekday, edges }) => [weekday, edges]))
      return [...byDay].flatMap(([weekday, edges]) => {
        const sorted = edges.toSorted((a, b) => a - b)
        return sorted.flatMap((opens, index) => {
          const closes = sorted[index + 1]
          return index % 2 === 0 && closes !== undefined ? [{ weekday, opens, closes }] : []
        })
      })
    }),
  holidays: fc.array(
    moment.map((day) => day.toISOString().slice(0, 10)),
    { maxLength: 5 },
  ),
})

test('a night, a Sunday and a holiday do not count', () => {
  const saturday = wall('2026-11-28T18:56')
  expect(workingMinutes(saturday, wall('2026-11-30T09:02'), usual)).toBe(6)
  expect(afterWorkingMinutes(saturday, 5, usual)).toEqual(wall('2026-11-30T09:01'))
  expect(workingMinutes(wall('2026-12-24T18:00'), wall('2026-12-26T10:00'), usual)).toBe(120)
  expect(beforeWorkingMinutes(wall('2026-11-30T09:01'), 5, usual)).toEqual(saturday)
})

test('minutes that end with the day end at closing, not at the next opening', () => {
  expect(afterWorkingMinutes(wall('2026-11-24T18:50'), 10, usual)).toEqual(wall('2026-11-24T19:00'))
})

test('work that comes after hours counts for the next working day', () => {
  expect(workDay(wall('2026-11-28T18:59:59.999'), usual)).toBe('2026-11-28')
  expect(workDay(wall('2026-11-28T19:00'), usual)).toBe('2026-11-30')
  expect(workDay(wall('2026-12-24T23:00'), usual)).toBe('2026-12-26')
  expect(workDay(wall('2026-11-28T23:00'), { hours: [], holidays: [] })).toBe('2026-11-28')
})

test('the office is open from its first to before its last millisecond', () => {
  expect(isWorking(wall('2026-11-24T09:00'), usual)).toBe(true)
  expect(isWorking(wall('2026-11-24T18:59:59.999'), usual)).toBe(true)
  expect(isWorking(wall('2026-11-24T19:00'), usual)).toBe(false)
  expect(isWorking(wall('2026-11-29T12:00'), usual)).toBe(false)
})

test('without working hours there is no end', () => {
  const never: WorkCalendar = { hours: [], holidays: [] }
  expect(afterWorkingMinutes(wall('2026-11-24T10:00'), 1, never)).toBeUndefined()
  expect(beforeWorkingMinutes(wall('2026-11-24T10:00'), 1, never)).toBeUndefined()
})

test('parts add up, and a later end never counts fewer minutes', () => {
  fc.assert(
    fc.property(calendar, fc.tuple(moment, moment, moment), (hours, moments) => {
      const [a, b, c] = moments.toSorted((x, y) => x.getTime() - y.getTime())
      if (!a || !b || !c) return
      const [first, second] = [workingMinutes(a, b, hours), workingMinutes(b, c, hours)]
      const whole = workingMinutes(a, c, hours)
      expect(Math.round((first + second) * 60_000)).toBe(Math.round(whole * 60_000))
      expect(whole).toBeGreaterThanOrEqual(first)
      expect(whole).toBeLessThanOrEqual((c.getTime() - a.getTime()) / 60_000)
    }),
  )
})

test('counting and finding the end are inverse, to the millisecond', () => {
  const length = fc.integer({ min: 1, max: 20 * 24 * 60 * 60_000 }).map((ms) => ms / 60_000)
  fc.assert(
    fc.property(calendar, moment, length, (hours, from, minutes) => {
      const end = afterWorkingMinutes(from, minutes, hours)
      if (!end) return
      const counted = (start: Date, stop: Date) =>
        Math.round(workingMinutes(start, stop, hours) * 60_000)
      const asked = Math.round(minutes * 60_000)
      expect(counted(from, end)).toBe(asked)
      expect(counted(from, new Date(end.getTime() - 1))).toBe(asked - 1)
      const start = beforeWorkingMinutes(end, minutes, hours)
      if (!start) throw new Error('There is an end, so there is a start')
      expect(start.getTime()).toBeGreaterThanOrEqual(from.getTime())
      expect(counted(start, end)).toBe(asked)
      expect(counted(new Date(start.getTime() + 1), end)).toBe(asked - 1)
    }),
  )
})
