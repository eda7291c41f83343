import { mix } from '../../../paper/colour.ts'
import { nth } from '../../../paper/nth.ts'
import { random } from '../../../paper/random.ts'
import type { Stage } from '../../../paper/stage.ts'
import { lengths, type Markup, opacity, shape, stroke } from '../../../paper/svg.ts'
import { curve, ellipse, rectangle, ribbon, type Spot } from '../../../paper/vector.ts'
import { CORNER, DEEP } from './hoarding.ts'

const mirrored = (plan: readonly Spot[], hand: number): Spot[] =>
  hand > 0 ? [...plan] : plan.map(([x, y]): Spot => [-x, y]).toReversed()

/** The street, its footpath and verge, the earth of the site and the track that leads in. */
export function ground(
  on: Stage,
  hand: number,
  gate: readonly [number, number],
  seed: number,
  earth: string,
): Markup {
  const { camera, light, sheet } = on
  const { colours } = light
  const chance = random(seed + 9)
  const [pale, deep] = [mix(earth, colours.sunlight, 0.35), mix(earth, colours.shade, 0.28)]
  const down = (a: string, b: string, c: string): string =>
    sheet.gradientDown(
      [
        [0, a],
        [0.2, b],
        [1, c],
      ],
      camera.horizon,
      sheet.height,
    )
  const verge = down(
    mix(colours.lawn[0], colours.mist, 0.5),
    mix(mix(...colours.lawn, 0.5), pale, 0.25),
    mix(colours.lawn[1], deep, 0.2),
  )
  const soil = down(mix(pale, colours.mist, 0.6), pale, deep)
  const plan = (spots: readonly Spot[]): string => camera.ground(mirrored(spots, hand))
  const [from, to] = gate
  const middle = (from + to) / 2
  const track = curve(
    [
      [-2, 13.6],
      [4, 15.2],
      [middle - 3.4, 19.4],
      [middle, 25],
      [middle + 5, 38],
      [middle + 22, 74],
    ],
    12,
  )
  let ruts = ''
  for (const off of [-1, 1]) {
    const line = track.map(([x, y], i): Spot => [
      x + off * (i < 20 ? 0.35 : 0.9),
      y - off * (i < 20 ? 0.85 : 0),
    ])
    ruts += plan(ribbon(line, 0.34))
  }
  let dabs = ''
  for (let i = 0; i < 240; i++) {
    const [x, y] = [chance.between(9, 90), chance.between(30, 116)]
    dabs += plan(ellipse(x, y, chance.between(0.6, 2.6), chance.between(0.3, 1), 9))
  }
  const tufts = ['', '']
  for (let i = 0; i < 1100; i++) {
    const near = chance.chance(0.7)
    const spot: Spot = [
      near ? chance.between(4, 60) : chance.between(-40, -11),
      near ? chance.between(11, 23.6) : chance.between(12, 60),
    ]
    const [x, y, depth] = camera.project([spot[0] * hand, spot[1], 0])
    const long = camera.scale(depth) * chance.between(0.06, 0.2)
    const lean = long * chance.between(-0.6, 0.6)
    if (x > sheet.frame.left && x < sheet.frame.right)
      tufts[i % 2] += `M${lengths(x, y)}l${lengths(lean, -long)}`
  }
  const road = down(
    mix(colours.road, colours.mist, 0.7),
    mix(colours.road, colours.mist, 0.2),
    mix(colours.road, '#23262c', 0.45),
  )
  const walk = down(
    colours.paving[0],
    mix(colours.paving[0], colours.paving[1], 0.7),
    mix(colours.paving[1], colours.paving[2], 0.4),
  )
  let marks = ''
  for (let y = 6; y < 200; y += 8) marks += plan(rectangle(-4.7, y, 0.18, 3.4))
  return (
    shape(camera.ground(rectangle(-1500, 5, 3000, 3000)), verge) +
    shape(plan(rectangle(...CORNER, 190, DEEP)), soil) +
    shape(dabs, mix(deep, pale, 0.4), opacity(0.4)) +
    tufts
      .map((data, i) =>
        stroke(
          data,
          i ? mix(colours.lawn[1], colours.shade, 0.4) : mix(...colours.lawn, 0.2),
          2,
          opacity(0.6),
        ),
      )
      .join('') +
    shape(plan(ribbon(track, 5.6)), mix(pale, deep, 0.35), opacity(0.8) + sheet.blur(3)) +
    shape(plan(ribbon(track, 4.6)), pale, opacity(0.75)) +
    shape(ruts, deep, opacity(0.45)) +
    shape(plan(rectangle(1.2, 5, 2.2, 260)), walk) +
    shape(plan(rectangle(0.9, 5, 0.35, 260)), mix(nth(colours.wall, 0), colours.paving[0], 0.4)) +
    shape(plan(rectangle(-10.4, 5, 11.3, 260)), road) +
    shape(marks, '#f5ead2', opacity(0.65)) +
    shape(plan(rectangle(-10.75, 5, 0.35, 260)), mix(nth(colours.wall, 0), colours.paving[0], 0.4))
  )
}
