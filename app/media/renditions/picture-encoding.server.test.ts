import sharp from 'sharp'
import { expect, test } from 'vitest'

import { pictureName, pictureWidths } from './picture-address.ts'
import { encodePicture, settingsOf } from './picture-encoding.server.ts'

const HEAD = 'content/pictures/lodha-goa.avif'

test('a new encoding gives pictures new addresses', () => {
  const widths = [...pictureWidths].toSorted((one, other) => one - other)
  expect(pictureName({ id: 'cedar', hash: '01234567' }, 740, 'avif')).toBe(
    'cedar-01234567-740-2.avif',
  )
  expect(widths.map((width) => settingsOf(width, 'avif'))).toEqual(
    [55, 55, 48, 48, 52, 52, 52, 52].map((quality) => ({ quality, effort: 3 })),
  )
  expect(settingsOf(960, 'webp')).toEqual({ quality: 74 })
})

test('sizes of one master are the same in a batch and alone', { tags: ['whole'] }, async () => {
  const job = { master: HEAD, format: 'avif' } as const
  await encodePicture({ ...job, width: 480 })
  const after = await encodePicture({ ...job, width: 400 })
  await encodePicture({ ...job, master: 'content/pictures/connect.avif', width: 400 })
  expect(await encodePicture({ ...job, width: 400 })).toEqual(after)
  const alone = sharp(HEAD).resize({ width: 400 }).avif(settingsOf(400, 'avif'))
  expect(after.equals(await alone.toBuffer())).toBe(true)
})

test('a cover is under 37 KB on a usual phone and looks like the original', async () => {
  const made = await encodePicture({ master: HEAD, width: 740, format: 'avif' })
  expect(made.length).toBeLessThan(37_000)
  const [original, shown] = await Promise.all([asOnPhone(HEAD), asOnPhone(made)])
  const squares = original.reduce((sum, value, at) => sum + (value - (shown[at] ?? 0)) ** 2, 0)
  // Levels of 255; 4.3 is where SSIMULACRA 2 says 80.
  expect(Math.sqrt(squares / original.length)).toBeLessThan(4.3)
})

/** 412 px wide at 1.75 dots each. */
function asOnPhone(picture: string | Buffer): Promise<Buffer> {
  return sharp(picture).resize({ width: 412 }).removeAlpha().raw().toBuffer()
}
