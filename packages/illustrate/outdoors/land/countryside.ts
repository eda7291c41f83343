import { box } from '../../buildings/solids.ts'
import { mix } from '../../paper/colour.ts'
import { throughAir } from '../../paper/light.ts'
import { nth } from '../../paper/nth.ts'
import type { Place } from '../../paper/palette.ts'
import { type Random, random } from '../../paper/random.ts'
import type { Stage } from '../../paper/stage.ts'
import { Batch, type Markup, opacity, shape } from '../../paper/svg.ts'
import { between, frame, lift, type Spot } from '../../paper/vector.ts'
import { Hedgerows } from './hedgerows.ts'

/** Where open country begins and which way it lies. */
export interface Country {
  place: Place
  seed: number
  /** The direction of the view, in degrees. */
  yaw: number
  /** Metres from the eye. */
  from: number
}

/** Crops by place: the plains have mustard and ripe wheat between the green, the coast paddies. */
const crops: Record<Place, readonly string[]> = {
  plains: ['#d8b73c', '#c9ad6a', '#6f8f43', '#54803f', '#7fa04c', '#a98a5c', '#3f6b3a'],
  coast: ['#8fae5a', '#6f9a4e', '#4d8148', '#a9905c', '#5f8f5c'],
  hills: ['#7f9a58', '#5f8450', '#9c8a5c', '#4d7448'],
}

/** The land round a township as far as the eye goes: fields in strips, hedgerows, groves and a village, fading into the haze of the horizon. Replaces a lawn that runs to the horizon. */
export function countryside(on: Stage, country: Country): Markup {
  const { camera, light } = on
  const { seed, yaw, from, place } = country
  const chance = random(seed * 7 + 3)
  const turn = chance.between(0.1, 0.3) * (chance.chance(0.5) ? 1 : -1)
  const [x, y] = camera.eye
  const local = frame([x, y], (-yaw * Math.PI) / 180 + turn)
  const hedges = new Hedgerows(on, chance)
  const ground: Markup[] = []
  const furrows = new Batch()
  for (let v = from; v < 5200;) {
    const deep = Math.max(26, v * chance.between(0.1, 0.2))
    for (let u = -v * 1.5; u < v * 1.5;) {
      const wide = Math.max(18, v * chance.between(0.07, 0.3))
      const plan = [
        local(u, v),
        local(u + wide, v),
        local(u + wide, v + deep),
        local(u, v + deep),
      ] as const
      const away = camera.depth(lift(between(plan[0], plan[2], 0.5), 0))
      const tone = crop(on, chance, place)
      ground.push(shape(camera.ground(plan), throughAir(light, tone, away)))
      if (away < 620) lines(on, furrows, plan, tone, chance.chance(0.5))
      edges(hedges, chance, plan, v)
      u += wide
    }
    v += deep
  }
  for (let i = 0; i < 9; i++) {
    const v = from * 1.2 + 2400 * chance.next() ** 2
    hedges.copse(local(chance.between(-0.9, 0.9) * v, v), 16 + v * 0.05, 12 + v * 0.02, 11)
  }
  return (
    ground.join('') + furrows + village(on, chance, hedges, local, from) + hedges + distance(on)
  )
}

function crop({ light }: Stage, chance: Random, place: Place): string {
  const { lawn, shade, skylight } = light.colours
  const green = mix(...lawn, chance.between(0.3, 0.8))
  const grown = mix(green, chance.pick(crops[place]), chance.between(0.35, 0.75))
  // At nightfall the brightest crop is no lighter than the sky above it lets it be.
  return mix(mix(grown, skylight, 0.08), shade, light.colours.litShare > 0.3 ? 0.45 : 0)
}

/** The rows a field is sown in, along it or across. */
function lines(
  { camera }: Stage,
  furrows: Batch,
  [a, b, c, d]: readonly [Spot, Spot, Spot, Spot],
  tone: string,
  along: boolean,
): void {
  const [p, q, r, s] = along ? [a, b, d, c] : [a, d, b, c]
  for (let i = 1; i < 7; i++) {
    const [low, high] = [i / 7, i / 7 + 0.03]
    furrows.add(
      camera.ground([
        between(p, r, low),
        between(q, s, low),
        between(q, s, high),
        between(p, r, high),
      ]),
      mix(tone, '#2c4a34', 0.5),
      opacity(0.2),
    )
  }
}

/** Bushes and single trees along some of a field's edges. */
function edges(
  hedges: Hedgerows,
  chance: Random,
  [a, b, , d]: readonly [Spot, Spot, Spot, Spot],
  away: number,
): void {
  const apart = Math.max(3.4, away * 0.009)
  if (chance.chance(0.34)) hedges.along(a, b, chance.between(2, 5), apart)
  if (chance.chance(0.3)) hedges.along(a, d, chance.between(2, 5), apart)
  if (chance.chance(0.3)) hedges.crown(between(a, d, chance.next()), chance.between(7, 12))
}

/** Low pale houses in a grove, far enough to be only shapes. */
function village(
  on: Stage,
  chance: Random,
  hedges: Hedgerows,
  local: (u: number, v: number) => Spot,
  from: number,
): Markup {
  const [u, v] = [chance.between(-0.5, 0.5) * 1000, from + chance.between(620, 900)]
  const houses: { at: Spot; body: Markup }[] = []
  for (let i = 0; i < 15; i++) {
    const at = local(u + chance.between(-90, 90), v + chance.between(-40, 40))
    const size = [chance.between(8, 15), chance.between(8, 12), chance.between(3.2, 6.6)] as const
    const paint = nth(on.light.colours.wall, i % 4)
    houses.push({ at, body: box(on, [...at, 0], size, paint) })
  }
  hedges.copse(local(u, v - 44), 110, 8, 6)
  hedges.copse(local(u, v + 60), 140, 20, 12)
  return houses
    .toSorted((p, q) => on.camera.depth(lift(q.at, 0)) - on.camera.depth(lift(p.at, 0)))
    .map(({ body }) => body)
    .join('')
}

/** The haze in which the land ends, so that no edge is seen between it and the sky. */
function distance({ camera, light, sheet }: Stage): Markup {
  const { horizon } = camera
  const { sky, mist } = light.colours
  const air = mix(nth(sky, sky.length - 1)[1], mist, 0.5)
  const reach = Math.max(44, camera.eye[2] * 1.9)
  const paint = sheet.gradientDown(
    [
      [0, air, 0],
      [0.16, air, 0.9],
      [0.24, air, 0.86],
      [0.55, air, 0.4],
      [1, air, 0],
    ],
    horizon - reach * 0.2,
    horizon + reach,
  )
  return sheet.across(horizon - reach * 0.2, reach * 1.2, paint)
}
