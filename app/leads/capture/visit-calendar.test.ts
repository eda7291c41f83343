import ICAL from 'ical.js'
import { expect, test } from 'vitest'

import { visitCalendar } from './visit-calendar.ts'

const visit = {
  token: 'f3-Qk1Zc0aVbT9yLw2XeRg',
  startsAt: new Date('2026-11-28T04:30:00Z'),
  askedAt: new Date('2026-11-21T06:00:00Z'),
  project: {
    name: 'Jewar Green; Residency',
    location: 'Near Noida Airport, Jewar, Yamuna Expressway',
  },
  brand: 'Homes, Plots & Co',
  phone: '+91 00000 00000',
}

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const [event, ...others] = calendar.getAllSubcomponents('vevent')
  expect(others).toEqual([])
  return event
}

test('a calendar reads the project, its place, the phone and that nothing is fixed', () => {
  const event = read(visitCalendar(visit))
  const text = (name: string) => String(event?.getFirstPropertyValue(name))
  expect(text('summary')).toBe('Site visit: Jewar Green; Residency')
  expect(text('location')).toBe(
    'Jewar Green; Residency, Near Noida Airport, Jewar, Yamuna Expressway',
  )
  expect(text('description')).toContain('A request until our desk confirms it')
  expect(text('description')).toContain('+91 00000 00000')
  expect(text('status')).toBe('TENTATIVE')
})
test('its times are in UTC and its identity does not change', () => {
  const event = read(visitCalendar(visit))
  expect(String(event?.getFirstPropertyValue('dtstart'))).toBe('2026-11-28T04:30:00Z')
  expect(String(event?.getFirstPropertyValue('dtstamp'))).toBe('2026-11-21T06:00:00Z')
  expect(String(event?.getFirstPropertyValue('uid'))).toContain(visit.token)
  expect(visitCalendar(visit)).toBe(visitCalendar(visit))
})
test('its lines are those of the standard: CRLF, at most 75 octets', () => {
  const lines = visitCalendar(visit).split('\r\n')
  expect(lines.some((line) => line.includes('\n'))).toBe(false)
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})
