import { expect, test } from 'vitest'
import { draw, type Facts, type Look, type SceneKind } from './draw.ts'
import { nth } from './paper/nth.ts'
import { palette } from './paper/palette.ts'

/** The kinds that stand at the head of a page in more than one light. */
const kinds = [
  'building-site',
  'city-center',
  'expressway',
  'farmhouse',
  'garden-path',
  'gate',
  'hill-plots',
  'plots',
  'residential',
  'towers',
] as const satisfies readonly SceneKind[]
const hours = ['dawn', 'noon', 'golden', 'dusk', 'night'] as const

const said: Omit<Facts, 'name'> = { towers: 2, floors: 24, homes: 6, setting: 'square' }
const shapes = [
  { width: 2880, height: 960 },
  { width: 1280, height: 1600 },
] as const

/** `npm test` draws one of them. */
const seeds = process.env.SHORT === '1' ? [1] : [0, 1, 2, 3]

/** The share of outlines that may be an hour's own next to shadows: lamps, and what is seen in a lit window. */
const MOST_OF_ITS_OWN = 0.02

/** What stands in a picture, in order: every symbol with its place, and all pieces of outlines with how often each occurs, but of shadows and of the sun's track on water. */
function geometryOf(
  markup: string,
  hour: Look['hour'],
): { placed: string[]; pieces: Map<string, number> } {
  const body = markup.slice(markup.lastIndexOf('</defs>'))
  const pieces = new Map<string, number>()
  const { shadow, sun } = palette(hour, 'plains')
  const ofLight = [`fill="${shadow}"`, `stroke="${sun[1]}"`]
  for (const [path, data = ''] of body.matchAll(/<path[^>]* d="([^"]+)"/g))
    if (!ofLight.some((paint) => path.includes(paint)))
      for (const piece of data.split(/(?=M)/)) pieces.set(piece, (pieces.get(piece) ?? 0) + 1)
  const placed = [...body.matchAll(/<use href="#[^"]+" transform="([^"]+)"/g)]
  return { placed: placed.map(([, transform = '']) => transform), pieces }
}

/** The share of a picture's pieces that another has not. */
function ownShare(one: Map<string, number>, other: Map<string, number>): number {
  let [own, all] = [0, 0]
  for (const [piece, count] of one) {
    all += count
    own += Math.max(0, count - (other.get(piece) ?? 0))
  }
  return own / all
}

test.each(kinds)(
  '%s is the same picture at every hour but for its light',
  { timeout: 120_000 },
  async (kind) => {
    const moved: string[] = []
    for (const seed of seeds) {
      const look = { place: 'plains', seed, ...nth(shapes, seed % 2) } as const
      const drawn = async (hour: Look['hour']) => {
        const { markup } = await draw(kind, { name: 'Test', ...said }, { ...look, hour })
        return geometryOf(markup, hour)
      }
      const noon = await drawn('noon')
      expect(noon.placed.length).toBeGreaterThan(20)
      for (const hour of hours) {
        const other = await drawn(hour)
        const at = `at seed ${seed}, ${hour}`
        if (other.placed.join('\n') !== noon.placed.join('\n')) moved.push(`what stands ${at}`)
        const share = ownShare(other.pieces, noon.pieces)
        if (share > MOST_OF_ITS_OWN) moved.push(`${Math.round(share * 100)} % of it ${at}`)
      }
    }
    expect(moved).toEqual([])
  },
)
