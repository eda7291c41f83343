import { describe, expect, test } from 'vitest'
import { draw, sceneKinds, type Facts, type Look, type SceneKind, type Svg } from './draw.ts'

const kinds = Object.keys(sceneKinds).filter((kind): kind is SceneKind => kind in sceneKinds)
const hours = ['dawn', 'noon', 'golden', 'dusk'] as const
const places = ['plains', 'coast', 'hills'] as const

/** What listings may say, so that the seeds of a kind see every branch of its facts. */
const saidOf: readonly Omit<Facts, 'name'>[] = [
  {},
  { towers: 3, floors: 14, homes: 60, view: 'city', occasion: 'wedding', use: 'it' },
  { towers: 0, homes: 0, view: 'park', occasion: 'conference', use: 'university' },
  { towers: 7, floors: 30, homes: 12, poolLength: 25, occasion: 'dinner', use: 'film' },
  { towers: 1, floors: 4, setting: 'square', airport: true, use: 'toys' },
  { towers: 9, floors: 45, homes: 200, poolLength: 50 },
]

/** Ten seeds see every layout at two hours or more; ALL_SEEDS=1 draws fifty. */
const seeds = Array.from({ length: process.env.ALL_SEEDS ? 50 : 10 }, (_, seed) => seed)

const mostBytes = 2_000_000

function drawn(kind: SceneKind, seed: number): Promise<Svg> {
  const look: Look = {
    hour: hours[seed % 4] ?? 'golden',
    place: places[seed % 3] ?? 'plains',
    seed,
    width: 800,
    height: seed % 5 === 4 ? 1000 : 600,
  }
  return draw(kind, { name: 'Test', ...saidOf[seed % saidOf.length] }, look)
}

describe.each(kinds)('%s', (kind) => {
  test('draws the same from the same input', async () => {
    expect((await drawn(kind, 3)).markup === (await drawn(kind, 3)).markup).toBe(true)
  })

  test(
    'has sound numbers and a sound size at every seed and hour',
    { timeout: 120_000 },
    async () => {
      const unsound: string[] = []
      for (const seed of seeds) {
        const { markup, width, height } = await drawn(kind, seed)
        for (const [word] of markup.matchAll(/NaN|Infinity|undefined|null|\[object/g))
          unsound.push(`${word} at seed ${seed}`)
        if (Buffer.byteLength(markup) > mostBytes) unsound.push(`too large at seed ${seed}`)
        const box = `viewBox="-40 -40 ${width + 80} ${height + 80}"`
        if (!markup.startsWith('<svg') || !markup.includes(box)) unsound.push(`no ${box}`)
      }
      expect(unsound).toEqual([])
    },
  )
})
