import { inGlass } from '../paper/camera.ts'
import { group, type Markup, opacity, shape } from '../paper/svg.ts'
import { type Ceiling, ceiling } from './ceilings.ts'
import { clad } from './cladding.ts'
import type { Window } from './curtains.ts'
import { type Floor, floor } from './floors.ts'
import { glazing, openingOf } from './glazing.ts'
import { type Indoors, panel, type Side } from './indoors.ts'
import { down, facing, sideways } from './room.ts'

/** What a looking glass shows behind the things: the room's shell. */
interface Shell {
  floor: Floor
  ground: string
  ceiling: Ceiling
  wall: string
  window: Window
}

/** A looking glass on a wall: from and to along it, low and high up it, in metres. `things` are drawn on the stage that it is given, the nearest to the glass last. */
export function lookingGlass(
  on: Indoors,
  side: Side,
  area: readonly [from: number, to: number, low: number, high: number],
  shell: Shell,
  things: (seen: Indoors) => Markup,
): Markup {
  const { room } = on
  const [from, to, low, high] = area
  const plane = { back: room.back, left: room.left, right: room.right }[side]
  const seen: Indoors = {
    ...on,
    camera: inGlass(on.view, on.sheet.frame, side === 'back' ? 'y' : 'x', plane),
  }
  const glass = panel(on, side, from, low, to - from, high - low, 0.03)
  const [wide, deep] = [room.right - room.left, room.back - room.front]
  const across =
    side === 'back'
      ? facing(seen, [room.left, room.front, 0], wide, room.height)
      : sideways(seen, [side === 'left' ? room.right : room.left, room.front, 0], deep, room.height)
  const others = (['left', 'right'] as const).filter((other) => other !== side)
  const sky = down(
    on,
    on.light.colours.sky.map(([at, colour]) => [at, colour] as const),
    [room.left, room.back, room.height],
    [room.left, room.back, 1.2],
  )
  const walls = others.map((other) => clad(seen, other, 'plaster', shell.wall)).join('')
  const window = { ...shell.window, dressing: 'none' as const }
  const behind =
    ceiling(seen, shell.ceiling) +
    floor(seen, shell.floor, shell.ground) +
    shape(across, on.mood.tone(shell.wall, 0.36)) +
    walls +
    (shell.window.side === side ? '' : shape(openingOf(seen, window), sky) + glazing(seen, window))
  return (
    shape(
      panel(on, side, from - 0.05, low - 0.05, to - from + 0.1, high - low + 0.1, 0.02),
      on.light.colours.lamp,
      opacity(0.2 + 0.5 * on.mood.night) + on.sheet.blur(8),
    ) +
    group(
      on.sheet.clip(glass),
      behind + things(seen) + shape(glass, on.mood.tone('#dfeae6', 0.6), opacity(0.14)),
    )
  )
}
