import { readFileSync } from 'node:fs'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { heicToPng } from './heic.server.ts'
import { preparePhotograph } from './prepare-photograph.server.ts'

/**
 * As an iPhone writes one that it took upright: HEVC, lying, with the turn beside it, in Display P3, with a
 * name and a place in its EXIF; its upper half is of sRGB 208, 32, 32, its lower half of 32, 64, 192.
 */
const heic = readFileSync('test/pictures/upright.heic')

async function colourAt(picture: Buffer, top: number): Promise<number[]> {
  const at = { left: 400, top, width: 8, height: 8 }
  const { channels } = await sharp(await sharp(picture).extract(at).png().toBuffer()).stats()
  return channels.map(({ mean }) => Math.round(mean))
}

test('a HEIC of an iPhone is stored upright, in its colours, without where it was taken', async () => {
  const prepared = await preparePhotograph(heic, 'connect')
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

test('without a sound profile its colours are taken as they are', async () => {
  const plain = Buffer.from(heic.toString('latin1').replace('acsp', 'none'), 'latin1')
  const read = await heicToPng(plain, 'connect').catch(() => undefined)
  if (!read || 'refused' in read) throw new Error('It was not read.')
  expect((await sharp(read.png).metadata()).icc).toBeUndefined()
})

test('one that is too small, or breaks off, is refused in words', async () => {
  expect(await preparePhotograph(heic, 'lodha-goa-wide')).toEqual({
    refused: expect.stringMatching(/900 pixels wide.*at least 1600/),
  })
  for (const length of [heic.length - 200, 700, 60]) {
    expect(await preparePhotograph(heic.subarray(0, length), 'connect')).toEqual({
      refused: expect.stringMatching(/looks like a HEIC.*cannot open/),
    })
  }
})
