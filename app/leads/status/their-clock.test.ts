import fc from 'fast-check'
import { expect, test } from 'vitest'

import { ownTime } from '#app/enquiries/visit-request/visit-slot.ts'
import { leadTexts } from '#app/strings/en/lead.ts'

import { dayBegins, theirEvening, theirTime } from './their-clock.ts'

const dubai = { zone: 'Asia/Dubai', isAbout: false }
const newYork = { zone: 'America/New_York', isAbout: true }
const at = (time: string, day = '2026-11-29') => new Date(`${day}T${time}:00+05:30`)

test('a person abroad has their own time, about it where the country has several', () => {
  expect(theirTime(at('09:10'), dubai)).toBe(leadTexts.theirTime('7:40 am'))
  expect(theirTime(at('09:10'), newYork)).toBe(leadTexts.aboutTheirTime('Sat 10:40 pm'))
  expect(theirTime(at('09:10'), { zone: 'Asia/Colombo', isAbout: false })).toBeUndefined()
})

test.each([
  ['10:29', dubai, '10:30'],
  ['10:30', dubai, undefined],
  ['22:29', dubai, undefined],
  ['22:30', dubai, '10:30'],
  ['09:10', newYork, '19:30'],
  ['19:30', newYork, undefined],
])('at %s in India, the day of %o begins at %s', (now, place, begins) => {
  const day = now === '22:30' ? '2026-11-30' : '2026-11-29'
  expect(dayBegins(at(now), place)).toEqual(begins && at(begins, day))
})

test('whenever it is night, the day begins within 12 hours, at nine there', () => {
  const zones = fc.constantFrom('Europe/London', 'America/New_York', 'Pacific/Auckland')
  const range = { min: at('00:00', '2026-01-01'), max: at('00:00', '2027-01-01') }
  const moment = fc.date({ ...range, noInvalidDate: true })
  fc.assert(
    fc.property(zones, moment, (zone, now) => {
      const begins = dayBegins(now, { zone, isAbout: false })
      if (!begins) return
      const wait = begins.getTime() - now.getTime()
      expect(wait).toBeGreaterThan(0)
      // A night is an hour longer when summer time ends.
      expect(wait).toBeLessThanOrEqual(13 * 60 * 60_000)
      expect(ownTime(begins, zone)).toMatch(/(?:^| )9:00 am$/)
    }),
  )
})

test('late on the evening before summer time, the next day begins nine hours later', () => {
  const late = new Date('2026-09-26T23:00:00+12:00')
  const begins = dayBegins(late, { zone: 'Pacific/Auckland', isAbout: false })
  expect(begins).toEqual(new Date('2026-09-27T09:00:00+13:00'))
})

test('the evening is theirs, also on a day of summer time', () => {
  expect(theirEvening(at('15:00'), dubai)).toEqual(at('19:30'))
  expect(theirEvening(at('19:30'), newYork)).toEqual(at('04:30', '2026-11-30'))
  // Clocks go back at 2 am on 1 November.
  expect(theirEvening(at('09:00', '2026-11-01'), newYork)).toEqual(
    new Date('2026-10-31T18:00:00-04:00'),
  )
  expect(theirEvening(new Date('2026-11-01T00:30:00-04:00'), newYork)).toEqual(
    new Date('2026-11-01T18:00:00-05:00'),
  )
})
