import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  checkVisit,
  closedSlots,
  dayText,
  ownTime,
  visitDays,
  visitText,
  visitTexts,
} from './visit-slot.ts'

// 00:30 of the next day in India.
const now = new Date('2026-11-27T19:00:00Z')
const choice = { project: 'cedar-court', day: '2026-11-29', time: '10:00' }

test('the days begin tomorrow in Indian time, and there are fourteen', () => {
  const days = visitDays(now)
  expect(days[0]).toBe('2026-11-29')
  expect(days.at(-1)).toBe('2026-12-12')
  expect(new Set(days).size).toBe(14)
})
test('an offered slot is the moment that it names', () => {
  expect(checkVisit(choice, now)).toEqual({
    ok: true,
    visit: { project: 'cedar-court', startsAt: new Date('2026-11-29T04:30:00Z') },
  })
})
test('a visit by video says so', () => {
  expect(checkVisit({ ...choice, video: true }, now)).toMatchObject({ visit: { isVideo: true } })
  expect(checkVisit({ ...choice, video: false }, now)).not.toHaveProperty('visit.isVideo')
})
function isOpen(startsAt: Date): boolean {
  const local = new Date(startsAt.getTime() + 5.5 * 3_600_000)
  return local.getUTCDay() === 0 ? local.getUTCHours() < 12 : local.getUTCHours() >= 15
}
const isWeekday = (startsAt: Date) => startsAt.getUTCDay() !== 0

test('closed days and hours are neither offered nor accepted', () => {
  const days = visitDays(now, isOpen)
  expect(days).toHaveLength(14)
  expect(closedSlots(['2026-11-29'], isOpen)).toEqual(
    ['12:00', '14:00', '16:00'].map((time) => `2026-11-29 ${time}`),
  )
  expect(checkVisit(choice, now, isOpen)).toMatchObject({ ok: true })
  const gone = { field: 'time', text: visitTexts.unavailable }
  expect(checkVisit({ ...choice, time: '14:00' }, now, isOpen)).toEqual({
    ok: false,
    faults: [gone],
  })
  expect(visitDays(now, isWeekday)).not.toContain('2026-11-29')
  expect(checkVisit(choice, now, isWeekday)).toEqual({
    ok: false,
    faults: [{ field: 'day', text: visitTexts.unavailable }],
  })
})
test.each([
  ['2026-11-28', '10:00'],
  ['2026-11-27', '10:00'],
  ['2026-12-13', '10:00'],
  ['2026-11-31', '10:00'],
  ['tomorrow', '10:00'],
  ['2026-11-29', '11:00'],
  ['2026-11-29', '10:00:00'],
  ['2026-11-29', '03:00'],
])('%s at %s cannot be requested', (day, time) => {
  const check = checkVisit({ ...choice, day, time }, now)
  expect(check).toMatchObject({ ok: false, faults: [{ text: visitTexts.unavailable }] })
})
test('missing choices are named', () => {
  expect(checkVisit({ ...choice, day: '', time: '' }, now)).toEqual({
    ok: false,
    faults: [
      { field: 'day', text: visitTexts.missing },
      { field: 'time', text: visitTexts.missing },
    ],
  })
  expect(checkVisit({ ...choice, project: '' }, now)).toMatchObject({ ok: false })
})
test('every choice gets an answer, and a valid one lies ahead', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('2026-11-30', '12:00', '16:00'))
  fc.assert(
    fc.property(text, text, (day, time) => {
      const check = checkVisit({ ...choice, day, time }, now)
      const start = check.ok ? check.visit.startsAt.getTime() : Infinity
      expect(start).toBeGreaterThan(now.getTime())
    }),
  )
})
test('a slot is written in the time of India', () => {
  expect(visitText(new Date('2026-11-28T04:30:00Z'))).toBe('Sat 28 Nov 2026, 10:00 am IST')
  expect(visitText(new Date('2026-12-31T19:00:00Z'))).toBe('Fri 1 Jan 2027, 12:30 am IST')
  expect(dayText('2027-01-03')).toBe('Sun 3 Jan 2027')
})
test.each([
  ['Asia/Dubai', '8:30 am'],
  ['America/Los_Angeles', 'Fri 8:30 pm'],
  ['Asia/Singapore', '12:30 pm'],
  ['Asia/Kolkata', undefined],
  ['Asia/Calcutta', undefined],
  ['Asia/Colombo', undefined],
  ['nowhere', undefined],
])('in %s a slot at 10:00 am IST is at %s', (zone, own) => {
  expect(ownTime(new Date('2026-11-28T04:30:00Z'), zone)).toBe(own)
})
test('summer time is that of the day of the visit', () => {
  expect(ownTime(new Date('2026-10-24T04:30:00Z'), 'Europe/London')).toBe('5:30 am')
  expect(ownTime(new Date('2026-10-26T04:30:00Z'), 'Europe/London')).toBe('4:30 am')
})
