import { nth } from '../paper/nth.ts'
import { type Markup, outline, shape } from '../paper/svg.ts'
import type { Vec } from '../paper/vector.ts'
import type { Indoors } from '../rooms/indoors.ts'
import { down } from '../rooms/room.ts'
import type { Scheme } from '../rooms/schemes.ts'
import { assemble, block, grounded, type Part, part } from './blocks.ts'

/** How a bed is made up. */
export interface Bedding {
  headboard: 'channels' | 'panel' | 'slats' | 'wings'
  frame: string
  cloth: string
  sheets: string
  cover: string
  throwOver: string
  cushions: readonly [string, string]
}

/** Bedding in the cloths of a home. */
export function bedding(scheme: Scheme, head: Bedding['headboard']): Bedding {
  const [throwOver, second, third] = scheme.accents
  return {
    headboard: head,
    frame: scheme.wood,
    cloth: scheme.cloth,
    sheets: '#f6efe2',
    cover: scheme.cover,
    throwOver,
    cushions: [second, third],
  }
}

/** A double bed with its head at the far end: near left foot, width and length in metres. */
export function bed(
  on: Indoors,
  x: number,
  y: number,
  w: number,
  l: number,
  made: Bedding,
): Markup {
  const head = y + l
  let body = grounded(on, [x, y], 0, w, l, 0.7)
  body += headboard(on, x, head, w, made)
  body += block(on, [x + 0.12, y + 0.14, 0], [w - 0.24, l - 0.2, 0.12], '#2c211d')
  body += block(on, [x - 0.03, y - 0.03, 0.12], [w + 0.06, l + 0.03, 0.18], made.frame, 0.02)
  body += block(on, [x + 0.02, y + 0.02, 0.3], [w - 0.04, l - 0.04, 0.2], made.sheets, 0.06)
  for (const share of [0.27, 0.73])
    body += pillow(on, [x + w * share, head - 0.18, 0.5], w * 0.45, 0.5, made.sheets)
  for (const share of [0.28, 0.72])
    body += pillow(on, [x + w * share, head - 0.42, 0.5], w * 0.3, 0.36, made.cushions[0])
  body += pillow(on, [x + w * 0.5, head - 0.56, 0.5], w * 0.3, 0.26, made.cushions[1])
  const drop = 0.24
  body += block(
    on,
    [x - 0.02, y - 0.01, 0.54 - drop],
    [w + 0.04, l * 0.66, drop + 0.01],
    made.cover,
    0.07,
  )
  body += block(on, [x - 0.025, y + l * 0.57, 0.5], [w + 0.05, 0.3, 0.075], made.sheets, 0.035)
  body += block(
    on,
    [x - 0.04, y + 0.24, 0.55 - drop - 0.05],
    [w + 0.08, 0.6, drop + 0.075],
    made.throwOver,
    0.06,
  )
  for (let i = 1; i < 5; i++)
    body += shape(
      on.camera.face([
        [x - 0.03, y + 0.24 + i * 0.12, 0.577],
        [x + w + 0.03, y + 0.24 + i * 0.12, 0.577],
        [x + w + 0.03, y + 0.255 + i * 0.12, 0.577],
        [x - 0.03, y + 0.255 + i * 0.12, 0.577],
      ]),
      on.mood.tone(made.throwOver, 0.3),
    )
  return body
}

function headboard(
  on: Indoors,
  x: number,
  head: number,
  w: number,
  { headboard: kind, cloth, frame }: Bedding,
): Markup {
  if (kind === 'slats')
    return assemble(on, [x - 0.1, head], 0, [
      part(0, 0, 0.2, 0.08, 0.08, 1, frame, 0.01),
      part(w + 0.12, 0, 0.2, 0.08, 0.08, 1, frame, 0.01),
      part(0.08, 0.02, 1.1, w + 0.04, 0.06, 0.08, frame, 0.01),
      ...Array.from({ length: 17 }, (_, i): Part =>
        part(0.1 + ((i + 0.3) * w) / 17, 0.03, 0.3, 0.045, 0.04, 0.8, frame),
      ),
    ])
  if (kind === 'panel') return block(on, [x - 0.35, head, 0.1], [w + 0.7, 0.1, 0.98], cloth, 0.05)
  const count = kind === 'channels' ? 7 : 4
  const [from, wide] = kind === 'channels' ? [x - 0.1, w + 0.2] : [x - 0.5, w + 1]
  const parts = Array.from({ length: count }, (_, i): Part =>
    part(
      (i * wide) / count,
      0,
      0.1,
      wide / count - 0.006,
      0.12,
      kind === 'channels' ? 1.12 : 1.3,
      cloth,
      0.05,
    ),
  )
  return assemble(on, [from, head], 0, parts)
}

