import { expect, test } from 'vitest'

import { visitEvent, visitEventText } from './visit-activity.ts'

const asked = {
  status: 'asked' as const,
  startsAt: new Date('2031-03-05T04:30:00Z'),
  agentId: null,
  agentName: null,
}
const confirmed = { ...asked, status: 'confirmed' as const, agentId: 'a', agentName: 'Asha Rao' }
const later = { ...confirmed, startsAt: new Date('2031-03-06T06:30:00Z') }
const other = { ...confirmed, agentId: 'd', agentName: 'Dev Kulkarni' }
const ten = 'Wed 5 Mar 2031, 10:00 am IST'
const noon = 'Thu 6 Mar 2031, 12:00 pm IST'

test.each([
  ['one that is made', null, confirmed, `Site visit booked: Goa, ${ten}, with Asha Rao`],
  ['the first agent', asked, confirmed, `Site visit confirmed: Goa, ${ten}, with Asha Rao`],
  [
    'another hour',
    confirmed,
    later,
    `Site visit rescheduled: Goa, ${ten} → ${noon}, with Asha Rao`,
  ],
  [
    'another agent',
    confirmed,
    other,
    `Site visit rescheduled: Goa, ${ten}, with Asha Rao → Dev Kulkarni`,
  ],
  [
    'an end',
    confirmed,
    { ...confirmed, status: 'came' as const },
    `Site visit completed: Goa, ${ten}, with Asha Rao`,
  ],
  [
    'the link of a call',
    { ...confirmed, videoLink: null, isVideo: true },
    { ...confirmed, videoLink: 'https://meet.example/a', isVideo: true },
    `Video visit, link changed: Goa, ${ten}, with Asha Rao`,
  ],
  [
    'by video instead',
    confirmed,
    { ...confirmed, isVideo: true },
    `Video visit rescheduled, was a site visit: Goa, ${ten}, with Asha Rao`,
  ],
  [
    'at the place instead, at another hour',
    { ...confirmed, isVideo: true },
    { ...later, isVideo: false },
    `Site visit rescheduled, was a video visit: Goa, ${ten} → ${noon}, with Asha Rao`,
  ],
  [
    'nobody',
    asked,
    { ...asked, status: 'cancelled' as const },
    `Site visit cancelled: Goa, ${ten}`,
  ],
])('a change of a visit reads as words: %s', (_, was, next, text) => {
  expect(visitEventText(visitEvent(was, next, 'Goa'))).toBe(text)
})

test('the stored value is a code with its data', () => {
  expect(JSON.parse(visitEvent(confirmed, later, 'Goa'))).toEqual({
    act: 'moved',
    project: 'Goa',
    startsAt: '2031-03-06T06:30:00.000Z',
    agent: 'Asha Rao',
    from: { startsAt: '2031-03-05T04:30:00.000Z', agent: 'Asha Rao' },
  })
})

test.each([
  'Site visit confirmed: GOA, Wed 5 Mar 2031, 10:00 am IST, with Person 201',
  '{ half',
  '{"act":"eaten","startsAt":"2031-03-06T06:30:00.000Z"}',
  '{"act":"moved","startsAt":"soon"}',
])('any other stored value is shown as it is: %s', (stored) => {
  expect(visitEventText(stored)).toBe(stored)
})
