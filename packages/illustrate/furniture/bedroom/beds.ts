import { type Markup, shape } from '../../paper/svg.ts'
import type { Vec } from '../../paper/vector.ts'
import { against, type Berth } from '../../rooms/against.ts'
import type { Indoors, Side } from '../../rooms/indoors.ts'
import { down } from '../../rooms/room.ts'
import type { Scheme } from '../../rooms/schemes.ts'
import { assemble, grounded, type Part, part } from '../blocks.ts'
import { headboard, type Headboard } from './headboards.ts'

/** How a bed is made up. */
interface Bedding {
  headboard: Headboard
  frame: string
  cloth: string
  sheets: string
  cover: string
  throwOver: string
  cushions: readonly [string, string]
}

/** Bedding in the cloths of a home. */
export function bedding(scheme: Scheme, head: Headboard): Bedding {
  const [throwOver, second, third] = scheme.accents
  return {
    headboard: head,
    frame: scheme.wood,
    cloth: scheme.cloth,
    sheets: '#fbf7ee',
    cover: scheme.cover,
    throwOver,
    cushions: [second, third],
  }
}

/** A double bed with its head against a wall: where it starts along the wall, width and length in metres. */
export function bed(
  on: Indoors,
  side: Side,
  start: number,
  w: number,
  l: number,
  made: Bedding,
): Markup {
  const depth = l + 0.14
  const berth = against(on, side, start, w, depth)
  const put = (...parts: readonly Part[]): Markup => assemble(on, berth.origin, berth.turn, parts)
  const drop = 0.24
  const pillows = [
    ...[0.27, 0.73].map((share) => ({ u: w * share, v: l - 0.18, wide: 0.45, tall: 0.5, of: 0 })),
    ...[0.28, 0.72].map((share) => ({ u: w * share, v: l - 0.42, wide: 0.3, tall: 0.36, of: 1 })),
    { u: w * 0.5, v: l - 0.56, wide: 0.3, tall: 0.26, of: 2 },
  ]
    .map((one) => ({ ...one, away: on.camera.depth(berth.at(one.u, one.v, 0.5)) }))
    .toSorted((a, b) => b.v - a.v || b.away - a.away)
  const cloths = [made.sheets, ...made.cushions]
  const folds = [1, 2, 3, 4].map((i) =>
    on.camera.face(
      (
        [
          [-0.03, 0.24],
          [w + 0.03, 0.24],
          [w + 0.03, 0.255],
          [-0.03, 0.255],
        ] as const
      ).map(([u, v]) => berth.at(u, v + i * 0.12, 0.577)),
    ),
  )
  return (
    grounded(on, berth.origin, berth.turn, w, l, 0.7) +
    headboard(on, berth, l, w, made) +
    put(part(0.12, 0.14, 0, w - 0.24, l - 0.2, 0.12, '#2c211d')) +
    put(part(-0.03, -0.03, 0.12, w + 0.06, l + 0.03, 0.18, made.frame, 0.02)) +
    put(part(0.02, 0.02, 0.3, w - 0.04, l - 0.04, 0.2, made.sheets, 0.06)) +
    pillows
      .map(({ u, v, wide, tall, of }) =>
        pillow(on, berth, [u, v, 0.5], w * wide, tall, cloths[of] ?? made.sheets),
      )
      .join('') +
    put(part(-0.02, -0.01, 0.54 - drop, w + 0.04, l * 0.66, drop + 0.01, made.cover, 0.07)) +
    put(part(-0.025, l * 0.57, 0.5, w + 0.05, 0.3, 0.075, made.sheets, 0.035)) +
    put(part(-0.04, 0.24, 0.5 - drop, w + 0.08, 0.6, drop + 0.075, made.throwOver, 0.06)) +
    shape(folds.join(''), on.mood.tone(made.throwOver, 0.3))
  )
}

/** A pillow that leans towards the wall: middle of its foot in the frame, width and height in metres. */
function pillow(
  on: Indoors,
  berth: Berth,
  [u, v, z]: Vec,
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
      return berth.at(u + (c * reach * width) / 2, v + up * 0.34 + back, z + up)
    })
  const [top, foot] = on.from === 'back' ? [0.72, 0.34] : [0.8, 0.44]
  const lit = down(
    on,
    [
      [0, on.mood.tone(colour, top)],
      [1, on.mood.tone(colour, foot)],
    ],
    berth.at(u, v, z + height),
    berth.at(u, v, z),
  )
  const hull = (back: number, grow: number): string =>
    on.camera.hull([...ring(back, grow), ...ring(0.02, grow)])
  return (
    shape(hull(0.12, 1), on.mood.tone(colour, on.from === 'back' ? 0.8 : 0.52)) +
    shape(hull(0.05, 1.01), on.mood.tone(colour, 0.34)) +
    shape(on.camera.face(ring(0, 0.96)), lit)
  )
}

/** A bedside cabinet with two drawers: where it starts along its wall, and its width in metres. */
export function bedside(on: Indoors, side: Side, start: number, w: number, colour: string): Markup {
  const { origin, turn } = against(on, side, start, w, 0.42)
  return (
    grounded(on, origin, turn, w, 0.42) +
    assemble(on, origin, turn, [
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
