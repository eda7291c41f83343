import { houseKinds } from '../../../buildings/villas/house-plans.ts'
import { house } from '../../../buildings/villas/houses.ts'
import { clearOfStreets, onRing, PARK } from '../../../buildings/estate/township.ts'
import { patch } from '../../../outdoors/land/ground.ts'
import { add, type Model, plant } from '../../../outdoors/model.ts'
import { lighten, mix } from '../../../paper/colour.ts'
import type { Spot } from '../../../paper/vector.ts'

/** Rows of plots: metres from the park's edge to their near side, depth in metres, and whether they face inward. */
const rows = [
  { gap: 6, deep: 25, inward: true },
  { gap: 31, deep: 25, inward: false },
  { gap: 68, deep: 25, inward: true },
  { gap: 93, deep: 25, inward: false },
  { gap: 130, deep: 28, inward: true },
] as const

interface Plot {
  row: (typeof rows)[number]
  /** Degrees: the middle of its front and half its width. */
  middle: number
  half: number
  /** Metres. */
  wide: number
}

/** Metres across a plot, widest and narrowest. */
const [WIDEST, NARROWEST] = [25, 15.5]

/** Plots of a width, in metres, by rows from the park outward; none where a spot is taken. */
function plotsOf(wide: number, taken: (at: Spot) => boolean): Plot[] {
  return rows.flatMap((row) => {
    const around = 2 * Math.PI * ((PARK.rx + PARK.ry) / 2 + row.gap + 12)
    const count = Math.round(around / wide)
    return Array.from({ length: count }, (_, i): Plot => ({
      row,
      wide,
      middle: (i + 0.5) * (360 / count),
      half: 180 / count,
    })).filter(
      ({ middle }) =>
        clearOfStreets(row.gap, middle, wide / 2 + 2) &&
        !taken(onRing(row.gap + row.deep / 2, middle)),
    )
  })
}

/** As many plots as there are homes, the widest that leave room for them all; fewer only where the rings are full. */
export function homePlots(homes: number, taken: (at: Spot) => boolean): Plot[] {
  let wide = WIDEST
  let found = plotsOf(wide, taken)
  while (found.length < homes && wide > NARROWEST) found = plotsOf((wide -= 0.5), taken)
  const last = found[homes - 1]
  if (!last) return found.slice(0, homes)
  // The outermost row that is not filled is filled evenly, all round.
  const inner = found.filter(({ row }) => row.gap < last.row.gap)
  const outer = found.filter(({ row }) => row.gap === last.row.gap)
  const rest = homes - inner.length
  const steps = (i: number): number => Math.floor((i * rest) / outer.length)
  return [...inner, ...outer.filter((_, i) => steps(i + 1) > steps(i))]
}

/** Builds a house with its garden on every plot. */
export function homesOn(model: Model, list: readonly Plot[]): void {
  list.forEach((plot, i) => {
    ground(model, plot)
    const { row, middle, half, wide } = plot
    const { chance } = model
    const a = (middle * Math.PI) / 180
    const facing = Math.atan2(Math.sin(a) * (PARK.rx + row.gap), Math.cos(a) * (PARK.ry + row.gap))
    const villa = house(model.on, {
      kind: chance.pick(houseKinds),
      at: onRing(row.inward ? row.gap + 4.5 : row.gap + row.deep - 4.5, middle),
      turn: row.inward ? facing - Math.PI / 2 : facing + Math.PI / 2,
      width: wide - chance.between(3, 5),
      depth: chance.between(12, 15),
      seed: 100 + i,
    })
    model.shadows.push(villa.shadow)
    add(model, onRing(row.gap + row.deep / 2, middle), villa.body, 2)
    for (let k = 0; k < 5; k++)
      plant(
        model,
        onRing(
          row.inward ? row.gap + row.deep - chance.between(1, 5) : row.gap + chance.between(1, 5),
          middle + half * chance.between(-0.86, 0.86),
        ),
        chance.pick(['neem', 'neem', 'gulmohar', 'coconutPalm', 'frangipani']),
        chance.between(4, 7),
      )
  })
}

function ground({ on, ground: laid, chance }: Model, { row, middle, half }: Plot): void {
  const { lawn, paving } = on.light.colours
  const plan = (inset: number, share: number): Spot[] => [
    onRing(row.gap + inset, middle - half * share),
    onRing(row.gap + row.deep - inset, middle - half * share),
    onRing(row.gap + row.deep - inset, middle + half * share),
    onRing(row.gap + inset, middle + half * share),
  ]
  laid.push(
    patch(on, plan(0, 0.955), paving[0]),
    patch(on, plan(0.5, 0.9), lighten(mix(...lawn, chance.between(0.6, 1)), 0.04)),
  )
}
