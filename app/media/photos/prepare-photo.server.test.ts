import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'

import { preparePhoto } from './prepare-photo.server.ts'

function plain(width: number, height: number): Sharp {
  const create = { width, height, channels: 3, background: 'teal' } as const
  return sharp({ create })
}

test('refuses an AVIF of 2 kB with 79 megapixels before decoding', async () => {
  const small = await plain(2000, 1000).avif({ effort: 0 }).toBuffer()
  const large = enlarged(small, [2000, 1000], [9875, 8000])
  expect(large.length).toBeLessThan(2500)
  expect(await preparePhoto(large, 'connect')).toEqual({
    refused: 'This picture has 79 megapixels. Upload one with at most 48.',
  })
})

test('refuses a very tall picture, since only the width is limited', async () => {
  const high = await plain(900, 2800).png().toBuffer()
  expect(await preparePhoto(high, 'connect')).toEqual({
    refused: expect.stringMatching(/times as high as it is wide/),
  })
})

/** The same file with another size in its header. */
function enlarged(file: Buffer, from: [number, number], to: [number, number]): Buffer {
  return Buffer.from(file.toString('latin1').replace(sizeBox(from), sizeBox(to)), 'latin1')
}

/** The content of an `ispe` box (ISO 23008-12). */
function sizeBox(size: [number, number]): string {
  const bytes = Buffer.alloc(8)
  for (const [at, value] of size.entries()) bytes.writeUInt32BE(value, at * 4)
  return bytes.toString('latin1')
}
