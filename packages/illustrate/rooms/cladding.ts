import { clamp, type Vec } from '../paper/vector.ts'
import { group, type Markup, shape } from '../paper/svg.ts'
import { extent, type Indoors, litOn, onSide, panel, type Side, wallPaint } from './indoors.ts'
import { boards, panels, slats, wainscot } from './joinery.ts'
import { down } from './room.ts'
import { slabs, squares, tiles } from './stonework.ts'
import type { Stretch } from './stretch.ts'
import { mural } from './wallpaper.ts'

/** What a wall is covered with. */
export type Finish = keyof typeof dresses | 'plaster' | 'wainscot'

const dresses = { slats, panels, boards, slabs, tiles, squares, mural }

/** A wall in a finish, following the light of the room. */
export function clad(
  on: Indoors,
  side: Side,
  finish: Finish,
  colour: string,
  stretch: Stretch = {},
): Markup {
  const [start, end] = extent(on, side)
  const { from = start, to = end, low = 0, high = on.room.height, seed = 3 } = stretch
  const whole = panel(on, side, from, low, to - from, high - low)
  const ground = finish === 'wainscot' ? '' : shape(whole, wallPaint(on, side, colour))
  const lit = (u: number): number => litOn(on, side, clamp((u - start) / (end - start)))
  const area = { from, to, low, high, seed, lit }
  const dress =
    finish === 'plaster'
      ? ''
      : (finish === 'wainscot' ? wainscot : dresses[finish])(on, side, colour, area)
  return (
    ground + (dress ? group(on.sheet.clip(whole), dress) : '') + wash(on, side, from, to, low, high)
  )
}

/** Dusk gathers at the foot; the ceiling's light runs down from the top. */
function wash(
  on: Indoors,
  side: Side,
  from: number,
  to: number,
  low: number,
  high: number,
): Markup {
  const [top, foot]: [Vec, Vec] = [onSide(on, side, to, high), onSide(on, side, to, low)]
  const { mood, light } = on
  const paint = down(
    on,
    [
      [0, light.colours.lamp, 0.04 + 0.24 * mood.night],
      [0.4, light.colours.lamp, 0],
      [0.6, mood.shade, 0],
      [1, mood.shade, 0.2],
    ],
    top,
    foot,
  )
  return shape(panel(on, side, from, low, to - from, high - low), paint)
}
