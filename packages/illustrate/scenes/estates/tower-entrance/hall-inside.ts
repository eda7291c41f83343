import { mix } from '../../../paper/colour.ts'
import { nth } from '../../../paper/nth.ts'
import { random } from '../../../paper/random.ts'
import type { Stage } from '../../../paper/stage.ts'
import { circle, group, type Markup, opacity, oval, shape, stroke } from '../../../paper/svg.ts'
import { ellipse, type Vec } from '../../../paper/vector.ts'
import { facePath, type Foot, TALL, upright } from './foot.ts'

const BACK = 9

/** The lit hall seen through the glass: stone sides, a timber wall with a desk, a gallery, lamps hung in its whole height. */
export function hallInside(on: Stage, foot: Foot, half: number): Markup {
  const { light, sheet, camera } = on
  const warm = 0.45 + 1.1 * Math.min(0.5, light.colours.litShare)
  const lamp = light.colours.lamp
  const tone = (colour: string, lit: number): string =>
    mix(mix(colour, '#3a2420', 0.42 * (1 - lit)), mix(lamp, '#f6c27c', 0.45), lit * warm * 0.62)
  const behind = foot.to(0, BACK)
  const top = camera.project([...behind, TALL])[1]
  const ground = camera.project([...behind, 0])[1]
  const wall = (colour: string, lits: readonly [number, number, number]): string =>
    sheet.gradientDown(
      lits.map((lit, i) => [i / 2, tone(colour, lit)] as const),
      top,
      ground,
    )
  const quad = (points: readonly Vec[], paint: string): Markup =>
    shape(facePath(on, foot, points), paint)
  const sideAt = (u: number, lits: readonly [number, number, number]): Markup =>
    quad(
      [
        [u, 0, 0],
        [u, BACK, 0],
        [u, BACK, TALL],
        [u, 0, TALL],
      ],
      wall(mix(foot.stone, '#c98f58', 0.5), lits),
    )
  let slats = ''
  for (let u = -half; u < half; u += 0.36) slats += upright(on, foot, [u, BACK, 0], 0.16, TALL)
  const level = (u: number, v: number, w: number, d: number, z: number): string =>
    facePath(on, foot, [
      [u, v, z],
      [u + w, v, z],
      [u + w, v + d, z],
      [u, v + d, z],
    ])
  const chance = random(foot.seed + 3)
  const panel = chance.pick(['#2f6662', '#a8542f', '#7a4a3a', '#35565c'])
  const art = upright(on, foot, [-3.2, BACK - 0.1, 2.6], 6.4, 6.8)
  const edge = upright(on, foot, [-3.35, BACK - 0.08, 2.45], 6.7, 7.1)
  const ring = (r: number, u: number, z: number): string =>
    camera.face(ellipse(u, z, r, r, 40).map(([a, b]): Vec => [...foot.to(a, BACK - 0.14), b]))
  const desk = upright(on, foot, [-2.6, BACK - 2, 0], 5.2, 1.1)
  const seats = [-5.8, 3.8].map((u, i) => {
    const cloth = nth(['#35565c', '#b65f3f'], i)
    return (
      shape(upright(on, foot, [u, 3.6, 0.2], 2.3, 0.45), tone(cloth, 0.4)) +
      shape(level(u, 3.6, 2.3, 0.7, 0.65), tone(cloth, 0.7)) +
      shape(upright(on, foot, [u, 4.3, 0.65], 2.3, 0.5), tone(cloth, 0.55))
    )
  })
  const body =
    shape(upright(on, foot, [-half, 0, 0], 2 * half, TALL), tone('#8a5c3e', 0.3)) +
    quad(
      [
        [-half, 0, TALL],
        [half, 0, TALL],
        [half, BACK, TALL],
        [-half, BACK, TALL],
      ],
      tone('#e6d2b0', 0.75),
    ) +
    quad(
      [
        [-half, BACK, 0],
        [half, BACK, 0],
        [half, BACK, TALL],
        [-half, BACK, TALL],
      ],
      wall(foot.wood, [0.8, 0.45, 0.62]),
    ) +
    shape(slats, tone(foot.wood, 0.12), opacity(0.5)) +
    sideAt(half, [0.72, 0.4, 0.5]) +
    sideAt(-half, [0.72, 0.36, 0.5]) +
    galleries(on, foot, half, tone) +
    quad(
      [
        [-half, 0, 0],
        [half, 0, 0],
        [half, BACK, 0],
        [-half, BACK, 0],
      ],
      tone('#dcc8a6', 0.62),
    ) +
    shape(edge, lamp, sheet.blur(8)) +
    shape(art, tone(panel, 0.22)) +
    shape(ring(2.4, 0, 6), tone('#e0b46c', 0.6)) +
    shape(ring(1.7, 0.5, 6), tone(panel, 0.1)) +
    shape(ring(0.8, 0.9, 6), tone('#e0b46c', 0.8)) +
    shape(desk, tone('#e6d8c0', 0.66)) +
    shape(upright(on, foot, [-2.6, BACK - 2.02, 0], 5.2, 0.12), lamp, sheet.blur(3)) +
    seats.join('') +
    hung(on, foot, chance.between(4, 5.2))
  return group(sheet.clip(upright(on, foot, [-half, 0, 0], 2 * half, TALL)), body)
}

