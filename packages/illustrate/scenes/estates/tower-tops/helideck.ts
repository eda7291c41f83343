import { mix } from '../../../paper/colour.ts'
import { shaded } from '../../../paper/light.ts'
import { nth } from '../../../paper/nth.ts'
import type { Stage } from '../../../paper/stage.ts'
import { type Markup, shape } from '../../../paper/svg.ts'
import { ellipse, frame, lift, type Spot, type Vec } from '../../../paper/vector.ts'
import { lamps, net } from './deck-parts.ts'
import type { Helideck } from './top.ts'

/** Path data of a ring flat on the deck, between two radii. */
function ring(on: Stage, { centre, z }: Helideck, outer: number, inner: number): string {
  const line = (r: number): string => on.camera.ground(ellipse(...centre, r, r, 72), z)
  const hole = ellipse(...centre, inner, inner, 72).toReversed()
  return line(outer) + on.camera.ground(hole, z)
}

/** The deck with its rim, net, lamps and marking. */
export function helideck(on: Stage, deck: Helideck): Markup {
  const { camera, light, sheet } = on
  const { centre, radius, z } = deck
  const { colours } = light
  const edge = (r: number, at: number): Vec[] =>
    ellipse(...centre, r, r, 72).map((s) => lift(s, at))
  const rim = camera.hull([...edge(radius, z), ...edge(radius, z - 0.9)])
  const edgeAt = (side: number): number =>
    camera.project([centre[0] + side * radius, centre[1], z])[0]
  const steel = '#8d9a98'
  const rimPaint = sheet.gradientAcross(
    [0, 0.2, 0.45, 0.7, 1].map((at) => {
      const angle = Math.PI * (1 + at)
      const normal: Vec = [Math.cos(angle), Math.sin(angle), 0]
      return [at, shaded(light, steel, normal)] as const
    }),
    edgeAt(-1),
    edgeAt(1),
  )
  const top = '#2f6662'
  const ends = [-1, 1].map((side) =>
    camera.project([
      centre[0] + side * light.sun[0] * radius,
      centre[1] + side * light.sun[1] * radius,
      z,
    ]),
  )
  const surface = sheet.gradient(
    [
      [0, mix(top, colours.shade, 0.2)],
      [0.5, mix(top, colours.skylight, 0.1)],
      [1, mix(mix(top, colours.sunlight, 0.42), '#ffffff', 0.04)],
    ],
    nth(ends, 0)[0],
    nth(ends, 0)[1],
    nth(ends, 1)[0],
    nth(ends, 1)[1],
  )
  const white = mix('#fbf6ea', colours.sunlight, 0.12)
  return (
    net(on, deck) +
    shape(rim, rimPaint) +
    shape(camera.ground(ellipse(...centre, radius, radius, 72), z), surface) +
    shape(ring(on, deck, radius - 0.7, radius - 1.15), white, ' fill-rule="evenodd"') +
    shape(ring(on, deck, radius * 0.62, radius * 0.62 - 0.75), '#f2a71b', ' fill-rule="evenodd"') +
    shape(letter(on, deck), white) +
    lamps(on, deck)
  )
}

/** The letter H, 0.62 of the inner circle tall. */
function letter(on: Stage, { centre, radius, z, turn }: Helideck): string {
  const to = frame(centre, turn)
  const [half, wide, bar] = [radius * 0.36, radius * 0.25, radius * 0.1]
  const plan: Spot[] = [
    to(-wide, -half),
    to(-wide + bar, -half),
    to(-wide + bar, -bar / 2),
    to(wide - bar, -bar / 2),
    to(wide - bar, -half),
    to(wide, -half),
    to(wide, half),
    to(wide - bar, half),
    to(wide - bar, bar / 2),
    to(-wide + bar, bar / 2),
    to(-wide + bar, half),
    to(-wide, half),
  ]
  return on.camera.ground(plan, z)
}
