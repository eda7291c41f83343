import { expect, test } from 'vitest'

import {
  outOf,
  shownOf,
  tidied,
  withBack,
  withMoved,
  withOut,
  withPut,
  withDescription,
} from './photo-list.ts'
import type { Photo } from './photo.ts'

const now = new Date('2026-11-26T10:00:00.000Z')

function one(slot: string, letter: string, more: Partial<Photo> = {}): Photo {
  const hash = letter.repeat(16)
  const size = { width: 900, height: 600, focus: 50 }
  const file = `${slot}-${hash}.avif`
  return { slot, file, hash, ...size, alt: 'A gate.', addedAt: now.toISOString(), ...more }
}

const gate = one('gate', 'a')
const lawn = one('lawn', 'b')
const out = { outAt: now.toISOString() }
const meant = { slot: 'gate', hash: gate.hash }

test('a new photo replaces the one before, which can be restored', () => {
  const other = one('gate', 'c')
  const put = withPut([gate, lawn], other, now)
  expect(shownOf(put)).toEqual([lawn, other])
  expect(outOf(put)).toEqual([{ ...gate, ...out }])
  const back = withBack(put, meant, now) ?? []
  expect(shownOf(back)).toEqual([lawn, gate])
  expect(outOf(back)).toEqual([{ ...other, ...out }])
  // The same photo again leaves nothing to restore.
  expect(withPut([gate], { ...gate, alt: 'The gate.' }, now)).toEqual([
    { ...gate, alt: 'The gate.' },
  ])
})

test('the same file sent again without a description changes nothing', () => {
  expect(withPut([gate, lawn], { ...gate, alt: '', focus: 10 }, now)).toEqual([gate, lawn])
})

test('a removed photo can be restored, one for each slot', () => {
  const without = withOut([gate, lawn], meant, now) ?? []
  expect(shownOf(without)).toEqual([lawn])
  expect(outOf(without)).toEqual([{ ...gate, ...out }])
  expect(withBack(without, meant, now)).toEqual([lawn, gate])
  const twice = withOut(
    withPut(without, one('gate', 'c'), now),
    { slot: 'gate', hash: 'c'.repeat(16) },
    now,
  )
  expect(outOf(twice ?? []).map(({ hash }) => hash[0])).toEqual(['c'])
})

test('changing a photo that is no longer shown does nothing', () => {
  const list = [one('gate', 'c'), { ...gate, ...out }]
  const words = { alt: 'A gate by the road.', focus: 20 }
  expect(withOut(list, meant, now)).toBeUndefined()
  expect(withDescription(list, meant, words)).toBeUndefined()
  expect(withMoved(list, meant, 'lawn')).toBeUndefined()
  expect(withBack([gate], meant, now)).toBeUndefined()
})

test('changes description and focal point together, and stores no focal point in the middle', () => {
  const described = withDescription([{ ...gate, focusX: 20 }, lawn], meant, {
    alt: 'An arch.',
    focus: 80,
  })
  expect(described).toEqual([{ ...gate, alt: 'An arch.', focus: 80 }, lawn])
})

test('a moved photo swaps with the other slot’s photo, if there is one', () => {
  expect(withMoved([gate, lawn], meant, 'lawn')).toEqual([
    { ...gate, slot: 'lawn' },
    { ...lawn, slot: 'gate' },
  ])
  expect(withMoved([gate, { ...lawn, ...out }], meant, 'lawn')).toEqual([
    { ...gate, slot: 'lawn' },
    { ...lawn, ...out },
  ])
})

test('deletes a removed photo after seven days', () => {
  const old = { ...gate, outAt: '2026-11-19T09:59:59.999Z' }
  const young = { ...lawn, outAt: '2026-11-19T10:00:00.000Z' }
  expect(tidied([one('pool', 'd'), young, old], now).map(({ slot }) => slot)).toEqual([
    'lawn',
    'pool',
  ])
})
