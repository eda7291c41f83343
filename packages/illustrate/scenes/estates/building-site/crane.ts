import { solid } from '../../../buildings/solids.ts'
import { mix } from '../../../paper/colour.ts'
import { shaded, throughAir } from '../../../paper/light.ts'
import type { Stage } from '../../../paper/stage.ts'
import { type Markup, outline, stroke } from '../../../paper/svg.ts'
import { dot, frame, plus, rectangle, type Spot, unit, type Vec } from '../../../paper/vector.ts'

/** A tower crane: heights and lengths in metres, `slew` in radians anticlockwise from the right; `trolley` is how far out its hook hangs, 0 to 1. */
export interface Crane {
  at: Spot
  height: number
  reach: number
  slew: number
  trolley: number
  paint: string
}

/** A square truss from a to b, each side in the light it gets, the hidden ones first. */
function truss(on: Stage, a: Vec, b: Vec, across: Vec, half: number, paint: string): Markup {
  const { camera, light } = on
  const along = unit(plus(b, a, -1))
  const length = dot(plus(b, a, -1), along)
  const [u, v, w] = [across, along, unit(crossed(along, across))] as const
  const depth = camera.depth(plus(a, along, length / 2))
  const px = camera.scale(depth)
  const bays = Math.max(3, Math.round(length / (2.1 * half)))
  const sides = (
    [
      [u, w],
      [plus([0, 0, 0], u, -1), w],
      [w, u],
      [plus([0, 0, 0], w, -1), u],
    ] as const
  ).map(([normal, side]) => {
    const at = (share: number, hand: number): Vec =>
      plus(plus(plus(a, v, length * share), normal, half), side, half * hand)
    const chords = [-1, 1]
      .map((hand) => outline([at(0, hand), at(1, hand)].map(camera.project), false))
      .join('')
    const lacing = outline(
      Array.from({ length: bays + 1 }, (_, i) => camera.project(at(i / bays, i % 2 ? 1 : -1))),
      false,
    )
    const seen = dot(normal, plus(camera.eye, a, -1)) > 0
    const tone = throughAir(
      light,
      mix(shaded(light, paint, normal), light.colours.shade, seen ? 0 : 0.45),
      depth,
    )
    const body =
      stroke(lacing, tone, Math.max(0.7, 0.13 * px)) + stroke(chords, tone, Math.max(1, 0.26 * px))
    return { seen, body }
  })
  return sides
    .toSorted((p, q) => Number(p.seen) - Number(q.seen))
    .map(({ body }) => body)
    .join('')
}

const crossed = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

/** Draws a tower crane with its cab, counterweight, ties and a bundle of bars on the hook. */
export function crane(on: Stage, { at, height, reach, slew, trolley, paint }: Crane): Markup {
  const { camera, light } = on
  const way: Vec = [Math.cos(slew), Math.sin(slew), 0]
  const side: Vec = [-way[1], way[0], 0]
  const depth = camera.depth([...at, 0])
  const px = camera.scale(depth)
  const foot: Vec = [...at, 0]
  const out = (metres: number, z: number): Vec => plus([at[0], at[1], z], way, metres)
  const local = frame(at, slew)
  const block = (
    x: number,
    y: number,
    long: number,
    wide: number,
    z: number,
    tall: number,
    c: string,
  ) =>
    solid(
      on,
      rectangle(x, y, long, wide).map(([p, q]) => local(p, q)),
      z,
      tall,
      c,
    )
  const line = (points: readonly Vec[], wide: number, tone: string): Markup =>
    stroke(
      outline(points.map(camera.project), false),
      throughAir(light, tone, depth),
      Math.max(0.8, wide * px),
    )
  const steel = mix('#3a4448', light.colours.shade, 0.3)
  const [back, top, deck] = [-0.32 * reach, height + 8.5, height + 1.2]
  const hook = out(trolley * reach, deck - 1)
  const hang = 0.36 * height
  const load: Vec = [hook[0], hook[1], height - hang]
  const ties =
    line([out(0.7 * reach, deck + 0.9), [at[0], at[1], top], out(back, deck + 0.7)], 0.11, steel) +
    line([out(0.36 * reach, deck + 0.9), [at[0], at[1], top]], 0.11, steel)
  const cables =
    line([hook, plus(load, [0, 0, 2.6])], 0.1, steel) +
    line([plus(load, side, -2.6), plus(load, [0, 0, 2.6]), plus(load, side, 2.6)], 0.08, steel)
  const bundle = solid(
    on,
    rectangle(trolley * reach - 0.5, -4, 1, 8).map(([p, q]) => local(p, q)),
    height - hang - 0.8,
    0.8,
    '#9a5a3c',
  )
  return (
    block(-2.6, -2.6, 5.2, 5.2, 0, 0.9, '#c9c2b4') +
    truss(on, foot, [at[0], at[1], height], [1, 0, 0], 0.95, paint) +
    block(back - 0.5, -1.3, 3.6, 2.6, deck - 2.8, 3, '#b9b4a8') +
    truss(on, out(back, deck), out(0, deck), side, 0.6, paint) +
    truss(on, out(0, deck), out(reach, deck), side, 0.62, paint) +
    truss(on, [at[0], at[1], height], [at[0], at[1], top], [1, 0, 0], 0.5, paint) +
    ties +
    block(1.1, -2.2, 2, 1.7, height - 1.9, 2.2, '#f0e6d2') +
    block(1.4, -2.25, 1.75, 0.1, height - 1.1, 1.2, light.colours.glass) +
    cables +
    bundle
  )
}
