import { tree } from '../../../outdoors/trees/trees.ts'
import { stand } from '../../../paper/camera.ts'
import { coarse, mix } from '../../../paper/colour.ts'
import { nth } from '../../../paper/nth.ts'
import { random } from '../../../paper/random.ts'
import type { Stage } from '../../../paper/stage.ts'
import { Batch, type Markup, opacity, shape } from '../../../paper/svg.ts'
import { smooth, type Spot, type Vec } from '../../../paper/vector.ts'
import type { Mood } from '../../../rooms/indoors.ts'

/** A stage in the round hall. */
export interface Rotunda extends Stage {
  mood: Mood
}

/** The middle of the hall, metres; the radii of its wall and of its galleries' edge; the height of a storey. */
export const MIDDLE: Spot = [0, 14]
export const [WALL, EDGE, STOREY] = [15, 11.8, 5.2]

const STEPS = 84

/** A point at a step round the hall. */
export const round = (step: number, r: number, z: number): Vec => {
  const a = (step / STEPS) * Math.PI * 2
  return [MIDDLE[0] + Math.cos(a) * r, MIDDLE[1] + Math.sin(a) * r, z]
}

/** Steps round the hall that lie before the lens. */
export const seen = ({ camera }: Stage): number[] =>
  Array.from({ length: STEPS }, (_, i) => i).filter(
    (i) => camera.depth(round(i, WALL, 0)) > 1.2 && camera.depth(round(i + 1, EDGE, 0)) > 0.9,
  )

/** How far the sun lights the wall at a step, 0 to 1. */
const sunny = ({ light }: Stage, step: number): number => {
  const a = (step / STEPS) * Math.PI * 2
  return smooth(-0.3, 0.7, -Math.cos(a) * light.sun[0] - Math.sin(a) * light.sun[1])
}

const strip = (
  on: Stage,
  step: number,
  r: number,
  low: number,
  high: number,
  wide = 1.03,
): string =>
  on.camera.face([
    round(step, r, low),
    round(step + wide, r, low),
    round(step + wide, r, high),
    round(step, r, high),
  ])

const lit = (on: Rotunda, colour: string, step: number): string =>
  coarse(
    mix(
      mix(on.mood.tone(colour, 0.34), on.light.colours.shade, 0.12),
      mix(on.mood.tone(colour, 0.62), on.light.colours.sunlight, 0.25),
      sunny(on, step),
    ),
    2,
  )

/** The wall with its kitchens and shops, and the galleries before it, planted along their rails. */
export function rotunda(on: Rotunda, scheme: readonly string[], seed: number): Markup {
  const steps = seen(on)
  const wall = new Batch()
  for (const i of steps) wall.add(strip(on, i, WALL, 0, 3 * STOREY), lit(on, '#dcc8aa', i))
  let body = String(wall) + kitchens(on, steps, scheme, seed)
  for (const level of [1, 2]) body += windows(on, steps, level, seed)
  for (const level of [1, 2, 3]) body += gallery(on, steps, level)
  return body + [1, 2].map((level) => planting(on, steps, level, seed)).join('')
}

/** Seven steps to a bay: a lit kitchen with two shelves of jars behind a counter under a coloured board. */
function kitchens(
  on: Rotunda,
  steps: readonly number[],
  scheme: readonly string[],
  seed: number,
): Markup {
  const { light } = on
  const chance = random(seed + 2)
  const [glow, boards, goods, fronts] = [new Batch(), new Batch(), new Batch(), new Batch()]
  for (const i of steps) {
    const [bay, place] = [Math.floor(i / 7), i % 7]
    const colour = nth(scheme, bay % scheme.length)
    if (place === 6) continue
    glow.add(
      strip(on, i, WALL - 0.1, 0.9, 3.3),
      coarse(mix(mix('#ffe6b2', colour, 0.1), on.mood.tone('#c98a52', 0.5), 0.25), 2),
    )
    for (const z of [1.7, 2.4]) {
      goods.add(strip(on, i, WALL - 0.12, z - 0.07, z), '#8a6244')
      for (let k = 0; k < 5; k++)
        if (chance.chance(0.72))
          goods.add(
            strip(on, i + k * 0.2, WALL - 0.15, z, z + chance.between(0.16, 0.46), 0.13),
            chance.pick(['#f6ead2', '#b4553a', '#3f5a4c', '#d0a45c', '#6a4434']),
          )
    }
    boards.add(strip(on, i, WALL - 1.2, 3.2, 4.1), lit(on, colour, i))
    boards.add(strip(on, i, WALL - 1.2, 3.12, 3.22), '#fff0c8')
    fronts.add(strip(on, i, WALL - 2, 0, 1.05), lit(on, mix(colour, '#5a3d2c', 0.3), i))
    fronts.add(
      on.camera.face([
        round(i, WALL - 2.1, 1.06),
        round(i + 1.03, WALL - 2.1, 1.06),
        round(i + 1.03, WALL - 1.3, 1.06),
        round(i, WALL - 1.3, 1.06),
      ]),
      on.mood.tone('#f3e4c6', 0.6),
    )
  }
  return (
    String(glow) +
    goods +
    boards +
    fronts +
    shape(
      on.camera.ground(
        Array.from({ length: STEPS }, (_, i) => round(i, WALL - 2.4, 0)).map(([x, y]): Spot => [
          x,
          y,
        ]),
      ),
      light.colours.lamp,
      opacity(0.06 + 0.2 * on.mood.night) + on.sheet.blur(14),
    )
  )
}

