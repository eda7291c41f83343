import type { View } from '../paper/camera.ts'
import { Sheet } from '../paper/sheet.ts'
import type { Stage } from '../paper/stage.ts'
import { group, type Markup, type Svg } from '../paper/svg.ts'
import { clamp, lerp, type Vec } from '../paper/vector.ts'
import { sunHaze } from '../outdoors/sky.ts'
import { fanAhead } from '../furniture/lights/ceiling-fan.ts'
import type { Look } from '../scene.ts'
import { type Ceiling, ceiling, corners, downlights } from './ceilings.ts'
import { clad } from './cladding.ts'
import type { Window } from './curtains.ts'
import { type Floor, floor } from './floors.ts'
import { beams, glazing, ledge, openingOf } from './glazing.ts'
import { flipped, type Indoors, indoors, type Side } from './indoors.ts'
import type { Room } from './room.ts'
import { afterSunset, facingAway } from './scenery.ts'

/** A room as it is to be drawn: its shell, its windows, and what stands in it. */
export interface Interior {
  room: Room
  eye: Vec
  /** Degrees, clockwise. */
  yaw: number
  /** Sheet px, as of a camera. */
  focal: number
  /** The horizon, as a share of the sheet's height from its top. */
  horizon: number
  /** The first lights the room. */
  windows: readonly [Window, ...Window[]]
  /** Where in the first window the sun is seen; metres. */
  sun: Vec
  ceiling: { kind: Ceiling; colour?: string; lamps?: readonly [across: number, away: number] }
  floor: { kind: Floor; colour: string }
  /** The paint of the walls; of some alone where they differ. */
  wall: string
  walls?: Partial<Record<Side, string>>
  /** What the walls are clad with over their paint. */
  dress?: (on: Indoors) => Markup
  outside: (on: Stage) => Markup
  /** The colour of a fan that may hang ahead of the viewer where the ceiling is flat. */
  fan?: string
  /** Full-height windows give on to a planted balcony. */
  balcony?: boolean
  /** Furniture, drawn over the sun's patches on the floor or under them. */
  things: (on: Indoors, patches: Markup) => Markup
  mirrored: boolean
}

const sides: readonly Side[] = ['right', 'left', 'back']

/** Draws a room that daylight enters from the first of its windows. */
export function interior(look: Look, plan: Interior): Svg {
  const sheet = new Sheet(look)
  // A tall sheet gets a higher room, nearer by, in its lower half.
  const tall = clamp((sheet.height / sheet.width - 0.75) / 0.53)
  const room = { ...plan.room, height: plan.room.height + 0.35 * tall }
  const [main, ...more] = plan.windows.map((window) => ({
    ...window,
    head: window.head + 0.35 * tall,
  }))
  if (!main) throw new RangeError('a room needs a window')
  const view: View = {
    eye: plan.eye,
    yaw: plan.yaw,
    focal: plan.focal * (1 + 0.16 * tall),
    centre: [800, sheet.height * lerp(plan.horizon, 0.56, tall)],
  }
  const on = afterSunset(indoors(sheet, view, look, room, main.side, plan.sun), look.hour)
  const light = beams(on, main)
  const across = main.side === 'left' ? 'right' : 'left'
  const windows = [main, ...more]
  const above = overhead(plan, look.seed)
  const body =
    sheet.wash(on.mood.tone(plan.wall, 0.3)) +
    ceiling(on, above.ceiling, plan.ceiling.colour) +
    (plan.ceiling.lamps ? downlights(on, ...plan.ceiling.lamps) : '') +
    floor(on, plan.floor.kind, plan.floor.colour, look.seed) +
    sides
      .map(
        (side) =>
          clad(on, side, 'plaster', plan.walls?.[side] ?? plan.wall) +
          (side === across ? light.wall : ''),
      )
      .join('') +
    (plan.dress?.(on) ?? '') +
    group(
      sheet.clip(windows.map((window) => openingOf(on, window)).join('')),
      plan.outside(facingAway(on)) +
        (plan.balcony ? windows.map((window) => ledge(on, window, look.seed)).join('') : ''),
    ) +
    corners(on) +
    windows.map((window) => glazing(on, window)).join('') +
    plan.things(on, light.floor) +
    (above.fan && tall < 0.3 ? fanAhead(on, above.fan, look.seed) : '') +
    light.air +
    // At noon the sun stands above the ceiling.
    (look.hour === 'noon' ? '' : sunHaze(on, 380, 0.2))
  return sheet.finish(plan.mirrored ? flipped(on, body) : body, {
    // Pale walls would bloom by day.
    threshold: { dawn: 216, noon: 240, golden: 210, dusk: 204, night: 204 }[look.hour],
    vignette: look.hour === 'noon' ? 0.12 : 0.22,
  })
}

/** Flat ceilings of rooms with a fan differ by seed: a fan of timber or of white, panels instead of it, or a bare lit tray. */
function overhead(
  { ceiling: { kind }, fan }: Interior,
  seed: number,
): { ceiling: Ceiling; fan?: string } {
  if (!fan || (kind !== 'plain' && kind !== 'tray')) return { ceiling: kind }
  if (kind === 'tray' && seed % 3 !== 2) return { ceiling: kind }
  if (kind === 'plain' && seed % 4 === 1) return { ceiling: 'coffers' }
  return { ceiling: kind, fan: seed % 5 < 2 ? '#efe9dc' : fan }
}
