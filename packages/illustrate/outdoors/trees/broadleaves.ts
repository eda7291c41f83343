import { mix } from '../../paper/colour.ts'
import { random } from '../../paper/random.ts'
import type { Markup } from '../../paper/svg.ts'
import { bark, type Brush, leafy } from './brush.ts'
import { crown } from './foliage.ts'
import type { Lobe, Trunk } from './limbs.ts'

/** A trunk with its sunny side, leaning by chance; width and fork in hundredths of the height. */
export const bole = (brush: Brush, width: number, fork: number): Trunk => ({
  colour: brush.tint(bark),
  lit: mix(brush.tint(bark), brush.sun, 0.3),
  width,
  fork,
  lean: random(brush.seed * 7 + 1).between(-5, 5),
})

/** Masses of leaves set by hand, moved by chance and taken from one side or the other. The outer ones are parted into a larger and a smaller one. */
function shifted(brush: Brush, places: readonly Lobe[], by: number): Lobe[] {
  const chance = random(brush.seed * 13 + 7)
  const hand = chance.chance(0.5) ? 1 : -1
  const wide = chance.between(0.84, 1.06)
  return places.flatMap(([x, y, rx, ry]): Lobe[] => {
    const size = chance.between(0.8, 1.16)
    const [inX, inY] = [
      hand * x * wide + chance.between(-by, by),
      y + chance.between(-by, by) * 0.8,
    ]
    const atY = Math.max(inY, -100 + ry * size)
    const main: Lobe = [inX, atY, rx * size, ry * size]
    // The nearer, the more smaller masses are made out at its edges.
    const buds = brush.detail < 1 ? 0 : brush.detail < 4 ? 1 : brush.detail < 6 ? 3 : 5
    return [
      main,
      ...Array.from({ length: buds }, (_, i): Lobe => {
        const [out, less] = [x < 0 ? -hand : hand, chance.between(0.36, 0.6)]
        return [
          inX + (i % 2 ? -out : out) * rx * chance.between(0.45, 1),
          atY + ry * (i > 1 ? chance.between(-0.95, -0.1) : chance.between(-0.4, 0.75)),
          rx * less,
          ry * less * 1.1,
        ]
      }),
    ]
  })
}

/** Round trees of avenues, fields and parks, 100 units tall, foot at (0, 0). */
export const broadleaves = {
  /** Irregular: masses at several heights with sky between them, on forked limbs. */
  neem(brush: Brush): Markup {
    return crown({
      ...leafy(brush, 400, 1.9),
      behind: shifted(
        brush,
        [
          [-12, -62, 14, 9],
          [10, -72, 15, 10],
        ],
        3,
      ),
      lobes: shifted(
        brush,
        [
          [3, -89, 13, 10],
          [-14, -80, 14, 10],
          [17, -77, 14, 10],
          [1, -73, 15, 11],
          [-24, -64, 13, 9],
          [27, -60, 12, 8],
          [11, -59, 14, 9],
          [-11, -56, 13, 8],
          [-28, -49, 9, 6],
          [22, -47, 9, 5.5],
        ],
        3.6,
      ),
      trunk: bole(brush, 4.2, -27),
    })
  },
  /** A dense dome, broader than tall, whose leaves nearly come down to the ground. */
  mango(brush: Brush): Markup {
    return crown({
      ...leafy(brush, 460, 2.1),
      lobes: shifted(
        brush,
        [
          [2, -85, 21, 15],
          [-22, -76, 19, 14],
          [26, -74, 19, 14],
          [3, -64, 21, 15],
          [-39, -58, 17, 13],
          [42, -55, 17, 13],
          [-19, -51, 19, 13],
          [21, -49, 19, 13],
          [-46, -38, 13, 10],
          [47, -36, 13, 10],
          [-29, -31, 15, 9],
          [31, -31, 15, 9],
          [2, -35, 17, 10],
        ],
        3.4,
      ),
      trunk: bole(brush, 6.5, -22),
    })
  },
  /** A pipal: a mighty trunk, limbs far out to both sides, a broad crown with much sky under it. */
  peepal(brush: Brush): Markup {
    return crown({
      ...leafy(brush, 480, 1.9),
      behind: shifted(
        brush,
        [
          [-26, -58, 18, 10],
          [20, -62, 20, 11],
        ],
        3,
      ),
      lobes: shifted(
        brush,
        [
          [-6, -88, 19, 12],
          [20, -84, 17, 11],
          [-32, -77, 17, 11],
          [42, -72, 16, 10],
          [4, -71, 19, 12],
          [-52, -61, 15, 9],
          [58, -57, 14, 8.5],
          [-24, -58, 16, 10],
          [30, -57, 17, 10],
          [-44, -46, 12, 7],
          [48, -43, 11, 6.5],
          [6, -53, 13, 8],
        ],
        3.8,
      ),
      trunk: bole(brush, 8.5, -22),
    })
  },
  /** A few trees at the end of a field that have grown together: for far off, where no trunk is made out. */
  thicket(brush: Brush): Markup {
    const chance = random(brush.seed)
    const [one, two] = [chance.between(-70, -10), chance.between(0, 80)]
    const lobes = Array.from({ length: 15 }, (_, i): Lobe => {
      const x = (i / 7 - 1) * 116 + chance.between(-8, 8)
      const near = Math.min(Math.abs(x - one), Math.abs(x - two)) / 60
      const tall = Math.max(34, 98 - near * near * 40) * chance.between(0.72, 1)
      const [rx, ry] = [chance.between(13, 27), tall * chance.between(0.16, 0.28)]
      return [x, ry - tall, rx, ry]
    })
    const under = Array.from({ length: 7 }, (_, i): Lobe => [(i - 3) * 34, -24, 30, 28])
    const tones = brush.tones.slice(0, 4)
    return crown({ ...leafy(brush, 300, 2.4), tones, lobes: [...lobes, ...under] })
  },
} as const
