import ICAL from 'ical.js'
import { expect, test } from 'vitest'

import { visitCalendar } from './visit-invitation.ts'

const visit = {
  token: 'f3-Qk1Zc0aVbT9yLw2XeRg',
  status: 'asked',
  startsAt: new Date('2026-11-28T04:30:00Z'),
  endsAt: new Date('2026-11-28T05:30:00Z'),
  requestedAt: new Date('2026-11-21T06:00:00Z'),
  changedAt: new Date('2026-11-21T06:00:00Z'),
  sequence: 0,
  isVideo: false,
  project: {
    name: 'Jewar Green; Residency',
    location: 'Near Noida Airport, Jewar, Yamuna Expressway',
  },
  brand: 'Homes, Plots & Co',
  phone: '+91 00000 00000',
  email: 'desk@example.com',
} as const

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const [event, ...others] = calendar.getAllSubcomponents('vevent')
  expect(others).toEqual([])
  return event
}

test('a calendar reads the project, its place, the phone and a tentative status', () => {
  const event = read(visitCalendar(visit))
  const text = (name: string) => String(event?.getFirstPropertyValue(name))
  expect(text('summary')).toBe('Site visit: Jewar Green; Residency')
  expect(text('location')).toBe(
    'Jewar Green; Residency, Near Noida Airport, Jewar, Yamuna Expressway',
  )
  expect(text('description')).toContain('We’ll contact you to confirm this visit')
  expect(text('description')).toContain('+91 00000 00000')
  expect(text('status')).toBe('TENTATIVE')
})

test('a video visit has no place to go to', () => {
  const event = read(visitCalendar({ ...visit, isVideo: true }))
  expect(String(event?.getFirstPropertyValue('summary'))).toBe(
    'Video visit: Jewar Green; Residency',
  )
  expect(String(event?.getFirstPropertyValue('location'))).toBe('By video')
})

test('a video visit takes place at its link, once staff noted it', () => {
  const videoLink = 'https://meet.example/abc-defg;x=1,2'
  const event = read(visitCalendar({ ...visit, isVideo: true, videoLink }))
  expect(String(event?.getFirstPropertyValue('location'))).toBe(videoLink)
})

test('its times are in UTC and its UID does not change', () => {
  const event = read(visitCalendar(visit))
  expect(String(event?.getFirstPropertyValue('dtstart'))).toBe('2026-11-28T04:30:00Z')
  expect(String(event?.getFirstPropertyValue('dtstamp'))).toBe('2026-11-21T06:00:00Z')
  expect(String(event?.getFirstPropertyValue('uid'))).toContain(visit.token)
  expect(visitCalendar(visit)).toBe(visitCalendar(visit))
})
test('a change has the same UID, a higher sequence and the new hour and status', () => {
  const later = {
    sequence: 2,
    startsAt: new Date('2026-11-29T04:30:00Z'),
    endsAt: new Date('2026-11-29T05:30:00Z'),
    changedAt: new Date('2026-11-22T06:00:00Z'),
  }
  const [asked, moved] = [
    read(visitCalendar(visit)),
    read(visitCalendar({ ...visit, ...later, status: 'confirmed' })),
  ]
  const value = (event: typeof asked, name: string) => String(event?.getFirstPropertyValue(name))
  expect(value(moved, 'uid')).toBe(value(asked, 'uid'))
  expect([value(asked, 'sequence'), value(moved, 'sequence')]).toEqual(['0', '2'])
  expect(value(moved, 'status')).toBe('CONFIRMED')
  expect(value(moved, 'dtstart')).toBe('2026-11-29T04:30:00Z')
  expect(value(moved, 'dtend')).toBe('2026-11-29T05:30:00Z')
  expect(value(moved, 'last-modified')).toBe('2026-11-22T06:00:00Z')
  expect(value(moved, 'created')).toBe('2026-11-21T06:00:00Z')
  expect(value(moved, 'description')).toContain('Confirmed by our team')
})
test.each([
  ['asked', 'PUBLISH', 'TENTATIVE'],
  ['confirmed', 'PUBLISH', 'CONFIRMED'],
  ['missed', 'PUBLISH', 'CONFIRMED'],
  ['cancelled', 'CANCEL', 'CANCELLED'],
] as const)('a visit that is %s is sent as %s and %s', (status, method, expected) => {
  const calendar = new ICAL.Component(ICAL.parse(visitCalendar({ ...visit, status })))
  expect(calendar.getFirstPropertyValue('method')).toBe(method)
  expect(calendar.getFirstSubcomponent('vevent')?.getFirstPropertyValue('status')).toBe(expected)
})
test.each(['confirmed', 'cancelled'] as const)(
  'a visit that is %s names its organizer, which its method requires',
  (status) => {
    const brand = 'The "Homes": Plots; नोएडा'
    const organizer = read(visitCalendar({ ...visit, status, brand }))?.getFirstProperty(
      'organizer',
    )
    expect(organizer?.getFirstValue()).toBe('mailto:desk@example.com')
    expect(organizer?.getParameter('cn')).toBe("The 'Homes': Plots; नोएडा")
  },
)
test('its lines are those of the standard: CRLF, at most 75 octets', () => {
  const lines = visitCalendar(visit).split('\r\n')
  expect(lines.some((line) => line.includes('\n'))).toBe(false)
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

test('a right-to-left project name does not reorder its event', () => {
  const project = { name: 'دار السلام', location: 'دبي' }
  const event = read(visitCalendar({ ...visit, project }))
  expect(String(event?.getFirstPropertyValue('summary'))).toBe('Site visit: \u2068دار السلام\u2069')
  expect(String(event?.getFirstPropertyValue('location'))).toBe(
    '\u2068دار السلام\u2069, \u2068دبي\u2069',
  )
})
