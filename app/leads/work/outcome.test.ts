import { expect, test } from 'vitest'

import type { LeadFacts } from './lead-facts.ts'
import { afterTry, callable, quickMoments } from './outcome.ts'

/** A Monday in Asia/Kolkata. */
const at = (time: string, day = '2026-11-23') => new Date(`${day}T${time}:00+05:30`)
const fresh: LeadFacts = {
  status: 'new',
  lostReason: null,
  ownerId: null,
  followUpAt: null,
  firstContactAt: null,
}

test('who was reached is contacted, and nothing is owed but what was agreed', () => {
  const tried = { outcome: 'connected', at: at('09:17') } as const
  expect(afterTry(tried, fresh)).toEqual({
    status: 'contacted',
    firstContactAt: at('09:17'),
    followUpAt: null,
  })
  expect(afterTry({ ...tried, nextAt: at('18:00') }, fresh).followUpAt).toEqual(at('18:00'))
})
test('what was promised for later stays promised, what was due is done with', () => {
  const tried = { outcome: 'connected', at: at('09:17') } as const
  const visit = at('10:30', '2026-11-25')
  expect(afterTry(tried, { ...fresh, followUpAt: visit }).followUpAt).toEqual(visit)
  expect(afterTry(tried, { ...fresh, followUpAt: at('09:00') }).followUpAt).toBeNull()
  const agreed = { ...tried, nextAt: at('18:00') }
  expect(afterTry(agreed, { ...fresh, followUpAt: visit }).followUpAt).toEqual(at('18:00'))
})
test('no answer is tried again two hours later, and the status stays', () => {
  expect(afterTry({ outcome: 'no-answer', at: at('10:30') }, fresh)).toEqual({
    firstContactAt: at('10:30'),
    followUpAt: at('12:30'),
  })
})
test('the first contact stays the first, and a later status is not set back', () => {
  const facts = { ...fresh, status: 'negotiation', firstContactAt: at('08:00') } as const
  const after = afterTry({ outcome: 'call-back', at: at('10:00'), nextAt: at('18:00') }, facts)
  expect(after).toEqual({ firstContactAt: at('08:00'), followUpAt: at('18:00') })
})
test.each([
  ['18:59', '18:59', '2026-11-23'],
  ['19:00', '10:00', '2026-11-24'],
  ['23:30', '10:00', '2026-11-24'],
  ['03:00', '10:00', '2026-11-23'],
  ['09:00', '09:00', '2026-11-23'],
])('nobody is called at %s: it is %s of %s then', (time, hour, day) => {
  expect(callable(at(time))).toEqual(at(hour, day))
})
test('the moments in one press are ahead, the evening only before it', () => {
  expect(quickMoments(at('09:17'))).toEqual([
    { name: 'hour', at: at('10:20') },
    { name: 'evening', at: at('18:00') },
    { name: 'morning', at: at('10:00', '2026-11-24') },
  ])
  expect(quickMoments(at('18:30')).map(({ name }) => name)).toEqual(['hour', 'morning'])
})
