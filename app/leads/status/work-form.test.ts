import { expect, test } from 'vitest'

import { freshLead } from '#test/helpers/fresh-lead.ts'

import type { LeadFacts } from './lead-facts.ts'
import { readWorkForm } from './work-form.ts'

const now = new Date('2026-11-23T03:47:00.000Z')
const calendar = {
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: 600, closes: 1140 })),
  holidays: [],
}
const read = (fields: Record<string, string>, known: Partial<LeadFacts> = {}) =>
  readWorkForm((name) => fields[name], { facts: { ...freshLead, ...known }, now, calendar })
const tomorrow = new Date('2026-11-24T04:30:00.000Z')

test('a note is trimmed; an invisible or too long one is refused', () => {
  expect(read({ note: ' Wants the Saturday ' })).toEqual({
    ok: true,
    change: { changes: {}, seen: {}, activities: [{ kind: 'note', text: 'Wants the Saturday' }] },
  })
  expect(read({ note: ' \u200b ' })).toEqual({ ok: false, fault: 'note-missing' })
  expect(read({ note: 'x'.repeat(4001) })).toEqual({ ok: false, fault: 'note-long' })
})
test('a reference is found in a text; a text without one is refused', () => {
  expect(read({ code: 'Hello (Ref k7m2qx)' })).toMatchObject({
    ok: true,
    change: { changes: {}, activities: [{ kind: 'code', text: 'K7M2QX' }] },
  })
  expect(read({ code: 'Hello' })).toEqual({ ok: false, fault: 'code-wrong' })
})
test('an answered call is saved with its note, next step and the values its agent saw', () => {
  const at = '2026-11-23T03:46:00.000Z'
  const outcome = `connected details ${tomorrow.toISOString()}`
  const note = ' Wants the brochure '
  expect(read({ outcome, at, note, 'seen.status': 'new' })).toEqual({
    ok: true,
    change: {
      changes: { status: 'contacted', firstContactAt: new Date(at), followUpAt: tomorrow },
      seen: { status: 'new' },
      activities: [
        { kind: 'outcome', text: 'connected' },
        { kind: 'note', text: 'Wants the brochure' },
        { kind: 'next-step', text: 'details' },
      ],
      callAttempt: { outcome: 'connected', at: new Date(at), nextAt: tomorrow },
    },
  })
})
test.each([
  [{ outcome: 'connected call-again', nextAt: '2026-11-24T10:00' }, { followUpAt: tomorrow }],
  [{ outcome: `call-back ${tomorrow.toISOString()}` }, { followUpAt: tomorrow }],
  [{ outcome: 'call-back', nextAt: '2026-11-24T10:00' }, { followUpAt: tomorrow }],
  // An hour from now is before the office opens.
  [{ outcome: 'connected visit' }, { followUpAt: new Date('2026-11-23T04:50:00.000Z') }],
  [
    { outcome: 'not-interested lost price' },
    { status: 'lost', lostReason: 'price', firstContactAt: now },
  ],
])('%j has a next step', (fields, changes) => {
  expect(read(fields)).toMatchObject({
    ok: true,
    change: { changes },
  })
})
test('a later follow-up stays where that is chosen, and only then', () => {
  const kept = { outcome: 'connected keep' }
  expect(read(kept, { followUpAt: tomorrow })).toMatchObject({
    change: { changes: { followUpAt: tomorrow } },
  })
  expect(read(kept, { followUpAt: now })).toEqual({ ok: false, fault: 'next-missing' })
})
test.each([
  'connected',
  'connected sold',
  'connected lost',
  'connected lost luck',
  'connected call-again',
  'not-interested',
  'not-interested keep',
])('“%s” is not saved: its next step or reason is missing', (outcome) => {
  expect(read({ outcome })).toEqual({ ok: false, fault: 'next-missing' })
})
test.each([
  ['no-answer', '2026-11-23T05:47:00.000Z'],
  ['not-reachable', '2026-11-23T05:47:00.000Z'],
  ['busy', '2026-11-23T04:47:00.000Z'],
  ['switched-off', tomorrow.toISOString()],
])('after “%s” the next try is offered for %s, and the lead stays new', (outcome, followUpAt) => {
  expect(read({ outcome, nextAt: '2026-12-01T10:00' })).toMatchObject({
    change: { changes: { followUpAt: new Date(followUpAt) } },
  })
  expect(read({ outcome })).not.toMatchObject({ change: { changes: { status: 'contacted' } } })
})
test('a follow-up lies ahead', () => {
  const nextAt = '2026-11-23T03:40:00.000Z'
  const past = { ok: false, fault: 'next-past' }
  expect(read({ outcome: 'call-back', nextAt })).toEqual(past)
  expect(read({ outcome: 'connected call-again', nextAt })).toEqual(past)
})
test('no form leaves an open lead without a next step', () => {
  expect(read({ followUpAt: '' })).toEqual({ ok: false, fault: 'next-missing' })
  expect(read({ followUpAt: '' }, { status: 'won' })).toMatchObject({ ok: true })
  expect(read({ status: 'contacted' })).toMatchObject({
    change: { changes: { status: 'contacted', followUpAt: tomorrow } },
  })
  const agreed = { followUpAt: tomorrow }
  expect(read({ status: 'negotiation' }, agreed)).toMatchObject({
    change: { changes: { status: 'negotiation' } },
  })
  expect(read({ status: 'won' })).toMatchObject({ change: { changes: { status: 'won' } } })
})
test('a lead is handed over with a note, and without one', () => {
  expect(read({ ownerId: 'b', note: ' Knows the builder ' })).toMatchObject({
    change: {
      changes: { ownerId: 'b' },
      activities: [{ kind: 'note', text: 'Knows the builder' }],
    },
  })
  expect(read({ ownerId: 'b', note: '' })).toMatchObject({
    change: { changes: { ownerId: 'b' }, activities: [] },
  })
})
test('a call from the future counts as now', () => {
  expect(read({ outcome: 'no-answer', at: '2030-01-01T00:00:00.000Z' })).toMatchObject({
    change: { changes: { firstContactAt: now } },
  })
})
test.each([{ outcome: 'call-back' }, { outcome: 'sold' }, { outcome: 'no-answer', at: 'now' }])(
  '%j cannot be read',
  (fields) => {
    expect(read(fields)).toEqual({ ok: false, fault: 'unreadable' })
  },
)
