import { Grove } from '../../../outdoors/trees/grove.ts'
import { boat, jetty, lilies, reeds } from '../../../outdoors/water/lakeside.ts'
import type { Stage } from '../../../paper/stage.ts'
import { group, type Markup, opacity } from '../../../paper/svg.ts'
import { frame, type Spot } from '../../../paper/vector.ts'
import type { LakeView } from './standpoints.ts'

/** What is near us: reeds and lilies at our feet, jetty and boat, and the tree that frames the picture; `shore` is the lake's path data, beyond which nothing is mirrored. */
export function foreground(
  on: Stage,
  mirror: Stage,
  shore: string,
  view: LakeView,
  hand: number,
  seed: number,
): Markup {
  const near = new Grove(on, seed + 2)
  const x = (metres: number): number => metres * hand
  const ahead = frame([view.eye[0], view.eye[1]], (-view.yaw * Math.PI) / 180)
  /** Metres aside and away from the eye, on the hand of the house. */
  const at = (aside: number, away: number): Spot => ahead(x(aside), away)
  for (let i = 0; i < 9; i++)
    near.plant(
      i % 3 ? 'shrub' : 'bougainvillea',
      [x(-9 - i * 0.9), 11 + i * 0.7],
      near.chance.between(0.6, 1.1),
    )
  near.plant('neem', [x(-14), 15], 11.5)
  near.plant('coconutPalm', [x(-20.6), 18.4], 10)
  if (view.from === 'side') near.plant('neem', [x(43), 42], 14)
  const end: Spot = [x(-3), 26.6]
  near.add(end, near.people.stand('elder', [...end, 0.64]))
  const moored: Spot = view.from === 'side' ? [x(20), 27] : [x(0.2), 20.5]
  const afloat = (stage: Stage): Markup =>
    boat(stage, moored, 0.5 * hand, '#a9483a') +
    jetty(stage, [x(-9.55), 13.16], [x(-2.6), 27.4], 1.7, 0.5)
  return (
    reeds(on, [x(-12), 15], [x(-26), 22], 90, 1.5, seed) +
    group(on.sheet.clip(shore), group(opacity(0.38), afloat(mirror))) +
    afloat(on) +
    near.standing() +
    atOurFeet(on, view, at, seed)
  )
}

/** Reeds and lilies differ with where we stand: at both edges, dense across one corner, or far to one side. */
function atOurFeet(
  on: Stage,
  { from }: LakeView,
  at: (aside: number, away: number) => Spot,
  seed: number,
): Markup {
  if (from === 'water')
    return (
      lilies(on, at(2.4, 7.6), 3.2, 2.4, 80, seed) +
      lilies(on, at(-2.6, 5.4), 1.6, 0.7, 22, seed + 1) +
      reeds(on, at(4.6, 6.4), at(8, 8.2), 150, 1.25, seed + 1) +
      reeds(on, at(-5.4, 6.2), at(-7.4, 7.4), 70, 1, seed + 3)
    )
  if (from === 'jetty')
    return (
      lilies(on, at(4.4, 8.4), 2.6, 1.6, 60, seed) +
      reeds(on, at(3.6, 5.4), at(6, 7.6), 130, 1.1, seed + 1) +
      reeds(on, at(-5, 7), at(-8, 9), 120, 1.4, seed + 3)
    )
  if (from === 'side')
    return (
      lilies(on, at(-4, 11.5), 3.4, 1.8, 60, seed) +
      reeds(on, at(-9.5, 10), at(-6.6, 8.4), 190, 1.7, seed + 1) +
      reeds(on, at(-3.6, 7.2), at(-5.8, 7.6), 60, 1.1, seed + 3)
    )
  return (
    reeds(on, at(-5.6, 8.2), at(-8.4, 10.4), 90, 1.3, seed + 1) +
    lilies(on, at(5, 11.5), 3.6, 2.2, 70, seed) +
    lilies(on, at(-0.6, 8.9), 2.2, 0.9, 26, seed + 1) +
    reeds(on, at(6.4, 8.6), at(9.4, 11), 130, 1.5, seed + 3)
  )
}
