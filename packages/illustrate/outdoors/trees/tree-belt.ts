import { mix } from '../../paper/colour.ts'
import { throughAir } from '../../paper/light.ts'
import { nth } from '../../paper/nth.ts'
import { random } from '../../paper/random.ts'
import { BLEED } from '../../paper/sheet-size.ts'
import type { Stage } from '../../paper/stage.ts'
import { type Markup, opacity, outline, type Pixel, shape } from '../../paper/svg.ts'
import { lerp } from '../../paper/vector.ts'

/** Where the trees at the end of a plain stand. */
export interface TreeBelt {
  /** Metres to the nearest rank. */
  distance: number
  /** Metres: the usual height of its trees. */
  height?: number
  ranks?: number
  seed: number
}

/** Trees at the end of a plain, where none is seen for itself: uneven ranks, one behind the other, that pale with the distance and hide where the ground meets the sky. */
export function treeBelt(on: Stage, { distance, height = 12, ranks = 3, seed }: TreeBelt): Markup {
  return Array.from({ length: ranks }, (_, i) =>
    rank(on, distance * 1.75 ** (ranks - 1 - i), height * 1.15 ** (ranks - 1 - i), seed * 31 + i),
  ).join('')
}

function rank({ camera, light, sheet }: Stage, away: number, height: number, seed: number): Markup {
  const chance = random(seed)
  const metre = camera.scale(away)
  const foot = camera.horizon + metre * camera.eye[2]
  const tall = height * metre
  const side = light.sun[0] < 0 ? -1 : 1
  const [one, two] = [chance.between(0, 9), chance.between(0, 9)]
  /** Groves and clearings: how tall the belt stands here, 0.2 to 1.3. */
  const grown = (x: number): number => {
    const metres = (x - 800) / metre
    const wave = Math.sin(metres / 61 + one) * 0.5 + Math.sin(metres / 23 + two) * 0.3
    return Math.max(0.2, 0.72 + wave * 0.6)
  }
  const top: Pixel[] = []
  let [lit, dark] = ['', '']
  let x = sheet.left - BLEED - 20
  while (x < sheet.right + BLEED + 20) {
    const crown = tall * chance.between(0.5, 1.1)
    const up = tall * grown(x) * chance.between(0.72, 1.12)
    for (const t of [0.08, 0.3, 0.55, 0.8])
      top.push([
        x + crown * t,
        foot - up * (0.8 + 0.2 * Math.sin(Math.PI * t)) - tall * chance.between(0, 0.07),
      ])
    const blob = (at: number, down: number, size: number): string =>
      outline(
        Array.from({ length: 7 }, (_, i): Pixel => {
          const [angle, out] = [(i / 7) * Math.PI * 2, size * chance.between(0.7, 1.1)]
          return [
            x + crown * at + Math.cos(angle) * out * crown,
            foot - up * (1 - down) + Math.sin(angle) * out * up * 0.5,
          ]
        }),
      )
    lit += blob(0.5 + side * 0.16, 0.2, 0.26)
    if (chance.chance(0.6)) dark += blob(0.5 - side * 0.26, 0.5, 0.24)
    x += crown * chance.between(0.55, 0.95)
  }
  const tones = light.colours.leaves.far.map((tone) => throughAir(light, tone, away * 1.3))
  const { mist } = light.colours
  const ground = throughAir(light, nth(light.colours.lawn, 0), away)
  const [body, bright] = [
    mix(nth(tones, 0), nth(tones, 1), 0.5),
    mix(nth(tones, 2), nth(tones, 3), 0.4),
  ]
  const paint = sheet.gradientDown(
    [
      [0, body],
      [0.55, mix(body, mist, 0.16)],
      [0.8, mix(mix(body, ground, 0.5), mist, 0.3)],
      [1, mix(mix(body, ground, 0.5), mist, 0.3), 0],
    ],
    foot - tall * 1.1,
    foot,
  )
  const outside = [
    [sheet.right + BLEED + 60, foot + 1],
    [sheet.left - BLEED - 60, foot + 1],
  ] as const
  return (
    shape(outline([...top, ...outside]), paint) +
    shape(dark, mix(body, nth(tones, 0), 0.8), opacity(lerp(0.8, 0.3, light.mist.most))) +
    shape(lit, bright, opacity(0.75))
  )
}
