import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sceneKinds } from './draw.ts'
import { BLEED } from './paper/sheet.ts'
import type { Svg } from './paper/svg.ts'

/** Enough of them to see every layout: none of the kinds has more than five. */
const seeds = [0, 1, 2, 3, 4]

/** Print px a sheet px. */
const scale = 1 / 8

/** Sheet px beyond every edge that a drawing may reach: a sheet's width. What lies farther off is drawn for nothing and was not cut. */
const REACH = 1600

/** How many numbers each step of path data takes. */
const takes = new Map([
  ['M', 2],
  ['L', 2],
  ['T', 2],
  ['H', 1],
  ['V', 1],
  ['Q', 4],
  ['S', 4],
  ['C', 6],
  ['A', 7],
])

/** The points that path data goes through, in sheet px. */
function* points(data: string): Generator<readonly [number, number]> {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  for (const [, letter = '', rest = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const step = letter.toUpperCase()
    const [fromX, fromY] = letter === step ? [0, 0] : [1, 1]
    if (step === 'Z') [x, y] = [startX, startY]
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const size = takes.get(step) ?? Infinity
    for (let i = size; i <= numbers.length; i += size) {
      const last = numbers[i - 1] ?? NaN
      if (step === 'H') x = fromX * x + last
      else if (step === 'V') y = fromY * y + last
      else [x, y] = [fromX * x + (numbers[i - 2] ?? NaN), fromY * y + last]
      if (step === 'M' && i === size) [startX, startY] = [x, y]
      yield [x, y]
    }
  }
}

/** Sheet px by which a drawing's paths reach beyond the sheet. Symbols are placed whole. */
function reach({ markup, width, height }: Svg): number {
  const body = markup.slice(markup.indexOf('</defs>'))
  let farthest = 0
  for (const [, data = ''] of body.matchAll(/<path[^>]* d="([^"]*)"/g))
    for (const [x, y] of points(data)) farthest = Math.max(farthest, -x, -y, x - width, y - height)
  return farthest
}

/** How opaque the thinnest point of the sheet and its bleed is, 0 to 255. Nothing that stands there as a symbol may be needed to fill it; leaving symbols out saves most of the time. */
async function thinnest({ markup, width, height }: Svg): Promise<number> {
  const bare = Buffer.from(markup.replaceAll(/<use [^>]*>/g, ''))
  const print = sharp(bare, { density: 72 * scale, unlimited: true })
  const { data, info } = await print.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([width, height].map((px) => (px + 2 * BLEED) * scale))
  let least = 255
  for (let i = 3; i < data.length; i += 4) least = Math.min(least, data[i] ?? 0)
  return least
}

test.each(Object.entries(sceneKinds))(
  '%s fills its sheet and draws nothing far off it',
  { timeout: 60_000 },
  async (_kind, load) => {
    const { draw } = await load()
    const unsound: string[] = []
    for (const seed of seeds) {
      const hour = seed % 2 ? 'golden' : 'dusk'
      const look = { hour, place: 'hills', seed, width: 800, height: 600 } as const
      const svg = draw({ name: 'Test', towers: 3, floors: 14, homes: 40 }, look)
      const [far, thin] = [reach(svg), await thinnest(svg)]
      if (far >= REACH) unsound.push(`reaches ${Math.round(far)} px off the sheet at seed ${seed}`)
      // Blurs are rounded: a share of 255 is lost where many lie over one another.
      if (thin <= 246) unsound.push(`has a hole, ${thin} of 255 thick, at seed ${seed}`)
    }
    expect(unsound).toEqual([])
  },
)
