import { expect, test } from 'vitest'

import {
  pictureAddress,
  pictureName,
  pictureWidths,
  readPictureName,
  sourceSet,
  usualAddress,
  widthsOf,
} from './picture-address.ts'

const file = { id: 'cedar-goa-phone', hash: '0123abcd', width: 1280, height: 2297 }

test('what is offered is what is understood', () => {
  for (const width of widthsOf(file)) {
    for (const format of ['avif', 'webp'] as const) {
      const read = { id: file.id, hash: file.hash, width, format }
      expect(readPictureName(pictureName(file, width, format))).toEqual(read)
      expect(sourceSet(file, format)).toContain(`/${pictureName(file, width, format)} ${width}w`)
    }
  }
})

test('no picture is offered wider than its master', () => {
  expect(widthsOf(file)).toEqual([400, 640, 960, 1280])
  expect(widthsOf({ width: 2560 })).toHaveLength(pictureWidths.length)
  expect(pictureAddress(file)).toBe('/pictures/cedar-goa-phone-0123abcd-1280.webp')
  expect(usualAddress(file)).toBe('/pictures/cedar-goa-phone-0123abcd-960.webp')
})

test.each([
  'cedar-goa-0123abcd-641.avif',
  'cedar-goa-0123abcd-640.png',
  'cedar-goa-0123ABCD-640.avif',
  'cedar-goa-640.avif',
  '../cedar-goa-0123abcd-640.avif',
  '',
])('%s is no picture’s name', (name) => {
  expect(readPictureName(name)).toBeUndefined()
})
