import { mix } from '../../../paper/colour.ts'
import { throughAir } from '../../../paper/light.ts'
import { nth } from '../../../paper/nth.ts'
import type { Random } from '../../../paper/random.ts'
import type { Stage } from '../../../paper/stage.ts'
import { type Markup, outline, shape, stroke } from '../../../paper/svg.ts'
import type { Spot, Vec } from '../../../paper/vector.ts'

/** How wide a curved spire is, as a share of its foot, at a share of the height of its body. */
const swell = (up: number): number => 1 - 0.14 * up - 0.64 * up ** 2.1

/** A far temple spire of no temple in particular: foot in metres, height and half its foot's width; two tones and a pennant. */
function spire(on: Stage, [x, y]: Spot, height: number, half: number, pennant = true): Markup {
  const { camera, light } = on
  const side = light.sun[0] < 0 ? -1 : 1
  const depth = camera.depth([x, y, 0])
  const stone = mix(nth(light.colours.wall, 1), '#b5764f', 0.35)
  const air = (tone: string): string => throughAir(light, tone, depth)
  const [gold, teal] = [
    air(mix(mix(stone, '#b5623a', 0.3), light.colours.sunlight, 0.42)),
    air(mix(stone, light.colours.shade, 0.9)),
  ]
  const body = 0.8 * height
  const at = (u: number, z: number): Vec => [x + u, y, z]
  const steps = 16
  const flank = (hand: number): Vec[] =>
    Array.from({ length: steps + 1 }, (_, i) =>
      at(hand * half * swell(i / steps), (i / steps) * body),
    )
  const fill = (points: readonly Vec[], paint: string): Markup =>
    shape(outline(points.map(camera.project)), paint)
  const edge = half * 0.52
  const rib = Array.from({ length: steps + 1 }, (_, i) =>
    at(side * edge * swell(i / steps), (i / steps) * body),
  )
  const disc = (z: number, wide: number, tall: number, paint: string, u = 0): Markup =>
    fill(
      Array.from({ length: 16 }, (_, i): Vec => {
        const angle = (i / 16) * Math.PI * 2
        return at(u + Math.cos(angle) * wide, z + Math.sin(angle) * tall)
      }),
      paint,
    )
  const crown = half * 0.27
  let rings = ''
  for (let z = 0.1; z < 0.98; z += 0.11)
    rings += outline(
      [at(-half * swell(z), z * body), at(half * swell(z), z * body)].map(camera.project),
      false,
    )
  const px = camera.scale(depth)
  const flag =
    stroke(
      outline([at(0, 0.9 * height), at(0, 1.12 * height)].map(camera.project), false),
      teal,
      Math.max(0.8, 0.5 * px),
    ) +
    fill(
      [at(0, 1.12 * height), at(side * -half * 0.62, 1.09 * height), at(0, 1.05 * height)],
      air('#e8862c'),
    )
  return (
    (pennant ? flag : '') +
    fill([...flank(-side), ...flank(side).toReversed()], teal) +
    fill([...rib, ...flank(side).toReversed()], gold) +
    stroke(
      rings,
      air(mix(stone, light.colours.shade, 0.9)),
      Math.max(0.5, 0.3 * px),
      ' opacity=".4"',
    ) +
    disc(body + crown * 0.3, crown * 1.05, crown * 0.5, teal) +
    disc(body + crown * 0.34, crown * 0.6, crown * 0.36, gold, side * crown * 0.36) +
    disc(body + crown * 1.15, crown * 0.42, crown * 0.5, gold) +
    fill(
      [
        at(-crown * 0.16, body + crown * 1.5),
        at(crown * 0.16, body + crown * 1.5),
        at(0, 0.94 * height),
      ],
      gold,
    )
  )
}

/** A group of spires about a tall one: its foot in metres and its height. */
export function spires(on: Stage, [x, y]: Spot, height: number, chance: Random): Markup {
  const half = height * 0.23
  const { camera, light } = on
  const hall = (from: number, to: number, top: number, share: number): Markup =>
    shape(
      outline(
        (
          [
            [from, -4],
            [from, top * 0.72],
            [(from + to) / 2, top],
            [to, top * 0.72],
            [to, -4],
          ] as const
        ).map(([u, z]) => camera.project([x + u, y, z])),
      ),
      throughAir(
        light,
        mix(mix('#c9a078', light.colours.shade, 0.66), light.colours.sunlight, share),
        camera.depth([x, y, 0]),
      ),
    )
  const side = chance.chance(0.5) ? 1 : -1
  const parts: Markup[] = []
  for (const [out, share] of [
    [-2.5, 0.46],
    [2.6, 0.42],
    [-1.55, 0.6],
    [1.6, 0.56],
  ] as const)
    parts.push(
      spire(
        on,
        [x + out * half * 0.86, y + 1],
        height * share * chance.between(0.92, 1.08),
        half * 0.52,
        Math.abs(out) < 2,
      ),
    )
  return (
    parts.join('') +
    spire(on, [x, y], height, half) +
    hall(-half * 3.6, half * 3.6, height * 0.11, 0) +
    spire(on, [x + side * half * 1.15, y - 1], height * 0.44, half * 0.6, false)
  )
}
