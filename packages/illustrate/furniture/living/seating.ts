import type { Markup } from '../../paper/svg.ts'
import type { Spot } from '../../paper/vector.ts'
import type { Indoors } from '../../rooms/indoors.ts'
import { assemble, grounded, type Part, part } from '../blocks.ts'

const legs = (
  w: number,
  d: number,
  h: number,
  thick: number,
  colour: string,
  inset = 0.03,
): Part[] =>
  (
    [
      [inset, inset],
      [w - inset - thick, inset],
      [inset, d - inset - thick],
      [w - inset - thick, d - inset - thick],
    ] as const
  ).map(([u, v]) => part(u, v, 0, thick, thick, h, colour))

/** An easy chair facing the front of its frame; turn in degrees anticlockwise; 0.8 by 0.8 m. */
export function easyChair(
  on: Indoors,
  at: Spot,
  turn: number,
  colour: string,
  wood = '#5a3c2a',
): Markup {
  return (
    grounded(on, at, turn, 0.8, 0.8) +
    assemble(on, at, turn, [
      ...legs(0.8, 0.8, 0.2, 0.045, wood, 0.05),
      part(0.02, 0.02, 0.2, 0.76, 0.74, 0.06, wood),
      part(0, 0.05, 0.26, 0.13, 0.75, 0.34, colour, 0.05),
      part(0.67, 0.05, 0.26, 0.13, 0.75, 0.34, colour, 0.05),
      part(0.13, 0.02, 0.26, 0.54, 0.6, 0.18, colour, 0.05),
      part(0.13, 0.62, 0.26, 0.54, 0.18, 0.62, colour, 0.06),
    ])
  )
}

/** A dining or desk chair facing the back of its frame (its back to the viewer at turn 0); 0.46 by 0.48 m. */
export function chair(
  on: Indoors,
  at: Spot,
  turn: number,
  colour: string,
  wood = '#4a3226',
  back: 'solid' | 'open' = 'solid',
): Markup {
  const parts = [
    ...legs(0.46, 0.48, 0.42, 0.035, wood),
    part(0, 0.05, 0.42, 0.46, 0.43, 0.07, colour, 0.03),
  ]
  if (back === 'solid') parts.push(part(0.01, 0, 0.46, 0.44, 0.05, 0.42, colour, 0.035))
  else
    parts.push(
      part(0.02, 0.01, 0.42, 0.035, 0.035, 0.44, wood),
      part(0.405, 0.01, 0.42, 0.035, 0.035, 0.44, wood),
      part(0.02, 0, 0.76, 0.42, 0.05, 0.12, wood, 0.02),
      part(0.055, 0.01, 0.6, 0.35, 0.025, 0.05, wood),
    )
  return grounded(on, at, turn, 0.46, 0.48, 0.42) + assemble(on, at, turn, parts)
}

/** A bar stool with a low back towards the viewer at turn 0; seat 0.68 m high. */
export function stool(
  on: Indoors,
  at: Spot,
  turn: number,
  colour: string,
  metal = '#2e2622',
): Markup {
  return (
    grounded(on, at, turn, 0.42, 0.42, 0.36) +
    assemble(on, at, turn, [
      ...legs(0.42, 0.42, 0.64, 0.03, metal),
      part(0.05, 0.035, 0.24, 0.32, 0.02, 0.025, metal),
      part(0, 0.02, 0.64, 0.42, 0.4, 0.07, colour, 0.03),
      part(0, 0, 0.68, 0.42, 0.045, 0.24, colour, 0.03),
    ])
  )
}

/** A long upholstered bench or ottoman: near left foot, width and depth in metres. */
export function bench(
  on: Indoors,
  at: Spot,
  w: number,
  d: number,
  colour: string,
  wood = '#4a3226',
  turn = 0,
): Markup {
  return (
    grounded(on, at, turn, w, d, 0.45) +
    assemble(on, at, turn, [
      ...legs(w, d, 0.26, 0.05, wood, 0.06),
      part(0, 0, 0.26, w, d, 0.17, colour, 0.05),
    ])
  )
}

/** A sofa facing the front of its frame; width in metres, 0.92 m deep. */
export function settee(
  on: Indoors,
  at: Spot,
  turn: number,
  w: number,
  colour: string,
  cushions: readonly string[],
): Markup {
  const seats = Math.max(2, Math.round((w - 0.36) / 0.8))
  const each = (w - 0.36) / seats
  const parts = [
    part(0.06, 0.06, 0, w - 0.12, 0.8, 0.12, '#2c211d'),
    part(0.02, 0.04, 0.12, w - 0.04, 0.84, 0.16, colour, 0.02),
  ]
  parts.push(
    part(0, 0.02, 0.12, 0.18, 0.9, 0.48, colour, 0.05),
    part(w - 0.18, 0.02, 0.12, 0.18, 0.9, 0.48, colour, 0.05),
  )
  parts.push(part(0.18, 0.72, 0.28, w - 0.36, 0.2, 0.5, colour, 0.04))
  for (let i = 0; i < seats; i++) {
    parts.push(part(0.18 + i * each + 0.006, 0, 0.28, each - 0.012, 0.54, 0.17, colour, 0.05))
    parts.push(part(0.18 + i * each + 0.01, 0.54, 0.44, each - 0.02, 0.18, 0.38, colour, 0.07))
  }
  cushions.forEach((cushion, i) =>
    parts.push(
      part(
        i % 2 ? w - 0.68 - (i > 1 ? 0.34 : 0) : 0.24 + (i > 1 ? 0.34 : 0),
        0.4,
        0.46,
        0.4,
        0.14,
        0.36,
        cushion,
        0.08,
      ),
    ),
  )
  return grounded(on, at, turn, w, 0.92, 0.6) + assemble(on, at, turn, parts)
}

/** A table on four legs: near left foot, size in metres. */
export function table(
  on: Indoors,
  at: Spot,
  [w, d, h]: readonly [number, number, number],
  colour: string,
  leg = colour,
): Markup {
  return (
    grounded(on, at, 0, w, d, 0.36) +
    assemble(on, at, 0, [
      ...legs(w, d, h - 0.05, 0.06, leg, 0.05),
      part(0, 0, h - 0.05, w, d, 0.05, colour, 0.012),
    ])
  )
}
