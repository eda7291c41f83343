import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sceneKinds } from './draw.ts'
import { BLEED } from './paper/sheet.ts'

/** Print px a sheet px. */
const scale = 1 / 8

test.each(Object.entries(sceneKinds))(
  '%s leaves no hole in the sheet or its bleed',
  async (_kind, load) => {
    const look = { hour: 'dusk', place: 'hills', seed: 2, width: 800, height: 600 } as const
    const { markup, height } = (await load()).draw({ name: 'Test', towers: 3, floors: 14 }, look)
    const print = sharp(Buffer.from(markup), { density: 72 * scale, unlimited: true })
    const { data, info } = await print.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([1680, height + 2 * BLEED].map((px) => px * scale))
    let thinnest = 255
    for (let i = 3; i < data.length; i += 4) thinnest = Math.min(thinnest, data[i] ?? 0)
    // Blurs are rounded: a share of 255 is lost where many lie over one another.
    expect(thinnest).toBeGreaterThan(246)
  },
  30_000,
)
