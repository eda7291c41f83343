import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sceneKinds } from './draw.ts'
import { BLEED } from './paper/sheet.ts'

/** Print px a sheet px. */
const scale = 1 / 8

test.each(Object.entries(sceneKinds))(
  '%s leaves no hole in the sheet',
  async (_kind, load) => {
    const look = { hour: 'dusk', place: 'hills', seed: 2, width: 800, height: 600 } as const
    const { markup, height } = (await load()).draw({ name: 'Test', towers: 3, floors: 14 }, look)
    const print = sharp(Buffer.from(markup), { density: 72 * scale, unlimited: true })
    const { data, info } = await print.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([1680, height + 2 * BLEED].map((px) => px * scale))
    const edge = BLEED * scale
    let thinnest = 255
    for (let y = edge; y < info.height - edge; y++)
      for (let x = edge; x < info.width - edge; x++)
        thinnest = Math.min(thinnest, data[(y * info.width + x) * 4 + 3] ?? 0)
    // The view from above has its meadows over nothing, at half strength.
    expect(thinnest).toBeGreaterThan(128)
  },
  30_000,
)
