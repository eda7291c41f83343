import { mix } from '../../paper/colour.ts'
import { shape, stroke } from '../../paper/svg.ts'
import { INK, SUN, type Motif } from './canvas.ts'

const half = Math.PI

export const halves: Motif = ({ disc, rect, tone, first, second }) =>
  shape(disc(0.5, 0.5, 0.36, half / 2, half * 1.5), tone(first)) +
  shape(disc(0.5, 0.5, 0.24, -half / 2, half / 2), tone(second)) +
  shape(rect(0.12, 0.12, 0.76, 0.02), tone(INK))

/** Contours of a hill, ring in ring. */
export const contours: Motif = ({ path, tone, px, first, second }) =>
  Array.from({ length: 8 }, (_, k) => {
    const r = 0.46 - k * 0.055
    const ring = Array.from({ length: 40 }, (_point, i): readonly [number, number] => {
      const a = (i / 40) * half * 2
      const wobble = 1 + 0.16 * Math.sin(a * 3 + k * 0.3) + 0.08 * Math.cos(a * 5)
      return [0.5 + k * 0.012 + Math.cos(a) * r * wobble, 0.5 + Math.sin(a) * r * wobble]
    })
    return k === 7
      ? shape(path(ring), tone(first))
      : stroke(path(ring), tone(k % 3 ? second : first), px * 0.01)
  }).join('')

/** An open circle of one brush stroke. */
export const brushed: Motif = ({ disc, tone, px, first, second }) =>
  stroke(disc(0.5, 0.52, 0.3, 0.5, 6.3), tone(first), px * 0.09) +
  shape(disc(0.72, 0.22, 0.05), tone(second))

/** Squares of colour in rows, as of a quilt. */
export const quilt: Motif = ({ path, tone, chance, first, second }) => {
  let body = ''
  for (let i = 0; i < 5; i++)
    for (let k = 0; k < 5; k++) {
      const [x, y, s] = [0.1 + i * 0.16, 0.1 + k * 0.16, 0.15]
      const corners = [
        [x, y],
        [x + s, y],
        [x + s, y + s],
        [x, y + s],
      ] as const
      const colours = [first, second, mix(first, '#f6efe2', 0.6), mix(second, '#f6efe2', 0.5), SUN]
      const cut = chance.chance(0.5) ? corners : corners.slice(0, 3)
      body += shape(path(cut), tone(chance.pick(colours)))
    }
  return body
}

/** A lattice of eight-pointed stars. */
export const lattice: Motif = ({ path, tone, px, first, second }) => {
  let body = ''
  for (let i = 0; i < 3; i++)
    for (let k = 0; k < 3; k++) {
      const [x, y] = [0.2 + i * 0.3, 0.2 + k * 0.3]
      const star = Array.from({ length: 16 }, (_, n): readonly [number, number] => {
        const r = n % 2 ? 0.075 : 0.14
        const a = (n / 16) * half * 2
        return [x + Math.cos(a) * r, y + Math.sin(a) * r]
      })
      body +=
        shape(path(star), tone((i + k) % 2 ? first : second)) +
        stroke(path(star), tone(INK), px * 0.004)
    }
  return body
}
