import { expect, test } from 'vitest'

import { isAlready, leadField, MAX_BULK_LEADS } from './many-change.ts'
import { readManyChanged } from './many-changed.ts'
import { readManyChange } from './read-many-change.ts'

const at = new Date('2026-11-25T04:30:00.000Z')

function read(fields: Record<string, string | string[]>) {
  return readManyChange((name) => [fields[name] ?? []].flat())
}

test('each lead comes with the values that the agent saw', () => {
  const lead = [
    leadField('7', { status: 'new' }),
    leadField('9', { status: 'lost', lostReason: 'price' }),
    leadField('7', { status: 'contacted' }),
  ]
  expect(read({ status: 'lost', lostReason: 'loan', lead })).toEqual({
    ok: true,
    change: {
      changes: { status: 'lost', lostReason: 'loan' },
      leads: [
        { leadId: '7', seen: { status: 'contacted' } },
        { leadId: '9', seen: { status: 'lost', lostReason: 'price' } },
      ],
    },
  })
})

test('leads can be unassigned, while a follow-up is moved and not removed', () => {
  expect(read({ ownerId: '', lead: leadField('7', { ownerId: null }) })).toMatchObject({
    change: { changes: { ownerId: null }, leads: [{ seen: { ownerId: null } }] },
  })
  const lead = leadField('7', { followUpAt: at })
  expect(read({ followUpAt: '2026-11-24T10:00', lead })).toMatchObject({
    change: {
      changes: { followUpAt: new Date('2026-11-24T04:30:00.000Z') },
      leads: [{ seen: { followUpAt: at } }],
    },
  })
  expect(read({ followUpAt: '', lead })).toEqual({ ok: false, fault: 'unreadable' })
})

test.each([
  ['lost without a reason', { status: 'lost' }],
  ['a reason for what is not lost', { status: 'won', lostReason: 'price' }],
  ['a reason alone', { lostReason: 'price' }],
  ['two facts at once', { status: 'won', ownerId: 'x' }],
  ['when someone was in touch', { firstContactAt: at.toISOString() }],
  ['an unknown status', { status: 'bought' }],
  ['nothing', {}],
])('%s cannot be changed in bulk', (_name, changes) => {
  const lead = leadField('7', { status: 'new', ownerId: null, firstContactAt: null })
  expect(read({ ...changes, lead })).toEqual({ ok: false, fault: 'unreadable' })
})

test.each(['x status=new', '7', '7 ownerId=x', '7 status=bought', '-7 status=new', ''])(
  'a lead written as %j is invalid',
  (lead) => {
    expect(read({ status: 'won', lead: [leadField('9', { status: 'new' }), lead] })).toEqual({
      ok: false,
      fault: 'unreadable',
    })
  },
)

test('no leads are no change, and more than the limit are refused', () => {
  expect(read({ status: 'won' })).toEqual({ ok: false, fault: 'none' })
  const lead = Array.from({ length: MAX_BULK_LEADS + 1 }, (_, id) =>
    leadField(String(id), { status: 'new' }),
  )
  expect(read({ status: 'won', lead })).toEqual({ ok: false, fault: 'too-many' })
  expect(read({ status: 'won', lead: lead.slice(1) })).toMatchObject({ ok: true })
})

test('equal values count as no change, and moments by their time', () => {
  expect(isAlready({ followUpAt: new Date(at) }, { followUpAt: at })).toBe(true)
  expect(isAlready({ followUpAt: null }, { followUpAt: at })).toBe(false)
  const lost = { status: 'lost', lostReason: 'price' } as const
  expect(isAlready(lost, lost)).toBe(true)
  expect(isAlready({ ...lost, lostReason: 'loan' }, lost)).toBe(false)
  expect(isAlready({ ownerId: null }, { ownerId: null })).toBe(true)
})

test('an answer is parsed, and a missing part is empty', () => {
  const left = [{ id: '9', why: 'conflict', by: 'Vikram' }]
  expect(readManyChanged({ changeSetId: 'a', changed: ['7', 8], left })).toEqual({
    changeSetId: 'a',
    changed: ['7'],
    left,
  })
  expect(readManyChanged(null)).toEqual({ changeSetId: null, changed: [], left: [] })
})
