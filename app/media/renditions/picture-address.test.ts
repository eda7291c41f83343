import { expect, test } from 'vitest'

import {
  pictureAddress,
  pictureName,
  pictureWidths,
  portraitAddress,
  readPictureName,
  sourceSet,
  usualAddress,
  widthsOf,
} from './picture-address.ts'

const file = { id: 'cedar-goa-phone', hash: '0123abcd', width: 1280, height: 2297 }

test('reads every address that it offers', () => {
  for (const format of ['avif', 'webp'] as const) {
    const offered = sourceSet(file, format).split(', ')
    expect(offered.length).toBeGreaterThan(1)
    for (const one of offered) {
      const [address = '', width = ''] = one.split(' ')
      const read = { id: file.id, hash: file.hash, width: Number.parseInt(width), format }
      expect(readPictureName(address.replace('/pictures/', ''))).toEqual(read)
    }
  }
})

test('offers no width beyond the first with enough pixels', () => {
  const widest = [700, 740, 741].map((most) => sourceSet(file, 'avif', most).split(' ').at(-1))
  expect(widest).toEqual(['740w', '740w', '960w'])
})

test('reads a width that pages offered before', () => {
  for (const width of [400, 480, 960, 1280, 1600, 2560]) {
    for (const format of ['avif', 'webp'] as const) {
      const name = pictureName(file, width, format)
      expect(readPictureName(name)).toMatchObject({ width, format })
      // The name before the encoding had a number.
      expect(readPictureName(name.replace(/-2\./, '.'))).toEqual(readPictureName(name))
    }
  }
})

test('reads a width of earlier releases as the next smaller one', () => {
  const read = [340, 640, 840, 2880].map(
    (width) => readPictureName(pictureName(file, width, 'avif'))?.width,
  )
  expect(read).toEqual([400, 480, 740, 2560])
})

test('a portrait has a small width of its own, which no other picture is offered in', () => {
  const address = portraitAddress(file)
  expect(address).toBe('/pictures/cedar-goa-phone-0123abcd-160-2.webp')
  expect(readPictureName(address.slice('/pictures/'.length))?.width).toBe(160)
  expect(widthsOf(file)).not.toContain(160)
})

test('offers no width beyond the master’s', () => {
  expect(widthsOf(file)).toEqual([400, 480, 740, 960, 1280])
  expect(widthsOf({ width: 2880 })).toHaveLength(pictureWidths.length)
  expect(pictureAddress(file)).toBe('/pictures/cedar-goa-phone-0123abcd-1280-2.webp')
  expect(usualAddress(file)).toBe('/pictures/cedar-goa-phone-0123abcd-960-2.webp')
})

test.each([
  'cedar-goa-0123abcd-641.avif',
  'cedar-goa-0123abcd-640.png',
  'cedar-goa-0123abcd-640-3.avif',
  'cedar-goa-0123ABCD-640.avif',
  'cedar-goa-640.avif',
  '../cedar-goa-0123abcd-640.avif',
  '',
])('%s is no picture’s name', (name) => {
  expect(readPictureName(name)).toBeUndefined()
})
