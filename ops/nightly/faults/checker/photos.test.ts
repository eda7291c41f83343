import { expect, test } from 'vitest'

import type { Entry } from '#ops/nightly/faults/history.ts'

import { checkPhotos } from './photos.ts'

type Outcome = 'ok' | 'fail' | 'unknown'

function historyOf(type: Outcome): Entry[] {
  const operation = { kind: 'photo', token: 'photo 1', projectId: 5, slot: 'gate' } as const
  return [
    { type: 'invoke', op: '1', lane: 0, at: 0, operation },
    { type, op: '1', at: 9, slowest: 9, why: '' },
  ]
}

const put = { token: 'photo 1', slot: 'gate', file: 'whole' } as const

test('a photo that is acknowledged is listed once, one that is refused is not, and one without an answer may be', () => {
  expect(checkPhotos(historyOf('ok'), { photos: [put] })).toEqual([])
  expect(checkPhotos(historyOf('fail'), { photos: [] })).toEqual([])
  expect(checkPhotos(historyOf('unknown'), { photos: [] })).toEqual([])
  expect(checkPhotos(historyOf('unknown'), { photos: [put] })).toEqual([])
})

test.each([
  ['ok', [], 'ok, there 0 times'],
  ['ok', [put, put], 'ok, there 2 times'],
  ['fail', [put], 'fail, there 1 times'],
  ['ok', [{ ...put, slot: 'garden' }], 'is in garden'],
  ['ok', [{ ...put, file: 'broken' }], 'is broken'],
  ['ok', [put, { ...put, token: 'photo 2' }], '"photo 2" was never put'],
] as const)('%s with %j is found out', (outcome, photos, sentence) => {
  expect(checkPhotos(historyOf(outcome), { photos: [...photos] })).toEqual([
    expect.stringContaining(sentence),
  ])
})
