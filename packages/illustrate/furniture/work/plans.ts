import { nth } from '../../paper/nth.ts'
import { random } from '../../paper/random.ts'
import { type Markup, shape, stroke } from '../../paper/svg.ts'
import { frame, lift, type Spot, type Vec } from '../../paper/vector.ts'
import type { Indoors } from '../../rooms/indoors.ts'
import { part, assemble } from '../blocks.ts'
import { turned } from '../turned.ts'

/** A drawing of plots unrolled on a table: its near left corner, size in metres, and how far it is turned, in degrees. Lines alone: no lettering. */
export function plan(
  on: Indoors,
  at: Vec,
  [wide, deep]: readonly [number, number],
  turn: number,
  seed: number,
): Markup {
  const { camera, mood } = on
  const chance = random(seed * 7 + 3)
  const to = frame([at[0], at[1]], (turn * Math.PI) / 180)
  const spot = (u: number, v: number): Vec => lift(to(u * wide, v * deep), at[2] + 0.003)
  const quad = (u: number, v: number, du: number, dv: number): string =>
    camera.face([spot(u, v), spot(u + du, v), spot(u + du, v + dv), spot(u, v + dv)])
  const paper = mood.tone('#f8f5ea', 0.8)
  const ink = mood.tone('#2f6f78', 0.4)
  let [plots, green, sold] = ['', '', '']
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 6; column++) {
      if (column === 3) continue
      const data = quad(0.07 + column * 0.145, 0.09 + row * 0.215, 0.13, row % 2 ? 0.19 : 0.17)
      plots += data
      if (chance.chance(0.16)) sold += data
      else if (chance.chance(0.14)) green += data
    }
  return (
    shape(quad(-0.02, -0.03, 1.04, 1.06), mood.tone('#3a3028', 0.2), ' opacity=".22"') +
    shape(quad(0, 0, 1, 1), paper) +
    shape(green, mood.tone('#8fae6a', 0.6)) +
    shape(sold, mood.tone('#f2a71b', 0.6)) +
    stroke(plots, ink, 1.1) +
    stroke(quad(0.03, 0.05, 0.94, 0.9), ink, 1.4)
  )
}

/** Rolled drawings upright in a basket on the floor; a spot in the room, and how many. */
export function rolledPlans(on: Indoors, [x, y]: Spot, count: number, seed: number): Markup {
  const chance = random(seed + 41)
  const papers = ['#f4efe0', '#e9e0c8', '#dfe6e2'] as const
  const rolls = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2
    const at: Vec = [x + Math.cos(angle) * 0.09, y + Math.sin(angle) * 0.09, 0.2]
    return { at, tall: chance.between(0.55, 0.8), colour: nth(papers, i % 3) }
  }).toSorted((a, b) => b.at[1] - a.at[1])
  return (
    rolls.map(({ at, tall, colour }) => turned(on, at, 0.035, 0.035, tall, colour)).join('') +
    turned(on, [x, y, 0], 0.15, 0.18, 0.42, '#b98d5c', on.mood.tone('#4a3424', 0.3)) +
    assemble(on, [x - 0.16, y - 0.18], 0, [part(0, 0, 0, 0.32, 0.02, 0.02, '#8a6440')])
  )
}
