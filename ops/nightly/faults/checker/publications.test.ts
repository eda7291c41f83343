import { expect, test } from 'vitest'

import type { Entry } from '#ops/nightly/faults/history.ts'

import { found, type Found } from './final-state.ts'
import { checkPublications } from './publications.ts'

const nothing = found.parse({
  ...Object.fromEntries(Object.keys(found.shape).map((key) => [key, []])),
  shown: '',
  wordsShown: '',
})

function history(...outcomes: ('ok' | 'fail' | 'unknown')[]): Entry[] {
  return outcomes.flatMap((type, place): Entry[] => {
    const op = String(place + 1)
    const token = `publication ${op}`
    return [
      { type: 'invoke', op, lane: 0, at: 0, operation: { kind: 'publish', token } },
      { type, op, at: 9, slowest: 9, why: '' },
    ]
  })
}

const first = { token: 'publication 1', changes: [{ was: 'May', became: 'publication 1' }] }
const second = {
  token: 'publication 2',
  changes: [{ was: 'publication 1', became: 'publication 2' }],
}
const both: Found = {
  ...nothing,
  publications: [first, second],
  shown: 'publication 2',
}

test('what was published is there once, with its change, and the last of it is shown everywhere', () => {
  expect(checkPublications(history('ok', 'ok'), both)).toEqual([])
  expect(checkPublications(history('ok', 'unknown'), both)).toEqual([])
  expect(checkPublications(history('fail', 'unknown'), nothing)).toEqual([])
})

test.each<[string, Partial<Found>]>([
  ['operation 2: ok, there 0 times', { publications: [first] }],
  ['operation 2: ok, there 2 times', { publications: [first, second, second] }],
  [
    '"publication 3" was never',
    { publications: [first, second, { ...second, token: 'publication 3' }] },
  ],
  ['with 0 changes of its fact', { publications: [first, { ...second, changes: [] }] }],
  [
    'with 2 changes',
    { publications: [first, { ...second, changes: [...second.changes, ...second.changes] }] },
  ],
  [
    'went on from "May"',
    { publications: [first, { ...second, changes: [{ was: 'May', became: 'publication 2' }] }] },
  ],
  ['the site shows "publication 1"', { shown: 'publication 1' }],
])('what was published is wrong: %s', (sentence, part) => {
  const wrong = checkPublications(history('ok', 'ok'), { ...both, ...part })
  expect(wrong.join('\n')).toContain(sentence)
})

test('what was refused and is there is wrong', () => {
  expect(checkPublications(history('ok', 'fail'), both)).toHaveLength(1)
})

/** A schedule, and a publication of a page, with these outcomes. */
function historyOf(kind: 'schedule' | 'words', type: 'ok' | 'fail' | 'unknown'): Entry[] {
  const token = kind === 'words' ? 'words 1' : 'publication 1'
  return [
    { type: 'invoke', op: '1', lane: 0, at: 0, operation: { kind, token } },
    { type, op: '1', at: 9, slowest: 9, why: '' },
  ]
}

const due = { token: 'publication 1', outcome: 'published' }
const atItsHour: Found = {
  ...nothing,
  schedules: [due],
  publications: [first],
  shown: 'publication 1',
}

test('what was to be published at an hour is published once, or says why it is not', () => {
  expect(checkPublications(historyOf('schedule', 'ok'), atItsHour)).toEqual([])
  expect(checkPublications(historyOf('schedule', 'unknown'), nothing)).toEqual([])
  const overtaken = { ...nothing, schedules: [{ ...due, outcome: 'overtaken' }] }
  expect(checkPublications(historyOf('schedule', 'ok'), overtaken)).toEqual([])
})

test.each<[string, Partial<Found>]>([
  ['operation 1: ok, there 0 times', { schedules: [] }],
  ['operation 1: ok, there 2 times', { schedules: [due, { ...due, outcome: 'overtaken' }] }],
  ['still waits for its hour', { schedules: [{ ...due, outcome: null }] }],
  ['was to be published 1 times, and is 0 times', { publications: [], shown: '' }],
  [
    'was to be published 0 times, and is 1 times',
    { schedules: [{ ...due, outcome: 'overtaken' }] },
  ],
])('what was to be published at an hour is wrong: %s', (sentence, part) => {
  const wrong = checkPublications(historyOf('schedule', 'ok'), { ...atItsHour, ...part })
  expect(wrong.join('\n')).toContain(sentence)
})

test('words that were published are there once, and shown everywhere', () => {
  const words = { ...nothing, words: [{ token: 'words 1' }], wordsShown: 'words 1' }
  expect(checkPublications(historyOf('words', 'ok'), words)).toEqual([])
  expect(checkPublications(historyOf('words', 'fail'), words)).toHaveLength(1)
  expect(checkPublications(historyOf('words', 'ok'), { ...words, wordsShown: '' })).toHaveLength(1)
  expect(checkPublications([], words)).toEqual(['"words 1" were never to be published'])
})
