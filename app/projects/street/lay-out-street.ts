import { sorted } from '#app/lib/lists.ts'

import { placeLabels, type Box, type PlacedLabel } from './place-labels.ts'
import { heightOf, PODIUM, TANK, widthOf } from './stand-size.ts'
import type { Stand, StreetProject } from './street-project.ts'
import { FLOOR_METRES } from './street-scale.ts'

/** In drawing units. */
export type StreetRoom = {
  width: number
  margin: number
  /** 1 means a floor of `FLOOR` units. */
  scale: number
  /** Without it nothing has a label. */
  letters?: number
}

/** `x` from the left, the rest above the ground. */
export type Standing = StreetProject & {
  x: number
  width: number
  height: number
  label?: PlacedLabel
}

export type StreetLayout = {
  standing: readonly Standing[]
  height: number
  dimension?: { x: number; top: number; metres: number }
}

/** For a screen of 1440 px; letters are largest on the narrowest. */
export const WIDE: StreetRoom = { width: 1440, margin: 72, scale: 1, letters: 14.5 }
export const BAND: StreetRoom = { width: 1000, margin: 16, scale: 0.25 }

/** A little wider than bold letters are, relative to their size. */
const NAME_LETTER = 0.52
export const CAPTION_LETTER = 0.49
export const LINE = 18

/** Whether the left two thirds are free for text. */
export function isClearOnTheLeft({ standing }: StreetLayout): boolean {
  return standing
    .filter(({ x, label }) => Math.min(x, label?.left ?? x) < WIDE.width * 0.64)
    .every(({ height, label }) => (label?.top ?? height) < TEXT_HEIGHT)
}

const TEXT_HEIGHT = 290

/** As many projects with a height as fit, from the first. */
export function chooseForStreet(
  projects: readonly StreetProject[],
  room: StreetRoom = WIDE,
): StreetProject[] {
  const chosen: StreetProject[] = []
  for (const project of projects) {
    if (project.stand.kind === 'unknown') continue
    if (minWidth(inStreetOrder([...chosen, project]), room) <= innerWidth(room))
      chosen.push(project)
  }
  return inStreetOrder(chosen)
}

/** Land by size, then towers by floors, so that the street rises. */
export function inStreetOrder(projects: readonly StreetProject[]): StreetProject[] {
  return sorted(projects, (a, b) => rank(a.stand) - rank(b.stand))
}

function rank(stand: Stand): number {
  if (stand.kind === 'land') return stand.sides.at(-1) ?? 0
  return stand.kind === 'towers' ? 1e6 + stand.floors : 1e6
}

/** Spreads the remaining width between the projects. */
export function layOutStreet(
  projects: readonly StreetProject[],
  room: StreetRoom = WIDE,
): StreetLayout {
  const gaps = gapsOf(projects, room)
  const free = Math.max(0, innerWidth(room) - minWidth(projects, room))
  const weight = gaps.reduce((sum, { share }) => sum + share, 0) || 1
  let x = room.margin
  const bodies = projects.map((project, index): Standing => {
    const width = widthOf(project.stand) * room.scale
    const body = { ...project, x, width, height: heightOf(project.stand) * room.scale }
    const gap = gaps[index]
    if (gap) x += width + gap.min + (free * gap.share) / weight
    return body
  })
  const standing = room.letters === undefined ? bodies : labelled(bodies, room.letters, room.width)
  const tops = standing.map(({ height, label }) => label?.top ?? height)
  const dimension = dimensionOf(standing)
  return { standing, height: Math.max(0, ...tops), ...(dimension && { dimension }) }
}

function labelled(bodies: readonly Standing[], letters: number, width: number): Standing[] {
  const labels = placeLabels(
    bodies.map((one) => ({
      body: boxOf(one),
      width: labelWidth(one, letters),
      height: 2 * LINE,
      from: one.stand.kind === 'land' ? 'left' : 'right',
    })),
    bodies.map(boxOf),
    width,
  )
  return bodies.map((one, index) => {
    const label = labels[index]
    return label ? { ...one, label } : one
  })
}

function boxOf({ x, width, height, stand }: Standing): Box {
  const isTower = stand.kind === 'towers'
  return { left: x, right: x + width, bottom: 0, top: height + (isTower ? TANK : 0) }
}

export function labelWidth({ name, caption }: StreetProject, letters: number): number {
  return Math.max(name.length * NAME_LETTER, caption.length * CAPTION_LETTER) * letters
}

type Gap = { min: number; share: number }

function gapsOf(projects: readonly StreetProject[], room: StreetRoom): Gap[] {
  return projects.slice(1).map((next, index) => gapBetween(projects[index] ?? next, next, room))
}

function gapBetween(one: StreetProject, next: StreetProject, { letters, scale }: StreetRoom): Gap {
  const [kind, after] = [one.stand.kind, next.stand.kind]
  if (kind === 'towers') return { min: 12 + podium(one) + podium(next), share: 1 }
  if (after === 'towers') return { min: 16 + podium(next), share: 6 }
  // Before a higher neighbour a label ends next to it, not above it.
  const isLow = heightOf(one.stand) + 2 * LINE < heightOf(next.stand)
  const labelGap = letters && isLow ? labelWidth(one, letters) - widthOf(one.stand) * scale + 8 : 0
  // Land takes the room, so that its labels stay low, under the text, and towers keep to the right.
  return { min: Math.max(18, labelGap), share: 5 }
}

function podium({ stand }: StreetProject): number {
  return stand.kind === 'towers' && stand.isCommercial ? PODIUM.out : 0
}

function minWidth(projects: readonly StreetProject[], room: StreetRoom): number {
  const widths = projects.map(({ stand }) => widthOf(stand) * room.scale)
  const gaps = gapsOf(projects, room).map(({ min }) => min)
  return [...widths, ...gaps].reduce((sum, width) => sum + width, 0)
}

const DIMENSION = 44

function innerWidth({ width, margin, letters }: StreetRoom): number {
  return width - 2 * margin - (letters ? DIMENSION - margin / 2 : 0)
}

function dimensionOf(standing: readonly Standing[]): StreetLayout['dimension'] {
  const highest = standing.at(-1)
  const metres = highest && measured(highest.stand)
  if (highest === undefined || metres === undefined) return undefined
  return { x: highest.x + highest.width + 18 + podium(highest), top: highest.height, metres }
}

/** Only a height that agrees with the scale of the floors. */
export function measured(stand: Stand): number | undefined {
  if (stand.kind !== 'towers' || stand.heightMetres === undefined) return undefined
  const { heightMetres, floors } = stand
  const isToScale = Math.abs(heightMetres / floors - FLOOR_METRES) < FLOOR_METRES / 100
  return isToScale ? heightMetres : undefined
}
