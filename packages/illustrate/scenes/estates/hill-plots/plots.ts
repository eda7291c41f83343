import { lampGlow } from '../../../outdoors/sky.ts'
import { mix } from '../../../paper/colour.ts'
import { dimmed, throughAir } from '../../../paper/light.ts'
import { nth } from '../../../paper/nth.ts'
import type { Random } from '../../../paper/random.ts'
import type { Stage } from '../../../paper/stage.ts'
import { circle, shape } from '../../../paper/svg.ts'
import type { Spot } from '../../../paper/vector.ts'
import { type Land, lit, type Relief, type Way } from './land.ts'

/** Red earth, darker as the light goes. */
const laterite = ({ light }: Stage): string =>
  mix('#b4583a', light.colours.underside, 0.22 + light.colours.dim)
/** Half a road's width, in metres. */
export const KERB = 3.4
/** A plot's front in steps of its road. */
const FRONT = 5

/** The square of the land, 4 m wide, that a spot lies in. */
export const cell = ([x, y]: Spot): string => `${Math.round(x / 4)},${Math.round(y / 4)}`

/** Lays a laterite road on the land: first the verges of all roads, then their surfaces, so that they join. */
export function roadOn(
  on: Stage,
  land: Land,
  relief: Relief,
  { spots, beside }: Way,
  built: Set<string>,
  part: 'verge' | 'surface',
): void {
  const { camera, light } = on
  const earth = laterite(on)
  for (let i = 0; i < spots.length - 1; i++) {
    const y = Math.min(
      ...[-1, 1].flatMap((side) => [i, i + 1].map((k) => beside(k, side * (KERB + 1.2))[1])),
    )
    const piece = (half: number, tone: string): string =>
      shape(
        camera.face([
          land.on(beside(i, -half), 0.05),
          land.on(beside(i, half), 0.05),
          land.on(beside(i + 1, half), 0.05),
          land.on(beside(i + 1, -half), 0.05),
        ]),
        throughAir(
          light,
          lit(light.colours, light.sun, land, nth(spots, i), tone),
          camera.depth(land.on(nth(spots, i))),
        ),
        ' stroke-width="0"',
      )
    relief.lay(
      y,
      part === 'verge'
        ? piece(KERB + 1.2, mix(earth, light.colours.paving[0], 0.5))
        : piece(KERB, mix(earth, light.colours.sunlight, 0.12)),
    )
    for (let across = -KERB; across <= KERB; across += 1.7) built.add(cell(beside(i, across)))
  }
}

/** Lamps along a road, from so high up no more than their light; none while the sun is up. */
export function lampsAlong(on: Stage, land: Land, relief: Relief, { spots, beside }: Way): void {
  const { camera, light } = on
  if (light.colours.litShare < 0.3) return
  const glow = lampGlow(on, 0.7)
  for (let i = 4; i < spots.length - 2; i += 7) {
    const side = i % 2 ? 1 : -1
    const foot = beside(i, side * (KERB + 1.6))
    const [x, y, depth] = camera.project(land.on(foot, 5))
    const k = camera.scale(depth)
    relief.stand(foot[1], circle(x, y, 6 * k, glow) + circle(x, y, 0.5 * k, '#fff3d0'))
  }
}

/** Plots on both sides: turf or cleared earth behind low laterite walls, with white corner stones. */
export function plotsBeside(
  on: Stage,
  land: Land,
  relief: Relief,
  { spots, beside }: Way,
  built: Set<string>,
  chance: Random,
): void {
  const { camera, light } = on
  const earth = laterite(on)
  const [far, near] = light.colours.lawn
  for (const side of [-1, 1])
    for (let i = 3; i < spots.length - FRONT - 1; i += FRONT) {
      const [inner, outer] = [KERB + 3.2, KERB + 3.2 + chance.between(19, 25)]
      const at = (u: number, v: number): Spot =>
        beside(
          i + Math.round(u * (FRONT - 1)) + (u > 0.99 ? 0 : 0),
          side * (inner + (outer - inner) * v),
        )
      const cells = (from: number): string[] =>
        [0, 0.25, 0.5, 0.75, 1].flatMap((u) =>
          [0, 0.2, 0.4, 0.6, 0.8, 1].map((v) =>
            cell(at(from + u * (1 - 2 * from), from + v * (1 - from))),
          ),
        )
      if (cells(0.2).some((one) => built.has(one)) || chance.chance(0.06)) continue
      cells(0).forEach((one) => built.add(one))
      const cleared = chance.chance(0.36)
      const tone = cleared
        ? mix(earth, light.colours.sunlight, chance.between(0.1, 0.3))
        : mix(mix(near, far, chance.between(0.1, 0.75)), dimmed(light, '#8fae4c'), 0.3)
      const columns = FRONT - 1
      for (let k = 0; k < columns; k++)
        for (let r = 0; r < 5; r++) {
          const [p, q, s, t] = [
            at(k / columns, r / 5),
            at((k + 1) / columns, r / 5),
            at((k + 1) / columns, (r + 1) / 5),
            at(k / columns, (r + 1) / 5),
          ]
          const paint = throughAir(
            light,
            lit(light.colours, light.sun, land, p, tone),
            camera.depth(land.on(p)),
          )
          relief.lay(
            Math.min(p[1], q[1], s[1], t[1]),
            `<path fill="${paint}" stroke="${paint}" stroke-width=".8" d="${camera.face([p, q, s, t].map((spot) => land.on(spot, 0.04)))}"/>`,
          )
        }
      const rim: Spot[] = [
        ...Array.from({ length: 5 }, (_, k) => at(k / 4, 0)),
        ...Array.from({ length: 5 }, (_, k) => at(1, (k + 1) / 5)),
        ...Array.from({ length: 5 }, (_, k) => at(1 - k / 4, 1)),
        ...Array.from({ length: 5 }, (_, k) => at(0, 1 - (k + 1) / 5)),
      ]
      rim.forEach((a, k) => {
        const b = nth(rim, (k + 1) % rim.length)
        if (Math.hypot(a[0] - b[0], a[1] - b[1]) > 9) return
        const depth = camera.depth(land.on(a))
        const wall = throughAir(light, mix(nth(light.colours.wall, 0), earth, 0.3), depth)
        relief.shade(
          Math.min(a[1], b[1]),
          shape(camera.face([land.on(a), land.on(b), land.on(b, 0.9), land.on(a, 0.9)]), wall),
        )
      })
    }
}
