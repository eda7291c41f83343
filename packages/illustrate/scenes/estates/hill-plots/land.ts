import { coarse, mix } from '../../../paper/colour.ts'
import { throughAir } from '../../../paper/light.ts'
import { nth } from '../../../paper/nth.ts'
import type { Stage } from '../../../paper/stage.ts'
import type { Markup } from '../../../paper/svg.ts'
import { curve, dot, smooth, type Spot, unit, type Vec } from '../../../paper/vector.ts'

/** Hills as a height over every spot, in metres. */
export interface Land {
  height: (at: Spot) => number
  /** A spot lifted on to the land, `up` metres above it. */
  on: (at: Spot, up?: number) => Vec
}

/** What is laid on the land and stands there; drawn strip by strip from far to near, so that a rise hides what is behind it. */
export class Relief {
  readonly #strips = new Map<
    number,
    { ground: Markup[]; shade: Markup[]; standing: { y: number; body: Markup }[] }
  >()
  readonly #step: number

  constructor(step: number) {
    this.#step = step
  }

  #strip(y: number) {
    const key = Math.floor(y / this.#step)
    const known = this.#strips.get(key)
    if (known) return known
    const fresh = { ground: [], shade: [], standing: [] }
    this.#strips.set(key, fresh)
    return fresh
  }

  /** Lays a piece on the ground at so many metres away. */
  lay(y: number, body: Markup): void {
    this.#strip(y).ground.push(body)
  }

  /** Lays a shadow over what lies there. */
  shade(y: number, body: Markup): void {
    this.#strip(y).shade.push(body)
  }

  stand(y: number, body: Markup): void {
    this.#strip(y).standing.push({ y, body })
  }

  /** Everything, far to near. */
  drawn(): Markup {
    return [...this.#strips]
      .toSorted(([a], [b]) => b - a)
      .map(
        ([, { ground, shade, standing }]) =>
          ground.join('') +
          shade.join('') +
          standing
            .toSorted((a, b) => b.y - a.y)
            .map(({ body }) => body)
            .join(''),
      )
      .join('')
  }
}

/** Slopes that close the valley on both sides and behind, with a few knolls; `hand` mirrors it. */
export function hills(hand: number, seed: number): Land {
  const phase = seed * 1.7
  const height = ([mx, y]: Spot): number => {
    const x = mx * hand
    const valley = 26 * Math.sin(y / 150 + phase * 0.3)
    const left = 52 * smooth(40, 240, -(x - valley)) * (0.8 + 0.25 * Math.sin(y / 70 + phase))
    const right = 40 * smooth(50, 260, x - valley) * (0.8 + 0.25 * Math.sin(y / 84 + phase * 2))
    const back = 62 * smooth(330, 640, y) * (0.75 + 0.3 * Math.sin(x / 95 + phase))
    const knoll = 15 * Math.exp(-(((x - 26) / 58) ** 2) - ((y - 270) / 70) ** 2)
    return left + right + back + knoll + 2.2 * Math.sin(x / 31 + phase) * Math.sin(y / 37)
  }
  return { height, on: (at, up = 0) => [at[0], at[1], height(at) + up] }
}

/** The bare slopes as small faces, golden towards the sun and teal away from it, on a relief. */
export function slopes(
  { camera, light }: Stage,
  land: Land,
  relief: Relief,
  step: number,
  [from, to]: Spot,
): void {
  const [far, near] = light.colours.lawn
  const grass = mix(near, far, 0.36)
  // Far faces are larger: they are foreshortened and mostly under forest.
  for (let y = from, deep = step; y < to; y += deep) {
    deep = y > 480 ? 2 * step : step
    const half = 60 + y * 1.05
    let row = ''
    let last = ''
    const w = deep * 1.6
    for (let x = -half; x < half; x += w) {
      const corners = [
        land.on([x - 0.3, y - 0.8]),
        land.on([x + w + 0.3, y - 0.8]),
        land.on([x + w + 0.3, y + deep]),
        land.on([x - 0.3, y + deep]),
      ]
      const data = camera.face(corners)
      if (!data) continue
      const tone = lit(light.colours, light.sun, land, [x + w / 2, y + deep / 2], grass)
      const paint = throughAir(light, coarse(tone, 6), camera.depth(nth(corners, 0)))
      row += paint === last ? data : `${row && '"/>'}<path fill="${paint}" d="${data}`
      last = paint
    }
    if (row) relief.lay(y + deep * 0.999, `${row}"/>`)
  }
}

/** A colour of the ground by the way the slope faces. */
export function lit(
  { sunlight, shade }: { sunlight: string; shade: string },
  sun: Vec,
  land: Land,
  [x, y]: Spot,
  colour: string,
): string {
  const d = 3
  const normal = unit([
    land.height([x - d, y]) - land.height([x + d, y]),
    land.height([x, y - d]) - land.height([x, y + d]),
    2 * d,
  ])
  const share = dot(normal, sun) - sun[2]
  return share > 0
    ? mix(colour, sunlight, Math.min(0.55, share * 2.1))
    : mix(colour, mix(shade, '#1d4a3a', 0.5), Math.min(0.48, -share * 1.5))
}

/** A line on the ground in even steps, and the spot so many metres to the right of it. */
export interface Way {
  spots: readonly Spot[]
  beside: (i: number, across: number) => Spot
}

export function way(points: readonly Spot[], step: number): Way {
  const fine = curve(points, 40)
  const spots: Spot[] = [nth(fine, 0)]
  for (const spot of fine) {
    const [x, y] = nth(spots, spots.length - 1)
    if (Math.hypot(spot[0] - x, spot[1] - y) >= step) spots.push(spot)
  }
  const beside = (i: number, across: number): Spot => {
    const [a, b] = [nth(spots, Math.max(0, i - 1)), nth(spots, Math.min(spots.length - 1, i + 1))]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const at = nth(spots, Math.min(spots.length - 1, i))
    return [at[0] + ((b[1] - a[1]) / length) * across, at[1] - ((b[0] - a[0]) / length) * across]
  }
  return { spots, beside }
}
