import type { Random } from '../../paper/random.ts'
import { type Markup, shape } from '../../paper/svg.ts'
import type { Vec } from '../../paper/vector.ts'
import type { Berth } from '../../rooms/against.ts'
import type { Indoors } from '../../rooms/indoors.ts'
import { pot } from '../furnishings.ts'
import { turned } from '../turned.ts'

const glazes = ['#b5623f', '#f2e8d4', '#35565c', '#d9a441', '#7f8a68', '#e9ded0'] as const

/** A thing, or a few alike, on a shelf: how wide it is in metres, and how it is drawn from its left end. */
interface Piece {
  wide: number
  draw: (u: number) => Markup
}

/** What a kitchen keeps on a shelf of so many metres, in groups with room between them: plates, bowls, glasses, jars, mugs, a vase, cookery books. */
export function crockery(
  on: Indoors,
  berth: Berth,
  from: number,
  long: number,
  z: number,
  chance: Random,
): Markup {
  const at = (u: number, up = 0): Vec => berth.at(u, 0.48, z + up)
  const pieces: readonly (() => Piece)[] = [
    () => {
      const high = chance.between(0.04, 0.08)
      const colour = chance.pick(glazes)
      return { wide: 0.24, draw: (u) => turned(on, at(u + 0.12), 0.07, 0.115, high, colour) }
    },
    () => {
      const colour = chance.pick(glazes)
      const dish = (u: number, up: number): Markup =>
        turned(on, at(u + 0.09, up), 0.045, 0.085, 0.07, colour)
      return {
        wide: 0.18,
        draw: (u) => [0.07, 0.035, 0].map((up) => dish(u, up)).join(''),
      }
    },
    () => ({
      wide: 0.27,
      draw: (u) =>
        [0.04, 0.13, 0.22]
          .map((du) => turned(on, at(u + du), 0.028, 0.034, 0.11, '#d5e2de'))
          .join(''),
    }),
    () => {
      const count = chance.pick([2, 3, 3])
      const [glaze, high] = [chance.pick(glazes), chance.between(0.13, 0.19)]
      const jar = (u: number, tall: number): Markup =>
        turned(on, at(u), 0.052, 0.052, tall, glaze) +
        turned(on, at(u, tall), 0.056, 0.056, 0.025, '#a9794c')
      return {
        wide: count * 0.13,
        draw: (u) =>
          Array.from({ length: count }, (_, i) => jar(u + 0.06 + i * 0.13, high - i * 0.025)).join(
            '',
          ),
      }
    },
    () => {
      const colour = chance.pick(glazes)
      return {
        wide: 0.22,
        draw: (u) =>
          [0.05, 0.16].map((du) => turned(on, at(u + du), 0.04, 0.042, 0.085, colour)).join(''),
      }
    },
    () => {
      const [colour, high] = [chance.pick(glazes), chance.between(0.2, 0.28)]
      return { wide: 0.16, draw: (u) => pot(on, at(u + 0.08), high, on.mood.tone(colour, 0.5)) }
    },
    () => {
      const spines = Array.from(
        { length: 4 },
        () => [chance.pick(glazes), chance.between(0.17, 0.23)] as const,
      )
      return {
        wide: 0.2,
        draw: (u) =>
          spines
            .map(([colour, tall], i) =>
              shape(berth.flat(u + i * 0.045, z, 0.038, tall, 0.22), on.mood.tone(colour, 0.46)),
            )
            .join(''),
      }
    },
  ]
  let [row, u, last] = ['', from + 0.06, -1]
  for (;;) {
    let kind = Math.floor(chance.next() * pieces.length)
    if (kind === last) kind = (kind + 1) % pieces.length
    last = kind
    const piece = pieces[kind]?.()
    if (!piece || u + piece.wide > from + long - 0.04) return row
    row += piece.draw(u)
    u += piece.wide + chance.pick([0.04, 0.06, 0.22])
  }
}
