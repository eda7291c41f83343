import { expect, test } from 'vitest'

import { impressionNote, isMixed, photosFirst, projectNote } from '#app/media/impression-note.ts'

import { formatOf, isAnimatedPng, mediaList, refusalOf } from './photo.ts'

test.each([
  ['JPEG', [0xff, 0xd8, 0xff, 0xe0]],
  ['PNG', [0x89, ...Buffer.from('PNG\r\n\u001A\n')]],
  ['GIF', [...Buffer.from('GIF89a')]],
  ['WebP', [...Buffer.from('RIFF\0\0\0\0WEBPVP8 ')]],
  ['AVIF', [...Buffer.from('\0\0\0 ftypavif\0\0\0\0avifmif1')]],
  ['HEIF', [...Buffer.from('\0\0\0 ftypheic\0\0\0\0mif1heic')]],
  [undefined, [...Buffer.from('A text that is called photo.jpg')]],
  [undefined, [...Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]],
  [undefined, []],
])('recognises %s by its bytes', (format, bytes) => {
  expect(formatOf(Buffer.from(bytes))).toBe(format)
})

test('refuses a picture with a reason and advice', () => {
  expect(refusalOf({ width: 800, height: 600, frames: 1 })).toBeUndefined()
  expect(refusalOf({ width: 10_000, height: 8000, frames: 1 })).toBeUndefined()
  expect(refusalOf({ width: 799, height: 900, frames: 1 })).toMatch(/799.*at least 800/)
  expect(refusalOf({ width: 10_001, height: 8000, frames: 1 })).toBeUndefined()
  expect(refusalOf({ width: 800, height: 600, frames: 2 })).toMatch(/animated/)
  expect(refusalOf({ width: 10_125, height: 8000, frames: 1 })).toBe(
    'This picture has 81 megapixels. Upload one with at most 80.',
  )
  const heic = { width: 8064, height: 6048, frames: 1, isWhole: true }
  expect(refusalOf(heic)).toBeUndefined()
  expect(refusalOf({ ...heic, width: 8500 })).toBe(
    'This picture has 51 megapixels. Upload one with at most 48.',
  )
  expect(refusalOf({ width: 900, height: 2701, frames: 1 })).toMatch(/times as high.*Crop/)
})

test('a cover needs more pixels than a card', () => {
  const small = { width: 1599, height: 900, frames: 1 }
  expect(refusalOf(small, 'cedar-goa')).toBeUndefined()
  expect(refusalOf(small, 'cedar-goa-wide')).toMatch(/1599.*at least 1600/)
  expect(refusalOf({ ...small, width: 1600 }, 'cedar-goa-wide')).toBeUndefined()
})

test('an animation control before the first picture makes a PNG animated', () => {
  expect(isAnimatedPng(Buffer.from('..acTL..IDAT'))).toBe(true)
  expect(isAnimatedPng(Buffer.from('..IDAT..acTL'))).toBe(false)
  expect(isAnimatedPng(Buffer.from('..IDAT'))).toBe(false)
})

test('only drawn pictures count as impressions among photos', () => {
  const [drawn, taken] = [{ isImpression: true }, { isImpression: false }]
  expect(impressionNote([drawn])).toBe('Illustration')
  expect(impressionNote([drawn, drawn])).toBe('Illustrations')
  expect(impressionNote([taken, taken])).toBeUndefined()
  expect(impressionNote([taken, drawn])).toBe('1 illustration, 1 photo')
  const still = { isImpression: true, isStill: true } as const
  expect(impressionNote([still])).toBe('We do not have a picture of this project yet')
  expect(impressionNote([still, drawn])).toBe('Illustration')
  expect([isMixed([drawn, taken]), isMixed([taken]), isMixed([])]).toEqual([true, false, false])
})

test('pictures of a project are not the developer’s design, and photos come first', () => {
  const [drawn, taken] = [{ isImpression: true }, { isImpression: false }]
  expect(projectNote([drawn, drawn])).toBe('Illustrations, not the developer’s design')
  expect(projectNote([drawn, taken])).toBe('1 illustration, 1 photo')
  expect(projectNote([])).toBeUndefined()
  const items = [drawn, taken, drawn, taken].map((picture, at) => ({ picture, at }))
  expect(photosFirst(items).map(({ at }) => at)).toEqual([1, 3, 0, 2])
})

test('a list may only name files of its own folder', () => {
  const one = {
    slot: 'connect',
    file: 'connect-0123456789abcdef.avif',
    width: 900,
    height: 600,
    focus: 50,
    alt: 'A desk.',
    hash: '0123456789abcdef',
    addedAt: '2026-11-21T10:00:00.000Z',
  }
  expect(mediaList.parse([one])).toEqual([one])
  expect(mediaList.safeParse([{ ...one, file: '../secret.avif' }]).success).toBe(false)
})
