import { nth } from '../../paper/nth.ts'
import { random } from '../../paper/random.ts'
import { group, type Markup, opacity, shape } from '../../paper/svg.ts'
import type { Vec } from '../../paper/vector.ts'
import { type Indoors, onSide, panel, type Side } from '../../rooms/indoors.ts'
import { motifs } from './motifs.ts'

/** A framed print on any wall: its centre and size in metres, in two accents; the seed decides the motif and the frame. */
export function picture(
  on: Indoors,
  side: Side,
  u: number,
  z: number,
  w: number,
  h: number,
  accents: readonly string[],
  seed: number,
): Markup {
  const chance = random(seed * 41 + 3)
  const tone = (colour: string, more = 0): string => on.mood.tone(colour, 0.52 + more)
  const at = (a: number, b: number): Vec =>
    onSide(on, side, u + (a - 0.5) * w, z + (b - 0.5) * h, 0.04)
  const rect = (a: number, b: number, wide: number, tall: number): string =>
    on.camera.face([at(a, b), at(a + wide, b), at(a + wide, b + tall), at(a, b + tall)])
  const small = Math.min(w, h)
  const path = (points: readonly (readonly [number, number])[], closed = true): string =>
    on.camera[closed ? 'face' : 'line'](points.map(([a, b]) => at(a, b)))
  const disc = (a: number, b: number, r: number, from = 0, to = Math.PI * 2): string =>
    path(
      Array.from({ length: 40 }, (_, i) => {
        const angle = from + ((to - from) * i) / 39
        return [a + (Math.cos(angle) * r * small) / w, b + (Math.sin(angle) * r * small) / h]
      }),
      to - from > 6.28,
    )
  const px = on.camera.scale(Math.max(1, on.camera.depth(at(0.5, 0.5)))) * small
  const [first, second] = [nth(accents, 0), nth(accents, 1)]
  const motif = nth(motifs, Math.abs(seed * 5 + Math.floor(seed / 12)) % motifs.length)
  const frame = chance.pick(['#3a2a22', '#c9a26c', '#fbf8f0', '#2b3a36'])
  return (
    shape(
      panel(on, side, u - w / 2 - 0.02, z - h / 2 - 0.09, w + 0.06, h + 0.1),
      on.mood.shade,
      opacity(0.4) + on.sheet.blur(4),
    ) +
    shape(rect(-0.03, -0.03 * (w / h), 1.06, 1 + 0.06 * (w / h)), tone(frame, -0.08)) +
    shape(rect(0, 0, 1, 1), tone('#f4ecdc', 0.1)) +
    group(
      on.sheet.clip(rect(0.06, 0.06, 0.88, 0.88)),
      motif({ rect, disc, path, tone, px, chance, first, second }),
    )
  )
}

/** Pictures hung together about a middle, `w` metres wide: a pair, three in a row, or a wall of five. */
export function pictures(
  on: Indoors,
  side: Side,
  u: number,
  z: number,
  w: number,
  accents: readonly string[],
  seed: number,
): Markup {
  const hung: readonly (readonly [number, number, number, number])[] = nth(
    [
      [
        [-0.26, 0, 0.44, 0.6],
        [0.26, 0, 0.44, 0.6],
      ],
      [
        [-0.35, 0, 0.29, 0.4],
        [0, 0, 0.29, 0.4],
        [0.35, 0, 0.29, 0.4],
      ],
      [
        [-0.3, 0.03, 0.36, 0.5],
        [0.06, 0.16, 0.26, 0.24],
        [0.06, -0.13, 0.26, 0.26],
        [0.37, 0.1, 0.26, 0.36],
        [0.37, -0.19, 0.26, 0.14],
      ],
    ],
    seed % 3,
  )
  return hung
    .map(([du, dz, wide, tall], i) =>
      picture(on, side, u + du * w, z + dz * w, wide * w, tall * w, accents, seed + i * 5),
    )
    .join('')
}
