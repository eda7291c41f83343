import { settee } from '../../../furniture/living/seating.ts'
import { halo, hanging, standing } from '../../../furniture/lights/luminaires.ts'
import { areca } from '../../../furniture/plants/plants.ts'
import { Batch, circle, group, type Markup, opacity, shape } from '../../../paper/svg.ts'
import { rectangle, type Spot, type Vec } from '../../../paper/vector.ts'
import { type Indoors, panel } from '../../../rooms/indoors.ts'
import { down } from '../../../rooms/room.ts'
import type { Scheme } from '../../../rooms/schemes.ts'
import { coarse, mix } from '../../../paper/colour.ts'

/** The stretch along the deck where the sliding glass stands open, in metres. */
export interface Open {
  from: number
  to: number
}

/** The home beside a deck, behind the plane x = left: rooms seen through two storeys of glass, some panes of the lower one slid away. */
export function home(on: Indoors, scheme: Scheme, open: Open, tall: number): Markup {
  const { room, mood, sheet, light } = on
  const [from, to] = [room.front, room.back]
  const whole = panel(on, 'left', from, 0, to - from, tall)
  const glow = down(
    on,
    [
      [0, light.colours.lamp, 0.5 * mood.night],
      [0.5, light.colours.lamp, 0.34 * mood.night],
      [1, '#d98a4a', 0.2 * mood.night],
    ],
    [room.left, 4, tall],
    [room.left, 4, 0],
  )
  const inside = group(sheet.clip(whole), rooms(on, scheme, tall) + shape(whole, glow))
  return (
    inside +
    panes(on, open, tall) +
    curtain(on, open) +
    frames(on, open, tall, mood.tone('#37322f', 0.36))
  )
}

function rooms(on: Indoors, scheme: Scheme, tall: number): Markup {
  const { camera, mood, room } = on
  const x = room.left
  const [far, near, end] = [x - 5.6, room.front, room.back + 6]
  const plane = (z: number): string => camera.ground(rectangle(far, near, 5.6, end - near), z)
  const wall = down(
    on,
    [
      [0, mood.tone(scheme.wall, 0.62 + 0.2 * mood.night)],
      [1, mood.tone(scheme.wall, 0.34)],
    ],
    [far, 4, tall],
    [far, 4, 0],
  )
  const upright = (a: Spot, b: Spot): string =>
    camera.face([
      [...a, 0],
      [...b, 0],
      [...b, tall],
      [...a, tall],
    ])
  const [cx, cy] = camera.project([far + 0.4, 7, 1.6])
  const slab: Vec[] = [
    [x - 1.9, near, 3],
    [x - 1.9, end, 3],
    [x - 1.9, end, 3.3],
    [x - 1.9, near, 3.3],
  ]
  return (
    shape(upright([far, near], [far, end]), wall) +
    shape(
      upright([far, end], [x, end]),
      mood.tone(mix(scheme.featureColour, scheme.wall, 0.5), 0.5 + 0.14 * mood.night),
    ) +
    shape(plane(0), mood.tone(scheme.ground, 0.5)) +
    shape(plane(tall), mood.tone('#efe2cc', 0.5 + 0.3 * mood.night)) +
    circle(cx, cy, 260, halo(on, 0.7)) +
    areca(on, [far + 0.8, 9], 2, 3) +
    settee(on, [far + 1.4, 4.2], 90, 2.8, scheme.cloth, [scheme.accents[0], scheme.accents[2]]) +
    standing(on, [far + 1.2, 8], 1.8) +
    shape(
      camera.ground(rectangle(far, near, x - 1.9 - far, end - near), 3),
      mood.tone('#e6d3b4', 0.42 + 0.3 * mood.night),
    ) +
    shape(camera.face(slab), mood.tone('#f2e6d0', 0.6)) +
    hanging({ ...on, room: { ...room, height: tall } }, [x - 1.2, 6.4, 2.7], 0.5, 'globe') +
    hanging({ ...on, room: { ...room, height: tall } }, [x - 1, 8.4, 3.2], 0.36, 'globe')
  )
}

/** Tinted glass with the sky in it where the panes are shut. */
function panes(on: Indoors, open: Open, tall: number): Markup {
  const { room, light, mood } = on
  const tint = down(
    on,
    [
      [0, light.colours.sky[2]?.[1] ?? '#ffffff', 0.5 - 0.2 * mood.night],
      [0.6, light.colours.sky[4]?.[1] ?? '#ffffff', 0.26 - 0.12 * mood.night],
      [1, light.colours.shade, 0.22],
    ],
    [room.left, 4, tall],
    [room.left, 4, 0],
  )
  const shut =
    panel(on, 'left', room.front, 0, open.from - room.front, 3) +
    panel(on, 'left', open.to, 0, room.back - open.to, 3) +
    panel(on, 'left', room.front, 3.3, room.back - room.front, tall - 3.3)
  let glints = ''
  for (let y = room.front; y < room.back; y += 1.6) {
    if (y > open.from - 0.5 && y < open.to) continue
    const at = (u: number, z: number): Vec => [room.left, y + u, z]
    glints += on.camera.face([at(0.2, 0.1), at(0.6, 0.1), at(1.3, 2.9), at(0.9, 2.9)])
  }
  return shape(shut, tint) + shape(glints, '#ffffff', opacity(0.09))
}

/** Thin curtains gathered at both ends of the opening, and blown out a little. */
function curtain(on: Indoors, open: Open): Markup {
  const folds = new Batch()
  for (const [y, step] of [
    [open.from, 1],
    [open.to, -1],
  ] as const)
    for (let i = 0; i < 15; i++) {
      const fold = 0.5 + 0.5 * Math.sin(i * 0.9 + y)
      folds.add(
        panel(on, 'left', y + step * i * 0.05, 0.04, 0.056 * step, 2.86, -0.08 + 0.05 * fold),
        coarse(on.mood.tone('#f4e8d4', 0.5 + 0.4 * fold), 2),
        opacity(0.92),
      )
    }
  return String(folds)
}

function frames(on: Indoors, open: Open, tall: number, dark: string): Markup {
  const { room, mood } = on
  const [from, to] = [room.front, room.back]
  let bars =
    panel(on, 'left', from, 2.98, to - from, 0.34) +
    panel(on, 'left', from, tall - 0.12, to - from, 0.12)
  let thin = panel(on, 'left', from, 0, to - from, 0.05)
  for (let y = to; y > from; y -= 1.6) {
    bars += panel(on, 'left', y - 0.04, 3.3, 0.07, tall - 3.3)
    if (y < open.from + 0.1 || y > open.to - 0.1) bars += panel(on, 'left', y - 0.04, 0, 0.07, 3)
  }
  for (const y of [open.from, open.to]) thin += panel(on, 'left', y - 0.06, 0, 0.12, 3, 0.02)
  return (
    shape(bars, dark) +
    shape(thin, mood.tone('#2c2826', 0.4)) +
    shape(panel(on, 'left', from, 3.27, to - from, 0.03), mood.tone('#f0dcb8', 0.86), opacity(0.8))
  )
}
