import { expect, test } from 'vitest'

import type { Entry, Operation } from '#ops/nightly/faults/history.ts'

import { check } from './check.ts'
import { ways, type Found } from './final-state.ts'

const enquiry: Operation = {
  kind: 'enquiry',
  token: 'enquiry 1',
  way: 'call',
  phone: '9811100000',
  isRight: true,
  copies: 1,
  tries: 1,
}
const merge: Operation = { kind: 'merge', lead: 0, other: 1, tries: 1, isTakenBack: true }
const unmerge: Operation = { kind: 'unmerge', lead: 0, other: 1, changeSetId: 'said' }
const handOver: Operation = { kind: 'hand-over', token: 'note 1', lead: 0, to: 1, isBlind: true }

function deliveriesOf(event: string, changes: { isSent?: boolean; isDead?: boolean } = {}) {
  return ways.map((way) => ({ event, way, isSent: true, isDead: false, ...changes }))
}

type Outcome = 'ok' | 'fail' | 'unknown'

function history(operation: Operation, outcome: Outcome | 'none', changeSetId?: string): Entry[] {
  const invoke: Entry = { type: 'invoke', op: '1', lane: 0, at: 0, operation }
  const end = { op: '1', at: 9, slowest: 9, why: '' }
  if (outcome === 'none') return [invoke]
  if (outcome === 'ok')
    return [invoke, { type: 'ok', ...end, ...(changeSetId !== undefined && { changeSetId }) }]
  return [invoke, { type: outcome, ...end }]
}

const nothing: Found = {
  enquiries: [],
  turns: [],
  merges: [],
  changes: [],
  dashboardLeads: [
    { lead: 'd0', phone: 'p0', owner: null },
    { lead: 'd1', phone: 'p1', owner: null },
  ],
  agents: ['a0', 'a1'],
  torn: [],
  receipts: [],
  devices: ['a0', 'a1'],
  pushes: [],
  publications: [],
  schedules: [],
  shown: '',
  words: [],
  wordsShown: '',
  photos: [],
}
const change = { lead: 'd0', was: null, became: null, undoes: null, staff: 'owner' }
const assignment = {
  ...change,
  lead: 'l1',
  changeSetId: 'g',
  kind: 'owner',
  became: 'a0',
  staff: null,
}
const lead = {
  lead: 'l1',
  token: 'enquiry 1',
  owner: 'a0',
  isSpam: false,
  consents: 1,
  waiting: 0,
  deliveries: deliveriesOf('e1'),
  roundRobinAssignments: 1,
  assignments: 1,
}
const receipt = { event: 'e1', way: 'webhook' as const, token: 'enquiry 1', isTaken: true }
const receipts = ways.map((way) => ({ ...receipt, way }))
const pushed = { staff: 'a0', leads: ['l0', 'l1'], isTaken: true }
const pushes = [pushed]
const stored: Found = {
  ...nothing,
  enquiries: [lead],
  changes: [assignment, { ...assignment, lead: 'l0' }],
  receipts,
  pushes,
}
/** Sent by all channels, with changes for the webhook. */
const webhook = (...own: Partial<typeof receipt>[]) => [
  ...receipts.filter(({ way }) => way !== 'webhook'),
  ...own.map((one) => ({ ...receipt, ...one })),
]

test('what was acknowledged and is there once, with all its parts, is right', () => {
  expect(check(history(enquiry, 'ok'), stored)).toEqual([])
  expect(check(history(enquiry, 'unknown'), stored)).toEqual([])
  expect(check(history(enquiry, 'none'), stored)).toEqual([])
  for (const outcome of ['fail', 'unknown', 'none'] as const)
    expect(check(history(enquiry, outcome), nothing)).toEqual([])
})

const second = { ...lead, lead: 'l2', deliveries: deliveriesOf('e2') }
const doubled: Found = {
  ...stored,
  enquiries: [lead, second],
  changes: [...stored.changes, { ...assignment, lead: 'l2' }],
}

test.each<[string, Outcome | 'none', Found]>([
  ['ok, there 0 times', 'ok', nothing],
  ['ok, there 2 times', 'ok', doubled],
  ['fail, there 1 times', 'fail', stored],
  ['unknown, there 2 times', 'unknown', doubled],
  ['unknown, there 2 times', 'none', doubled],
])('an enquiry is wrong where it is %s', (sentence, outcome, found) => {
  expect(check(history(enquiry, outcome), found).join('\n')).toContain(sentence)
})

