import { type Markup, stroke } from '../../paper/svg.ts'
import { frame, lift, type Spot, type Vec } from '../../paper/vector.ts'
import type { Indoors } from '../../rooms/indoors.ts'
import { assemble, grounded, type Part, part } from '../blocks.ts'
import { rose } from '../lights/luminaires.ts'
import { settee } from './seating.ts'
import { turned } from '../turned.ts'

/** A low chair of cane and timber facing the front of its frame; 0.74 by 0.76 m. */
export function caneChair(
  on: Indoors,
  at: Spot,
  turn: number,
  cloth: string,
  wood: string,
): Markup {
  const cane = '#dcc293'
  const side = (u: number): Part[] => [
    part(u, 0.02, 0, 0.05, 0.05, 0.58, wood),
    part(u, 0.68, 0, 0.05, 0.05, 0.8, wood),
    part(u, 0.02, 0.58, 0.05, 0.7, 0.045, wood, 0.01),
    part(u + 0.015, 0.08, 0.3, 0.02, 0.6, 0.26, cane),
  ]
  return (
    grounded(on, at, turn, 0.74, 0.76, 0.45) +
    assemble(on, at, turn, [
      ...side(0),
      ...side(0.69),
      part(0.05, 0.04, 0.26, 0.64, 0.64, 0.05, wood),
      part(0.06, 0.02, 0.31, 0.62, 0.62, 0.13, cloth, 0.05),
      part(0.06, 0.66, 0.4, 0.62, 0.04, 0.42, cane),
      part(0.05, 0.66, 0.82, 0.64, 0.05, 0.05, wood),
    ])
  )
}

/** A round pouf: its middle and radius in metres. */
export const pouf = (on: Indoors, [x, y]: Spot, radius: number, colour: string): Markup =>
  grounded(on, [x - radius, y - radius], 0, radius * 2, radius * 2, 0.4) +
  turned(on, [x, y, 0.02], radius * 0.92, radius, 0.3, colour) +
  turned(on, [x, y, 0.32], radius, radius * 0.8, 0.07, colour)

/** A sofa with a couch at its right end, facing the front of its frame: width of the whole in metres, 0.92 m deep, the couch 1.6 m. */
export const corner = (
  on: Indoors,
  at: Spot,
  turn: number,
  w: number,
  colour: string,
  cushions: readonly string[],
): Markup => {
  const to = frame(at, (turn * Math.PI) / 180)
  return (
    settee(on, at, turn, w, colour, cushions) +
    grounded(on, to(w - 1.02, -0.7), turn, 0.86, 0.72, 0.5) +
    assemble(on, to(w - 1.02, -0.7), turn, [
      part(0.06, 0.06, 0, 0.74, 0.6, 0.12, '#2c211d'),
      part(0, 0.02, 0.12, 0.86, 0.68, 0.17, colour, 0.02),
      part(0, 0, 0.28, 0.86, 0.7, 0.17, colour, 0.05),
    ])
  )
}

/** A long couch with a rolled end, facing the front of its frame; 1.9 by 0.8 m. */
export const daybed = (
  on: Indoors,
  at: Spot,
  turn: number,
  colour: string,
  wood: string,
  cushion: string,
): Markup =>
  grounded(on, at, turn, 1.9, 0.8, 0.5) +
  assemble(on, at, turn, [
    ...[0.08, 1.76].flatMap((u) => [0.06, 0.68].map((v) => part(u, v, 0, 0.06, 0.06, 0.24, wood))),
    part(0, 0, 0.22, 1.9, 0.8, 0.08, wood, 0.01),
    part(0.03, 0.03, 0.3, 1.84, 0.74, 0.16, colour, 0.05),
    part(0.03, 0.06, 0.46, 0.24, 0.68, 0.2, cushion, 0.09),
    part(0.3, 0.5, 0.46, 0.44, 0.18, 0.38, cushion, 0.08),
  ])

/** A bench swing hung from the ceiling on four rods, facing the front of its frame: width in metres, 0.7 m deep. */
export function swing(
  on: Indoors,
  at: Spot,
  turn: number,
  w: number,
  wood: string,
  cloths: readonly [seat: string, cushion: string],
): Markup {
  const to = frame(at, (turn * Math.PI) / 180)
  const corners = [
    [0.06, 0.08],
    [w - 0.06, 0.08],
    [0.06, 0.62],
    [w - 0.06, 0.62],
  ] as const
  const rods = corners.map(([u, v]) => {
    const ends: Vec[] = [lift(to(u, v), 0.46), lift(to(u, v), on.room.height)]
    return on.camera.face(ends)
  })
  const metal = on.mood.tone('#b98a4a', 0.5)
  return (
    grounded(on, at, turn, w, 0.7, 0.4) +
    corners.map(([u, v]) => rose(on, to(u, v), 0.05)).join('') +
    stroke(rods.slice(2).join(''), metal, 3) +
    assemble(on, at, turn, [
      part(0, 0, 0.4, w, 0.7, 0.06, wood, 0.01),
      part(0.08, 0.04, 0.46, w - 0.16, 0.6, 0.1, cloths[0], 0.04),
      part(0.02, 0.64, 0.46, w - 0.04, 0.04, 0.4, wood),
      part(0.16, 0.46, 0.56, 0.42, 0.16, 0.36, cloths[1], 0.08),
      part(w - 0.58, 0.46, 0.56, 0.42, 0.16, 0.36, cloths[1], 0.08),
    ]) +
    stroke(rods.slice(0, 2).join(''), metal, 3.4)
  )
}
