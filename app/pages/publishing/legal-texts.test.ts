import { expect, test } from 'vitest'

import { filePages as filed } from '#app/pages/file-pages.ts'

import { legalTexts, nextDayOf } from './legal-texts.ts'

const { terms } = filed

function textsOn(today: string, published: readonly (readonly [on: string, from: string])[]) {
  const legal = published.map(([publishedOn, inForceSince]) => ({
    content: { ...terms, inForceSince },
    publishedOn,
  }))
  return legalTexts(filed, { legal: new Map([['terms', legal]]) }, today)
}

const statesOn = (...asked: Parameters<typeof textsOn>) =>
  textsOn(...asked)
    .get('terms')
    ?.map(({ part, state }) => `${part} ${state}`)

test('a text published in advance appears on its day, the previous one until then', () => {
  const published = [['2026-11-26', '2026-12-03']] as const
  expect(statesOn('2026-12-02', published)).toEqual(['2026-11-21 shown', '2026-12-03 ahead'])
  expect(statesOn('2026-12-03', published)).toEqual(['2026-11-21 earlier', '2026-12-03 shown'])
  expect(nextDayOf(textsOn('2026-12-02', published), '2026-12-02')).toBe('2026-12-03')
  expect(nextDayOf(textsOn('2026-12-03', published), '2026-12-03')).toBeUndefined()
})

test('several texts follow each other, each on its day', () => {
  const published = [
    ['2026-11-26', '2026-12-03'],
    ['2026-11-27', '2027-01-01'],
  ] as const
  expect(statesOn('2026-11-28', published)).toEqual([
    '2026-11-21 shown',
    '2026-12-03 ahead',
    '2027-01-01 ahead',
  ])
  expect(nextDayOf(textsOn('2026-12-03', published), '2026-12-03')).toBe('2027-01-01')
})

test('a later publication replaces an announced text, which never comes into force', () => {
  const published = [
    ['2026-11-26', '2027-01-01'],
    ['2026-12-01', '2026-12-01'],
  ] as const
  const states = ['2026-11-21 earlier', '2027-01-01 replaced', '2026-12-01 shown']
  expect(statesOn('2026-12-01', published)).toEqual(states)
  expect(statesOn('2027-02-01', published)).toEqual(states)
  expect(nextDayOf(textsOn('2026-12-01', published), '2026-12-01')).toBeUndefined()
})

test('two texts of one day were both in force and have two addresses', () => {
  const published = [
    ['2026-11-26', '2026-11-26'],
    ['2026-11-26', '2026-11-26'],
  ] as const
  expect(statesOn('2026-11-26', published)).toEqual([
    '2026-11-21 earlier',
    '2026-11-26 earlier',
    '2026-11-26-2 shown',
  ])
})

test('a file written from a publication is no separate text', () => {
  expect(statesOn('2026-11-26', [['2026-11-21', terms.inForceSince]])).toEqual(['2026-11-21 shown'])
})

test('a file with a future date is not in force before its day', () => {
  expect(statesOn('2026-11-20', [])).toEqual(['2026-11-21 ahead'])
  expect(nextDayOf(textsOn('2026-11-21', []), '2026-11-21')).not.toBe('2026-11-21')
})
