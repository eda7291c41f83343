import { camera, type View } from '../paper/camera.ts'
import { mix } from '../paper/colour.ts'
import { type Light, lightAt } from '../paper/light.ts'
import { nth } from '../paper/nth.ts'
import type { Hour } from '../paper/palette.ts'
import type { Sheet } from '../paper/sheet.ts'
import type { Stage } from '../paper/stage.ts'
import { group, type Markup } from '../paper/svg.ts'
import { clamp, lerp, unit, type Vec } from '../paper/vector.ts'
import type { Look } from '../scene.ts'
import type { Room } from './room.ts'

/** The wall that has the window; the others follow from it. */
export type Side = 'back' | 'left' | 'right'

/** What an hour does to the colours of a room. */
export interface Mood {
  /** Daylight on a surface, and the deepest shade. */
  glow: string
  shade: string
  /** How far lamps prevail over daylight, 0 to 1. */
  night: number
  /** A material's colour at a brightness: 0 deep shade, 0.5 as it is, 1 in the light of the window. */
  tone: (colour: string, lit: number) => string
}

/** A stage inside a room. */
export interface Indoors extends Stage {
  room: Room
  view: View
  /** The wall with the window, and the level unit vector towards it. */
  from: Side
  towards: Vec
  mood: Mood
}

const hours: Record<
  Hour,
  {
    glow: string
    shade: string
    cast: string
    share: number
    most: number
    deep: number
    night: number
  }
> = {
  dawn: {
    glow: '#ffe9da',
    shade: '#3a2f48',
    cast: '#e0a08c',
    share: 0.16,
    most: 0.62,
    deep: 0.66,
    night: 0.4,
  },
  noon: {
    glow: '#fdfefb',
    shade: '#46545e',
    cast: '#f3f6f1',
    share: 0.08,
    most: 0.5,
    deep: 0.46,
    night: 0.1,
  },
  golden: {
    glow: '#ffe4b0',
    shade: '#33262c',
    cast: '#e9b070',
    share: 0.14,
    most: 0.62,
    deep: 0.66,
    night: 0.6,
  },
  dusk: {
    glow: '#ffd9a0',
    shade: '#161a36',
    cast: '#5c5470',
    share: 0.18,
    most: 0.58,
    deep: 0.72,
    night: 1,
  },
  night: {
    glow: '#ffd596',
    shade: '#12203a',
    cast: '#425a70',
    share: 0.2,
    most: 0.58,
    deep: 0.74,
    night: 1,
  },
}

/** The mood of an hour. */
export function moodOf(hour: Hour): Mood {
  const { glow, shade, cast, share, most, deep, night } = hours[hour]
  return {
    glow,
    shade,
    night,
    tone(colour, lit) {
      const own = mix(colour, cast, share)
      const at = clamp(lit)
      return at > 0.5
        ? mix(own, glow, (at - 0.5) * 2 * most)
        : mix(own, shade, (0.5 - at) * 2 * deep)
    },
  }
}

/** Sets up a room. The sun stands where `sun` (a point in or beyond the window, metres) is seen; at noon it is higher than that. */
export function indoors(
  sheet: Sheet,
  view: View,
  look: Look,
  room: Room,
  from: Side,
  sun: Vec,
): Indoors {
  const lens = camera(view, sheet.frame)
  const [x, y] = lens.project(sun)
  const azimuth = (view.yaw ?? 0) + (Math.atan((x - view.centre[0]) / view.focal) * 180) / Math.PI
  const elevation = (Math.atan((lens.horizon - y) / view.focal) * 180) / Math.PI
  const light: Light = lightAt(look.hour, look.place, azimuth, {
    elevation: look.hour === 'noon' ? 46 : Math.max(1.5, elevation),
  })
  const towards: Vec = from === 'back' ? [0, 1, 0] : unit([from === 'left' ? -1 : 1, 0.06, 0])
  return { sheet, camera: lens, light, room, view, from, towards, mood: moodOf(look.hour) }
}

/** A point on a wall: `u` is x on the back wall and y on the others, z up, `out` into the room; metres. */
export function onSide({ room }: Indoors, side: Side, u: number, z: number, out = 0): Vec {
  if (side === 'back') return [u, room.back - out, z]
  return [side === 'left' ? room.left + out : room.right - out, u, z]
}

/** Path data of a rectangle on a wall, or `out` metres in front of it: near (or left) foot, width and height in metres. */
export function panel(
  on: Indoors,
  side: Side,
  u: number,
  z: number,
  width: number,
  height: number,
  out = 0,
): string {
  const at = (a: number, b: number): Vec => onSide(on, side, u + a, z + b, out)
  return on.camera.face([at(0, 0), at(width, 0), at(width, height), at(0, height)])
}

/** From where to where a wall runs, in metres of `u`. */
export const extent = ({ room }: Indoors, side: Side): [number, number] =>
  side === 'back' ? [room.left, room.right] : [room.front, room.back]

/** How bright a wall is at a share of its way (left to right, or near to far). */
export function litOn({ from }: Indoors, side: Side, share: number): number {
  if (from === 'back') return side === 'back' ? 0.42 : lerp(0.24, 0.78, share ** 0.8)
  if (side === from) return lerp(0.26, 0.42, share)
  if (side === 'back') return from === 'left' ? lerp(0.8, 0.5, share) : lerp(0.5, 0.8, share)
  return lerp(0.5, 0.6, share)
}

/** A paint along a wall, following its light; `lift` is added to every brightness. */
export function wallPaint(on: Indoors, side: Side, colour: string, lift = 0): string {
  const [start, end] = extent(on, side)
  const height = on.room.height * 0.4
  let first = 0
  while (first < 0.95 && on.camera.depth(onSide(on, side, lerp(start, end, first), height)) < 0.5)
    first += 0.025
  const ends = [first, 1].map(
    (t) => on.camera.project(onSide(on, side, lerp(start, end, t), height))[0],
  )
  const stops = [0, 0.25, 0.5, 0.75, 1].map((k) => {
    const share = side === 'back' ? k : lerp(0, 1, k)
    return [k, on.mood.tone(colour, litOn(on, side, share) + lift)] as const
  })
  return on.sheet.gradientAcross(
    stops,
    clamp(nth(ends, 0), -500, 2100),
    clamp(nth(ends, 1), -500, 2100),
  )
}

/** The drawing as in a looking glass: left and right change places. */
export const flipped = ({ sheet }: Stage, body: Markup): Markup =>
  group(` transform="translate(${sheet.width} 0) scale(-1 1)"`, body)