/** Two galleries along each side, which show how many storeys the hall has. */
function galleries(
  on: Stage,
  foot: Foot,
  half: number,
  tone: (colour: string, lit: number) => string,
): Markup {
  const one = (side: number, z: number): Markup => {
    const u = side * (half - 2.1)
    const left = Math.min(u, side * half)
    const along = (low: number, high: number): string =>
      facePath(on, foot, [
        [u, 1.2, low],
        [u, BACK, low],
        [u, BACK, high],
        [u, 1.2, high],
      ])
    const under = facePath(on, foot, [
      [u, 1.2, z],
      [side * half, 1.2, z],
      [side * half, BACK, z],
      [u, BACK, z],
    ])
    return (
      shape(under, tone(foot.wood, 0.5)) +
      shape(upright(on, foot, [left, 1.2, z], 2.1, 0.4), tone('#e6d8c0', 0.5)) +
      shape(along(z, z + 0.4), tone('#e6d8c0', 0.4)) +
      shape(along(z + 0.4, z + 1.4), '#ffffff', opacity(0.12)) +
      shape(upright(on, foot, [left, 1.2, z + 0.4], 2.1, 1), '#ffffff', opacity(0.14)) +
      shape(
        along(z + 1.38, z + 1.46) + upright(on, foot, [left, 1.2, z + 1.38], 2.1, 0.08),
        tone('#c9984a', 0.5),
      )
    )
  }
  return [4.1, 8.2].flatMap((z) => [one(1, z), one(-1, z)]).join('')
}

/** Glass drops at many heights under the hall's ceiling. */
function hung(on: Stage, foot: Foot, low: number): Markup {
  const { camera, sheet, light } = on
  const chance = random(foot.seed + 8)
  const halo = sheet.glow([
    [0, '#fff4d6', 0.7],
    [0.3, light.colours.lamp, 0.34],
    [1, light.colours.lamp, 0],
  ])
  let [cords, drops] = ['', '']
  for (let i = 0; i < 30; i++) {
    const [a, r] = [i * 2.4, 2.6 * Math.sqrt((i + 0.5) / 30)]
    const spot = foot.to(Math.cos(a) * r, 4 + Math.sin(a) * r * 0.7)
    const [x, y, depth] = camera.project([...spot, low + 4.6 * chance.next() ** 1.3 + r * 0.3])
    const k = camera.scale(depth)
    cords += `M${x.toFixed(1)} ${y.toFixed(1)}V${camera.project([...spot, TALL])[1].toFixed(1)}`
    drops += circle(x, y, 0.8 * k, halo, opacity(0.6)) + oval(x, y, 0.13 * k, 0.19 * k, '#fffaea')
  }
  return stroke(cords, '#6b4a34', 0.7, opacity(0.6)) + drops
}
