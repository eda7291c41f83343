import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isWorking, type WorkCalendar } from '#app/staff/working-hours/working-time.ts'
import { freshLead } from '#test/helpers/fresh-lead.ts'

import { afterTry, callable, needsNextStep, outcomes, quickMoments } from './outcome.ts'

/** A Monday in Asia/Kolkata. */
const at = (time: string, day = '2026-11-23') => new Date(`${day}T${time}:00+05:30`)
const daily: WorkCalendar = {
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: 540, closes: 1140 })),
  holidays: [],
}

test('a person who answered is contacted, and the next call is as agreed or next morning', () => {
  const tried = { outcome: 'connected', at: at('09:17') } as const
  expect(afterTry(tried, freshLead, daily)).toEqual({
    status: 'contacted',
    firstContactAt: at('09:17'),
    followUpAt: at('10:00', '2026-11-24'),
  })
  const agreed = { ...tried, nextAt: at('18:00') }
  expect(afterTry(agreed, freshLead, daily).followUpAt).toEqual(at('18:00'))
})
test('a later follow-up stays, a due one does not', () => {
  const tried = { outcome: 'connected', at: at('09:17') } as const
  const visit = at('10:30', '2026-11-25')
  expect(afterTry(tried, { ...freshLead, followUpAt: visit }, daily).followUpAt).toEqual(visit)
  const due = { ...freshLead, followUpAt: at('09:00') }
  expect(afterTry(tried, due, daily).followUpAt).toEqual(at('10:00', '2026-11-24'))
  const agreed = { ...tried, nextAt: at('18:00') }
  expect(afterTry(agreed, { ...freshLead, followUpAt: visit }, daily).followUpAt).toEqual(
    at('18:00'),
  )
})
test('no answer is tried again two hours later, and the status stays', () => {
  expect(afterTry({ outcome: 'no-answer', at: at('10:30') }, freshLead, daily)).toEqual({
    firstContactAt: at('10:30'),
    followUpAt: at('12:30'),
  })
})
test('the first contact stays the first, and a later status is not set back', () => {
  const facts = { ...freshLead, status: 'negotiation', firstContactAt: at('08:00') } as const
  const call = { outcome: 'call-back', at: at('10:00'), nextAt: at('18:00') } as const
  const after = afterTry(call, facts, daily)
  expect(after).toEqual({ firstContactAt: at('08:00'), followUpAt: at('18:00') })
})
test.each([
  ['18:59', '18:59', '2026-11-23'],
  ['19:00', '10:00', '2026-11-24'],
  ['23:30', '10:00', '2026-11-24'],
  ['03:00', '10:00', '2026-11-23'],
  ['09:00', '09:00', '2026-11-23'],
])('no call falls at %s: it is %s of %s then', (time, hour, day) => {
  expect(callable(at(time), daily)).toEqual(at(hour, day))
})
test('the quick moments are ahead, the evening only before it', () => {
  expect(quickMoments(at('09:17'), daily)).toEqual([
    { name: 'hour', at: at('10:20') },
    { name: 'evening', at: at('18:00') },
    { name: 'morning', at: at('10:00', '2026-11-24') },
    { name: 'in-two-days', at: at('10:00', '2026-11-25') },
    { name: 'saturday', at: at('11:00', '2026-11-28') },
    { name: 'next-week', at: at('10:00', '2026-11-30') },
  ])
  expect(quickMoments(at('18:30'), daily).map(({ name }) => name)).toEqual([
    'morning',
    'in-two-days',
    'saturday',
    'next-week',
  ])
})
test('the evening of a person abroad is theirs, by day in India', () => {
  const evening = (zone: string, now: Date, calendar = daily) =>
    quickMoments(now, calendar, { zone, isAbout: false }).find(({ name }) => name === 'evening')?.at
  expect(evening('Asia/Dubai', at('09:17'))).toEqual(at('19:30'))
  expect(evening('Asia/Singapore', at('09:17'))).toEqual(at('15:30'))
  expect(evening('Asia/Singapore', at('16:00'))).toBeUndefined()
  // 11:30 pm in India.
  expect(evening('Europe/London', at('09:17'))).toBeUndefined()
  const holiday = { ...daily, holidays: ['2026-11-23'] }
  expect(evening('Asia/Dubai', at('09:17'), holiday)).toBeUndefined()
})
test('no moment is offered on a closed day, a holiday or a day of leave', () => {
  const friday = '2026-11-27'
  const weekdays = { ...daily, hours: daily.hours.filter(({ weekday }) => weekday < 6) }
  const offered = quickMoments(at('16:00', friday), { ...weekdays, holidays: ['2026-11-30'] })
  expect(offered.map((moment) => moment.at)).toEqual([
    at('17:00', friday),
    at('18:00', friday),
    at('10:00', '2026-12-01'),
  ])
  expect(quickMoments(at('12:00', '2026-11-29'), weekdays)).toEqual([
    { name: 'morning', at: at('10:00', '2026-11-30') },
    { name: 'in-two-days', at: at('10:00', '2026-12-01') },
  ])
})
test('where the office opens after ten, the morning begins when it opens', () => {
  const late = { hours: daily.hours.map((day) => ({ ...day, opens: 690 })), holidays: [] }
  expect(callable(at('20:00'), late)).toEqual(at('11:30', '2026-11-24'))
})
test('in an office without hours every moment is allowed', () => {
  const none = { hours: [], holidays: [] }
  expect(callable(at('20:00'), none)).toEqual(at('20:00'))
  const morning = quickMoments(at('09:17'), none).find(({ name }) => name === 'morning')
  expect(morning?.at).toEqual(at('10:00', '2026-11-24'))
})
test('each moment is ahead, in working hours, and no open lead stays without one', () => {
  const moment = fc.date({ min: at('00:00'), max: at('00:00', '2027-11-23'), noInvalidDate: true })
  const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 })
  const edges = fc.uniqueArray(fc.integer({ min: 0, max: 1440 }), { minLength: 2, maxLength: 2 })
  const days = fc.uniqueArray(
    moment.map((day) => day.toISOString().slice(0, 10)),
    { maxLength: 40 },
  )
  fc.assert(
    fc.property(
      moment,
      weekdays,
      edges,
      days,
      fc.constantFrom(...outcomes),
      (now, on, range, holidays, outcome) => {
        const [opens = 0, closes = 1440] = range.toSorted((one, other) => one - other)
        const calendar = { hours: on.map((weekday) => ({ weekday, opens, closes })), holidays }
        const after = { ...freshLead, ...afterTry({ outcome, at: now }, freshLead, calendar) }
        expect(needsNextStep(after)).toBe(false)
        const next = after.followUpAt ?? now
        for (const each of [next, ...quickMoments(now, calendar).map((quick) => quick.at)]) {
          expect(each.getTime()).toBeGreaterThan(now.getTime())
          expect(isWorking(each, calendar)).toBe(true)
        }
      },
    ),
  )
})
