import { expect, test } from 'vitest'

import { contactStep, firstContact, wallClock } from './contact-clock.ts'
import { daysIn, rangeBefore, readRange, weekOf } from './day-range.ts'
import { highestOf, reportSeries, roundScale } from './report-series.ts'

const today = '2026-11-24'

test('the last 30 days are the default', () => {
  const { range, problem } = readRange(new URLSearchParams(), today)
  expect([range, problem]).toEqual([{ from: '2026-10-26', to: today }, undefined])
  expect(daysIn(range)).toBe(30)
  expect(rangeBefore(range)).toEqual({ from: '2026-09-26', to: '2026-10-25' })
})

test('days may be typed in digits of any script', () => {
  const search = new URLSearchParams({ from: '२०२६-११-०१', to: '૨૦૨૬-૧૧-૨૪' })
  expect(readRange(search, today)).toEqual({ range: { from: '2026-11-01', to: today } })
})

test.each([
  ['from=2026-11-31&to=2026-11-24', 'unreadable'],
  ['from=2026-11-01&to=soon', 'unreadable'],
  ['from=0001-01-01', 'unreadable'],
  ['from=2026-11-24&to=2026-11-01', 'reversed'],
])('an invalid range says so: %s', (search, problem) => {
  const asked = readRange(new URLSearchParams(search), today)
  expect(asked).toEqual({ range: { from: '2026-10-26', to: today }, problem })
})

test('a day without leads counts; a long range has weeks that begin on Mondays', () => {
  const days = [
    { day: '2026-01-04', leads: 2, calls: 0, chats: 1 },
    { day: '2026-01-06', leads: 3, calls: 1, chats: 0 },
  ]
  const short = reportSeries(days, { from: '2026-01-04', to: '2026-01-06' })
  expect(short.points.map(({ leads }) => leads)).toEqual([2, 0, 3])
  const long = reportSeries(days, { from: '2026-01-03', to: '2026-06-30' })
  expect(long.step).toBe('week')
  expect(long.points.slice(0, 3)).toEqual([
    { day: '2026-01-03', leads: 2, calls: 0, chats: 1 },
    { day: '2026-01-05', leads: 3, calls: 1, chats: 0 },
    { day: '2026-01-12', leads: 0, calls: 0, chats: 0 },
  ])
  expect(highestOf(long.points)?.day).toBe('2026-01-05')
  expect(weekOf('2026-11-22')).toBe('2026-11-16')
})

test.each([
  [0, 2],
  [2, 2],
  [3, 4],
  [14, 20],
  [22, 30],
  [88, 100],
  [1001, 2000],
])('a scale for %i ends at %i', (most, top) => {
  expect(roundScale(most)).toBe(top)
})

test('a median of fewer than five is none', () => {
  expect(firstContact(new Map([[3, 4]]), 5)).toEqual({ contacted: 4, promised: 5, inTime: 4 })
  const counts = new Map([
    [90, 2],
    [3, 2],
    [7, 1],
  ])
  expect(firstContact(counts, 5)).toEqual({ contacted: 5, promised: 5, inTime: 2, median: 7 })
  expect(firstContact(counts, 8)).toMatchObject({ promised: 8, inTime: 3 })
})

test('minutes are counted singly for two hours, then coarser', () => {
  expect([-3, 4.99, 119.9, 129, 1439, 1501, 30_000].map(contactStep)).toEqual([
    0, 4, 119, 120, 1430, 1500, 28_800,
  ])
  expect(wallClock.minutes(new Date(0), new Date(90_000))).toBe(1.5)
})
