import { mix } from '../../paper/colour.ts'
import { nth } from '../../paper/nth.ts'
import { shape, stroke } from '../../paper/svg.ts'
import { INK, SUN, type Motif } from './canvas.ts'

const half = Math.PI

export const hills: Motif = ({ disc, tone, first, second }) =>
  shape(disc(0.62, 0.66, 0.18), tone(first)) +
  shape(disc(0.3, 0.06, 0.52, 0, half), tone(second)) +
  shape(disc(0.78, 0.06, 0.36, 0, half), tone(second, 0.2))

export const rainbow: Motif = ({ disc, tone, first, second }) =>
  [0.62, 0.46, 0.3]
    .map((r, i) => shape(disc(0.5, 0.1, r, 0, half), tone(nth([first, '#efe4d0', second], i))))
    .join('') + shape(disc(0.8, 0.8, 0.08), tone(SUN))

export const fields: Motif = ({ disc, rect, tone, first, second }) =>
  [0, 1, 2, 3]
    .map((i) =>
      shape(
        rect(0.06, 0.06 + i * 0.15, 0.88, 0.12 - i * 0.02),
        tone(i % 2 ? second : first, i * 0.06),
      ),
    )
    .join('') + shape(disc(0.34, 0.72, 0.14), tone(SUN))

/** A branch with leaves on both sides. */
export const branch: Motif = ({ path, tone, px, first, second }) => {
  const stem = (t: number): readonly [number, number] => [0.32 + 0.34 * t * t, 0.06 + 0.84 * t]
  const stalk = path(
    Array.from({ length: 12 }, (_, i) => stem(i / 11)),
    false,
  )
  const leaves = Array.from({ length: 10 }, (_, i) => {
    const [x, y] = stem(0.16 + i * 0.085)
    const hand = i % 2 ? 1 : -1
    const long = 0.26 - i * 0.012
    return shape(
      path([
        [x, y],
        [x + hand * long * 0.4, y + 0.1],
        [x + hand * long, y + 0.13],
        [x + hand * long * 0.55, y + 0.02],
      ]),
      tone(i % 3 ? second : first, 0.04),
    )
  })
  return leaves.join('') + stroke(stalk, tone(INK), px * 0.012)
}

/** Arch in arch, as of an old court. */
export const court: Motif = ({ path, tone, first, second }) =>
  [0.4, 0.3, 0.2, 0.1]
    .map((r, i) => {
      const head = Array.from({ length: 20 }, (_, k): readonly [number, number] => [
        0.5 + Math.cos((k / 19) * half) * r,
        0.5 + Math.sin((k / 19) * half) * r,
      ])
      const colours = [first, mix(first, '#f6efe2', 0.55), second, SUN]
      return shape(path([[0.5 + r, 0.04], ...head, [0.5 - r, 0.04]]), tone(nth(colours, i)))
    })
    .join('')

/** Boats with tall sails on a line of water. */
export const sails: Motif = ({ path, rect, tone, first, second }) =>
  shape(rect(0.04, 0.06, 0.92, 0.24), tone(second, 0.1)) +
  [0.28, 0.58, 0.8]
    .map((x, i) => {
      const k = nth([1, 0.72, 0.5], i)
      return (
        shape(
          path([
            [x, 0.3],
            [x, 0.3 + 0.52 * k],
            [x + 0.22 * k, 0.3],
          ]),
          tone(first, i * 0.08),
        ) +
        shape(
          path([
            [x - 0.02, 0.3],
            [x - 0.02, 0.3 + 0.4 * k],
            [x - 0.12 * k, 0.3],
          ]),
          tone('#efe4d0', 0.06),
        )
      )
    })
    .join('')

/** Tall reeds before a low sun. */
export const reeds: Motif = ({ path, disc, tone, px, chance, first, second }) =>
  shape(disc(0.5, 0.44, 0.26), tone(first)) +
  Array.from({ length: 13 }, (_, i) => {
    const x = 0.08 + i * 0.07
    const lean = chance.between(-0.08, 0.08)
    const top = chance.between(0.5, 0.92)
    return stroke(
      path(
        [
          [x, 0.04],
          [x + lean * 0.4, top * 0.6],
          [x + lean, top],
        ],
        false,
      ),
      tone(i % 3 ? second : INK),
      px * 0.012,
    )
  }).join('')