/** Shop windows along a gallery. */
function windows(on: Rotunda, steps: readonly number[], level: number, seed: number): Markup {
  const chance = random(seed + level * 9)
  const body = new Batch()
  for (const i of steps) {
    if (i % 7 === 6) continue
    const warm = chance.chance(0.35 + 0.5 * on.mood.night)
    const tone = warm
      ? mix('#ffe0a8', '#c98a52', chance.between(0.1, 0.5))
      : on.mood.tone('#5a7072', 0.4)
    body.add(strip(on, i, WALL - 0.1, level * STOREY + 0.3, level * STOREY + 3.5), coarse(tone, 6))
  }
  return String(body)
}

/** A gallery's soffit, its edge with a line of light, and its rail of glass. */
function gallery(on: Rotunda, steps: readonly number[], level: number): Markup {
  const { camera, light, mood } = on
  const z = level * STOREY
  const [soffit, edge, rail, lamps] = [new Batch(), new Batch(), new Batch(), new Batch()]
  for (const i of steps) {
    soffit.add(
      camera.face([
        round(i, EDGE, z - 0.5),
        round(i + 1.03, EDGE, z - 0.5),
        round(i + 1.03, WALL, z - 0.5),
        round(i, WALL, z - 0.5),
      ]),
      lit(on, mix('#b98a62', light.colours.lamp, 0.15 * mood.night), i),
    )
    if (i % 3 === 0)
      lamps.add(
        camera.face([
          round(i, EDGE + 1.4, z - 0.52),
          round(i + 0.5, EDGE + 1.4, z - 0.52),
          round(i + 0.5, EDGE + 1.75, z - 0.52),
          round(i, EDGE + 1.75, z - 0.52),
        ]),
        '#fff3d2',
      )
    edge.add(strip(on, i, EDGE, z - 0.5, z + 0.2), lit(on, '#f2e6d0', i))
    edge.add(strip(on, i, EDGE, z - 0.5, z - 0.42), light.colours.lamp)
    if (level === 3) continue
    rail.add(strip(on, i, EDGE, z + 0.2, z + 1.2), mix('#ffffff', mood.glow, 0.4), opacity(0.16))
    rail.add(strip(on, i, EDGE, z + 1.2, z + 1.28), lit(on, '#d9a862', i))
  }
  return String(soffit) + lamps + edge + rail
}

function planting(on: Rotunda, steps: readonly number[], level: number, seed: number): Markup {
  const { camera } = on
  const chance = random(seed + level * 5)
  const greens = (['shrub', 'hedge', 'bougainvillea'] as const).map((kind, i) =>
    tree(on, kind, { seed: seed + i, range: 'middle', detail: 1.2 }),
  )
  return steps
    .flatMap((i) => [i, i + 0.5])
    .map((i) => round(i, EDGE - 0.06, level * STOREY + 0.1))
    .toSorted((a, b) => b[1] - a[1])
    .map((at) =>
      chance.chance(0.8)
        ? stand(camera, chance.pick(greens), at, chance.between(0.55, 0.95), chance.chance(0.5))
        : '',
    )
    .join('')
}
