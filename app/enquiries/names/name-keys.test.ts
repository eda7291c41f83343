import { expect, test } from 'vitest'

import { readNamePairs, type NamePair } from '#test/names/name-pairs.ts'

import { nameKeys, searchKeys } from './name-keys.server.ts'

const MIN_RECALL = 0.97
const MIN_PRECISION = 0.95

function soundsLike(typed: string, stored: string): boolean {
  const lists = searchKeys(typed)
  const stores = new Set(nameKeys(stored))
  return lists.length > 0 && lists.every((keys) => keys.some((key) => stores.has(key)))
}

function measured(pairs: readonly NamePair[]) {
  const found = pairs.filter(({ typed, stored }) => soundsLike(typed, stored))
  const right = found.filter(({ same }) => same).length
  return {
    recall: right / pairs.filter(({ same }) => same).length,
    precision: right / found.length,
  }
}

test.each(['tuned', 'held-out'] as const)(
  'of the %s pairs, similar-sounding names are found',
  (part) => {
    const { recall, precision } = measured(readNamePairs().filter((pair) => pair.part === part))
    expect(recall).toBeGreaterThanOrEqual(MIN_RECALL)
    expect(precision).toBeGreaterThanOrEqual(MIN_PRECISION)
  },
)

test.each([
  ['Devanagari', /\p{Script=Devanagari}/u],
  ['Bengali', /\p{Script=Bengali}/u],
  ['Gurmukhi', /\p{Script=Gurmukhi}/u],
  ['Latin', /^[\p{Script=Latin}\p{P}\s]+$/u],
])('so they are where one is in %s', (_, script) => {
  const pairs = readNamePairs().filter(({ typed, stored }) =>
    [typed, stored].some((name) => script.test(name)),
  )
  const { recall, precision } = measured(pairs)
  expect(pairs.length).toBeGreaterThanOrEqual(100)
  expect(recall).toBeGreaterThanOrEqual(MIN_RECALL)
  expect(precision).toBeGreaterThanOrEqual(MIN_PRECISION)
})

test('no pair is there twice, nor the other way round', () => {
  const pairs = readNamePairs().map(({ typed, stored }) =>
    [typed, stored]
      .map((name) => name.toLowerCase())
      .toSorted()
      .join(' ~ '),
  )
  expect(pairs.length).toBeGreaterThanOrEqual(1000)
  expect(new Set(pairs).size).toBe(pairs.length)
})

test.each([
  ['Sharma', 'Amit Sharma', true],
  ['amit sharma', 'शर्मा अमित कुमार', true],
  ['amit sharma', 'Amit Verma', false],
  ['Guptaji', 'R. K. Gupta', true],
  ['Mr. Gupta', 'Gupta', true],
  ['R K Gupta', 'Gupta', true],
  ['Raj Kumar', 'Rajkumar', true],
  ['Rajkumar', 'Raj Kumar Yadav', true],
  ['Md. Irfan', 'Mohammed Irfan', true],
  ['Om', 'ओम', true],
  ['José', 'Jose', true],
  ['Ｓｈａｒｍａ', 'Sharma', true],
  ['محمد', 'محمد', true],
  ['محمد', 'أحمد', false],
  ['Mr', 'Mr Gupta', false],
  ['', 'Gupta', false],
  ['98765 43210', '98765 43210', false],
])('%j is like %j: %j', (typed, stored, like) => {
  expect(soundsLike(typed, stored)).toBe(like)
})