/** A pillow that leans on what is behind it, seen from its front: middle of its foot, width and height in metres. */
export function pillow(
  on: Indoors,
  [x, y, z]: Vec,
  width: number,
  height: number,
  colour: string,
): Markup {
  const ring = (back: number, grow: number): Vec[] =>
    Array.from({ length: 44 }, (_, i): Vec => {
      const angle = (i / 44) * Math.PI * 2
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      const reach = grow * (Math.abs(c) ** 4.4 + Math.abs(s) ** 4.4) ** -0.227
      const up = height / 2 + (s * reach * height) / 2
      return [x + (c * reach * width) / 2, y + up * 0.34 + back, z + up]
    })
  const lits = on.from === 'back' ? [0.66, 0.26] : [0.78, 0.36]
  const lit = down(
    on,
    [
      [0, on.mood.tone(colour, nth(lits, 0))],
      [1, on.mood.tone(colour, nth(lits, 1))],
    ],
    [x, y, z + height],
    [x, y, z],
  )
  return (
    shape(
      outline(on.camera.polygon(ring(0.1, 1))),
      on.mood.tone(colour, on.from === 'back' ? 0.86 : 0.5),
    ) +
    shape(outline(on.camera.polygon(ring(0.04, 1.01))), on.mood.tone(colour, 0.3)) +
    shape(outline(on.camera.polygon(ring(0, 0.96))), lit)
  )
}

/** A bedside cabinet with one drawer: near left foot and width in metres. */
export function bedside(on: Indoors, x: number, y: number, w: number, colour: string): Markup {
  return (
    grounded(on, [x, y], 0, w, 0.42) +
    assemble(on, [x, y], 0, [
      part(0.04, 0.04, 0, 0.04, 0.34, 0.14, '#2c211d'),
      part(w - 0.08, 0.04, 0, 0.04, 0.34, 0.14, '#2c211d'),
      part(0, 0.02, 0.14, w, 0.4, 0.36, colour, 0.012),
      part(0.02, 0, 0.17, w - 0.04, 0.02, 0.14, colour),
      part(0.02, 0, 0.33, w - 0.04, 0.02, 0.14, colour),
      part(w / 2 - 0.06, -0.02, 0.385, 0.12, 0.02, 0.02, '#c99a4e'),
      part(w / 2 - 0.06, -0.02, 0.235, 0.12, 0.02, 0.02, '#c99a4e'),
    ])
  )
}

/** A double bed with its head against the left wall, seen from its side: near end (y), length and width in metres. */
export function sideBed(on: Indoors, y: number, l: number, w: number, made: Bedding): Markup {
  const x = on.room.left + 0.14
  const channels = Array.from({ length: 5 }, (_, i): Part =>
    part(
      -0.12,
      -0.3 + (i * (w + 0.6)) / 5,
      0.1,
      0.1,
      (w + 0.6) / 5 - 0.006,
      1.15,
      made.cloth,
      0.04,
    ),
  )
  const pillows = [0.06, 0.53].flatMap((share, i): Part[] => [
    part(0.02, w * share, 0.5, 0.24, w * 0.41, 0.42, made.sheets, 0.1),
    part(0.28, w * share + 0.1, 0.5, 0.17, w * 0.3, 0.32, made.cushions[i ? 1 : 0], 0.08),
  ])
  return (
    grounded(on, [x, y], 0, l, w, 0.7) +
    assemble(on, [x, y], 0, [
      ...channels,
      part(0.1, 0.12, 0, l - 0.24, w - 0.24, 0.12, '#2c211d'),
      part(0, -0.03, 0.12, l + 0.03, w + 0.06, 0.18, made.frame, 0.02),
      part(0.02, 0.02, 0.3, l * 0.42, w - 0.04, 0.2, made.sheets, 0.06),
      ...pillows,
      part(l * 0.42 + 0.02, -0.02, 0.26, l * 0.58 - 0.6, w + 0.04, 0.275, made.cover, 0.03),
      part(l - 0.58, -0.03, 0.24, 0.61, w + 0.06, 0.31, made.throwOver, 0.04),
    ]) +
    block(on, [x + l * 0.42, y - 0.025, 0.44], [0.3, w + 0.05, 0.115], made.sheets, 0.03)
  )
}