test.each<[string, Partial<Found>]>([
  ...ways.map((way): [string, Partial<Found>] => [
    `${way} was not notified`,
    { receipts: receipts.filter((one) => one.way !== way) },
  ]),
  ['webhook was not notified', { receipts: webhook({ isTaken: false }) }],
  ['as 2 events', { receipts: webhook({}, { event: 'e2' }) }],
  ['as another event', { receipts: webhook({ event: 'e2' }) }],
  ['"other", which is not stored', { receipts: webhook({}, { token: 'other' }) }],
  ['has 0 deliveries to visitor', { enquiries: [{ ...lead, deliveries: [], waiting: 1 }] }],
  ['has 0 events', { enquiries: [{ ...lead, deliveries: [] }] }],
  [
    'does not count as sent to team',
    { enquiries: [{ ...lead, deliveries: deliveriesOf('e1', { isSent: false }) }] },
  ],
  ['was given up', { enquiries: [{ ...lead, deliveries: deliveriesOf('e1', { isDead: true }) }] }],
  ['no device of a0 was notified of the lead l1', { pushes: [] }],
  ['no device of a0 was notified of the lead l1', { pushes: [{ ...pushed, isTaken: false }] }],
  ['a1 was notified of the lead l1', { pushes: [pushed, { ...pushed, staff: 'a1' }] }],
  ['a0 was notified of the lead l9', { pushes: [pushed, { ...pushed, leads: ['l9'] }] }],
  ['has 0 consents', { enquiries: [{ ...lead, consents: 0 }] }],
  ['put aside as spam', { enquiries: [{ ...lead, isSpam: true }] }],
  ['was assigned 0 times', { enquiries: [{ ...lead, roundRobinAssignments: 0 }] }],
  ['was assigned 2 times', { enquiries: [{ ...lead, roundRobinAssignments: 2 }] }],
  ['1 assignments and 0 changes', { changes: [], enquiries: [lead] }],
  ['is with a1, its history with a0', { enquiries: [{ ...lead, owner: 'a1' }] }],
  ['was never sent', { enquiries: [{ ...lead, token: 'invented' }] }],
  ['3, 1, 2, which is not even', { turns: [3, 1, 2] }],
  ['a job is torn', { torn: ['a job is torn'] }],
])('what is stored is wrong where it %s', (sentence, part) => {
  expect(check(history(enquiry, 'ok'), { ...stored, ...part }).join('\n')).toContain(sentence)
})

const said = { phone: 'p0', other: 'p1', isOne: true, changeSetId: 'said' }
const written = { ...change, changeSetId: 'said', kind: 'person' }
const merged: Found = { ...nothing, merges: [said], changes: [written] }
const undone: Found = {
  ...merged,
  merges: [said, { ...said, isOne: false, changeSetId: 'undo' }],
  changes: [written, { ...written, changeSetId: 'undo', undoes: 'said' }],
}

test('a merge, and taking it back, are each there once', () => {
  expect(check(history(merge, 'ok', 'said'), merged)).toEqual([])
  expect(check(history(merge, 'unknown'), merged)).toEqual([])
  expect(check(history(merge, 'fail'), nothing)).toEqual([])
  expect(check(history(unmerge, 'ok'), undone)).toEqual([])
  expect(check(history(unmerge, 'fail'), merged)).toEqual([])
})

test.each<[string, Operation, Outcome, Found]>([
  ['the merge of operation 1: ok, there 0 times', merge, 'ok', nothing],
  ['the merge of operation 1: fail, there 1 times', merge, 'fail', merged],
  ['the merge of operation 1: ok, there 2 times', merge, 'ok', { ...merged, merges: [said, said] }],
  ['is in no history', merge, 'ok', { ...merged, changes: [] }],
  ['taking back the merge of operation 1: ok, there 0 times', unmerge, 'ok', merged],
  ['taking back the merge of operation 1: fail, there 1 times', unmerge, 'fail', undone],
  ['the history of taking back', unmerge, 'ok', { ...undone, changes: [written] }],
])('a merge is wrong: %s', (sentence, operation, outcome, found) => {
  expect(check(history(operation, outcome), found).join('\n')).toContain(sentence)
})

test('a merge that is there by another act than the one that was acknowledged is wrong', () => {
  expect(check(history(merge, 'ok', 'other'), merged)).toEqual([
    'the merge of operation 1 has another act',
  ])
})

const owned = { ...change, changeSetId: 'h', kind: 'owner', became: 'a1' }
const noted = { ...change, changeSetId: 'h', kind: 'note', became: 'note 1' }
const [first, ...others] = nothing.dashboardLeads
const handed: Found = {
  ...nothing,
  changes: [owned, noted],
  dashboardLeads: [{ lead: 'd0', phone: 'p0', ...first, owner: 'a1' }, ...others],
  pushes: [{ staff: 'a1', leads: ['d0'], isTaken: true }],
}

test('a lead that is handed over has it in its record', () => {
  expect(check(history(handOver, 'ok', 'h'), handed)).toEqual([])
  expect(check(history(handOver, 'unknown'), handed)).toEqual([])
  expect(check(history(handOver, 'fail'), nothing)).toEqual([])
})

test.each<[string, Outcome, Found]>([
  ['the assignment of operation 1: ok, there 0 times', 'ok', { ...handed, changes: [owned] }],
  ['the assignment of operation 1: fail, there 1 times', 'fail', handed],
  [
    'the assignment of operation 1: unknown, there 2',
    'unknown',
    { ...handed, changes: [owned, noted, noted] },
  ],
  [
    'gave the lead to someone else',
    'ok',
    { ...handed, changes: [{ ...owned, became: 'a0' }, noted] },
  ],
  ['is with a1, its history with no one', 'ok', { ...handed, changes: [noted] }],
  ['no device of a1 was notified of the lead d0', 'ok', { ...handed, pushes: [] }],
  [
    'went on from a0, but no one had it',
    'ok',
    { ...handed, changes: [{ ...owned, was: 'a0' }, noted] },
  ],
])('a hand-over is wrong: %s', (sentence, outcome, found) => {
  expect(check(history(handOver, outcome, 'h'), found).join('\n')).toContain(sentence)
})
