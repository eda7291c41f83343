import { assemble, part } from '../../../furniture/blocks.ts'
import { disc } from '../../../furniture/lights/hall-lights.ts'
import { group, type Markup, opacity, shape } from '../../../paper/svg.ts'
import { rectangle } from '../../../paper/vector.ts'
import { clad } from '../../../rooms/cladding.ts'
import { type Indoors, panel } from '../../../rooms/indoors.ts'
import { down } from '../../../rooms/room.ts'
import type { Scheme } from '../../../rooms/schemes.ts'

/** What the eye goes to behind the desk. */
export function mural(
  on: Indoors,
  feature: 'disc' | 'slats' | 'niche',
  middle: number,
  scheme: Scheme,
): Markup {
  if (feature === 'disc') return disc(on, middle, 4.3, 1.35, ['#d9a862', scheme.accents[1]])
  const [from, to] = [middle - 3, middle + 3]
  const body = clad(on, 'back', feature === 'slats' ? 'slats' : 'boards', scheme.wood, {
    from,
    to,
    low: 0,
    high: 6.2,
    seed: 9,
  })
  const edges =
    [from - 0.06, to].map((u) => panel(on, 'back', u, 0, 0.06, 6.2, 0.02)).join('') +
    panel(on, 'back', from, 6.2, to - from, 0.06, 0.02)
  const glow = shape(edges, on.light.colours.lamp, on.sheet.blur(7)) + shape(edges, '#fff0c8')
  return (
    glow +
    body +
    (feature === 'niche'
      ? disc(on, middle, 3.7, 1, ['#e0b46c', scheme.accents[0]])
      : assemble(on, [middle - 1.6, on.room.back - 0.3], 0, [
          part(0, 0, 2.5, 3.2, 0.3, 0.06, '#d9a862'),
        ]))
  )
}

/** The glass wall mirrored in the polished floor. */
export function shimmer(on: Indoors): Markup {
  const { room, sheet, camera } = on
  const plan = camera.ground(
    rectangle(room.left, room.front, room.right - room.left, room.back - room.front),
  )
  const paint = down(
    on,
    [
      [0, on.mood.glow, 0.34],
      [0.3, on.mood.glow, 0.1],
      [1, on.mood.glow, 0],
    ],
    [0, room.back, 0],
    [0, 0, 0],
  )
  return group(sheet.clip(plan), shape(plan, paint, opacity(0.8)))
}
