import { pot } from '../../../furniture/furnishings.ts'
import { roundTable } from '../../../furniture/living/low-tables.ts'
import { blossom } from '../../../furniture/plants/blossom.ts'
import { assemble, grounded, part } from '../../../furniture/blocks.ts'
import { swivel } from '../../../furniture/work/workplace.ts'
import { type Markup, shape } from '../../../paper/svg.ts'
import { frame, type Spot } from '../../../paper/vector.ts'
import type { Indoors } from '../../../rooms/indoors.ts'
import type { Setting } from '../../../rooms/layouts.ts'
import { level } from '../../../rooms/room.ts'

const HIGH = 0.75

/** A sheet of paper and a pencil before each seat: middles, in metres. */
const papers = (on: Indoors, spots: readonly Spot[]): Markup =>
  shape(
    spots.map(([x, y]) => level(on, x - 0.15, y - 0.1, 0.3, 0.21, HIGH + 0.006)).join(''),
    on.mood.tone('#fdfbf4', 0.72),
  ) +
  shape(
    spots.map(([x, y]) => level(on, x - 0.1, y - 0.02, 0.2, 0.015, HIGH + 0.008)).join(''),
    on.mood.tone('#8a7d6c', 0.5),
  )

/** A long table that runs away from the viewer with chairs on both sides: its near left corner, width and length in metres. */
export function awayTable(
  on: Indoors,
  { seed, chance, scheme }: Setting,
  [x, y]: Spot,
  w: number,
  d: number,
): Markup {
  const [first, second, third] = scheme.accents
  const rows = Math.round(d / 0.95)
  const ranks = Array.from({ length: rows }, (_, i) => y + d - ((i + 0.5) * d) / rows)
  const turn = (): number => chance.between(-8, 8)
  return (
    swivel(on, [x + w / 2 + 0.28, y + d + 0.75], 180, first) +
    ranks.map((v) => swivel(on, [x - 0.62, v + 0.28], -90 + turn(), first)).join('') +
    grounded(on, [x, y], 0, w, d, 0.5) +
    assemble(on, [x, y], 0, [
      part(w * 0.3, d * 0.08, 0, w * 0.4, 0.14, HIGH - 0.06, scheme.wood),
      part(w * 0.3, d * 0.88, 0, w * 0.4, 0.14, HIGH - 0.06, scheme.wood),
      part(0, 0, HIGH - 0.06, w, d, 0.06, scheme.wood, 0.012),
    ]) +
    papers(
      on,
      ranks.flatMap((v): Spot[] => [
        [x + 0.3, v],
        [x + w - 0.3, v],
      ]),
    ) +
    blossom(on, [x + w / 2, y + d * 0.62, HIGH], on.mood.tone(second, 0.5), seed) +
    pot(on, [x + w / 2 + 0.1, y + d * 0.36, HIGH], 0.22, on.mood.tone(third, 0.5)) +
    ranks.map((v) => swivel(on, [x + w + 0.62, v - 0.28], 90 + turn(), first)).join('')
  )
}

/** A long table that lies across with chairs on both sides: its near left corner, width and depth in metres. */
export function acrossTable(
  on: Indoors,
  { seed, chance, scheme }: Setting,
  [x, y]: Spot,
  w: number,
  d: number,
): Markup {
  const [first, second] = scheme.accents
  const seats = Math.round(w / 0.95)
  const ranks = Array.from({ length: seats }, (_, i) => x + ((i + 0.5) * w) / seats)
  const turn = (): number => chance.between(-10, 10)
  return (
    ranks.map((u) => swivel(on, [u + 0.28, y + d + 0.62], 180 + turn(), first)).join('') +
    grounded(on, [x, y], 0, w, d, 0.5) +
    assemble(on, [x, y], 0, [
      part(w * 0.1, d * 0.25, 0, 0.14, d * 0.5, HIGH - 0.06, scheme.wood),
      part(w * 0.86, d * 0.25, 0, 0.14, d * 0.5, HIGH - 0.06, scheme.wood),
      part(0, 0, HIGH - 0.06, w, d, 0.06, scheme.wood, 0.012),
    ]) +
    papers(
      on,
      ranks.flatMap((u): Spot[] => [
        [u, y + 0.22],
        [u, y + d - 0.22],
      ]),
    ) +
    blossom(on, [x + w / 2, y + d / 2, HIGH], on.mood.tone(second, 0.5), seed) +
    ranks.map((u) => swivel(on, [u - 0.28, y - 0.62], turn(), first)).join('')
  )
}

/** A round table with eight chairs: its middle and radius in metres. */
export function ringTable(
  on: Indoors,
  { seed, scheme }: Setting,
  [x, y]: Spot,
  radius: number,
): Markup {
  const [first, second] = scheme.accents
  const seats = Array.from({ length: 8 }, (_, i) => {
    const angle = ((i + 0.5) / 8) * 360
    // A chair's frame starts at its near left; its back faces away from the table.
    const middle = frame([x, y], (angle * Math.PI) / 180)(0, -(radius + 0.36))
    const to = frame(middle, (angle * Math.PI) / 180)
    return { y: middle[1], body: swivel(on, to(-0.28, -0.28), angle, first) }
  }).toSorted((a, b) => b.y - a.y)
  return (
    seats
      .filter((seat) => seat.y > y)
      .map((seat) => seat.body)
      .join('') +
    roundTable(on, [x, y], radius, HIGH, scheme.wood) +
    blossom(on, [x, y, HIGH], on.mood.tone(second, 0.5), seed) +
    seats
      .filter((seat) => seat.y <= y)
      .map((seat) => seat.body)
      .join('')
  )
}
