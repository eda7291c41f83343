import { readFileSync } from 'node:fs'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { heicToPng } from './heic.server.ts'
import { preparePhoto } from './prepare-photo.server.ts'

/** An iPhone's HEIC: rotated, Display P3, EXIF with name and location; upper half sRGB 208, 32, 32, lower half 32, 64, 192. */
const heic = readFileSync('test/pictures/upright.heic')

async function colourAt(picture: Buffer, top: number): Promise<number[]> {
  const at = { left: 400, top, width: 8, height: 8 }
  const { channels } = await sharp(await sharp(picture).extract(at).png().toBuffer()).stats()
  return channels.map(({ mean }) => Math.round(mean))
}

test('stores an iPhone’s HEIC upright, in its colours and without its location', async () => {
  const prepared = await preparePhoto(heic, 'connect')
  if ('refused' in prepared) throw new Error(prepared.refused)
  expect(prepared).toMatchObject({ width: 900, height: 1200 })
  const { exif, icc, xmp, orientation, compression } = await sharp(prepared.data).metadata()
  expect([exif, icc, xmp, orientation, compression]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    'av1',
  ])
  for (const [top, colour] of [
    [200, [208, 32, 32]],
    [1000, [32, 64, 192]],
  ] as const) {
    const found = await colourAt(prepared.data, top)
    for (const [at, value] of colour.entries()) expect(found[at]).toBeCloseTo(value, -1.3)
  }
})

test('ignores an invalid colour profile', async () => {
  const plain = Buffer.from(heic.toString('latin1').replace('acsp', 'none'), 'latin1')
  const read = await heicToPng(plain, 'connect').catch(() => undefined)
  if (!read || 'refused' in read) throw new Error('It was not read.')
  expect((await sharp(read.png).metadata()).icc).toBeUndefined()
})

test('refuses a small or truncated file with a message', async () => {
  expect(await preparePhoto(heic, 'lodha-goa-wide')).toEqual({
    refused: expect.stringMatching(/900 pixels wide.*at least 1600/),
  })
  for (const length of [heic.length - 200, 700, 60]) {
    expect(await preparePhoto(heic.subarray(0, length), 'connect')).toEqual({
      refused: expect.stringMatching(/looks like a HEIC.*cannot open/),
    })
  }
})
