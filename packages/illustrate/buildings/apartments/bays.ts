import { coarse, lighten, mix } from '../../paper/colour.ts'
import { shaded, skyTowards, throughAir } from '../../paper/light.ts'
import type { Random } from '../../paper/random.ts'
import type { Stage } from '../../paper/stage.ts'
import type { Batch } from '../../paper/svg.ts'
import { opacity } from '../../paper/svg.ts'
import { lerp, lift, plus, reflect, unit } from '../../paper/vector.ts'
import { edge, sunOn } from '../facade.ts'
import { onWall, type Wall } from '../solids.ts'

/** Height of a storey, in metres. */
export const STOREY = 3.25

/** Px a metre below which the finest parts are left out. */
export const FINE = 4.6

export interface BayOf {
  wall: Wall
  from: number
  to: number
  /** Metres: the storey's floor. */
  z: number
  /** How far up the block, 0 to 1. */
  share: number
  chance: Random
  /** What lit windows differ by. How many are lit is the hour's, so none of it may move what stands: it is chance of its own. */
  lamps: Random
}

/** Panes, and what is drawn over them. */
export interface Openings {
  panes: Batch
  frames: Batch
}

/** A window: shares of the bay and metres above its floor. Near by it has a frame, a bar and, in some homes, a curtain. */
export function opening(
  on: Stage,
  into: Openings,
  bay: BayOf,
  [left, right, low, high]: readonly [left: number, right: number, low: number, high: number],
): void {
  const { camera, light } = on
  const { wall, z, chance, lamps } = bay
  const ray = unit(plus(lift(wall.middle, z), camera.eye, -1))
  const mirror = reflect(ray, wall.normal)
  const seen = skyTowards(light, [mirror[0], mirror[1], Math.abs(mirror[2])])
  const sunny = sunOn(on, wall)
  let colour = mix('#17323f', seen, lerp(0.32, 0.62, bay.share) + chance.between(-0.1, 0.1))
  colour = mix(colour, light.colours.sunlight, sunny * 0.3)
  const lit = chance.chance(Math.max(0, light.colours.litShare - 0.04) * 1.35 * (1 - 0.6 * sunny))
  if (lit)
    colour = mix(
      colour,
      lighten(light.colours.lamp, lamps.between(-0.06, 0.06)),
      lamps.between(0.62, 0.97),
    )
  const at = (share: number): number => lerp(bay.from, bay.to, share)
  const paint = throughAir(light, coarse(colour, 6), wall.distance * (lit ? 0.5 : 1))
  into.panes.add(onWall(on, wall, at(left), at(right), z + low, z + high), paint)
  const middle = at(lerp(left, right, chance.pick([0.33, 0.5, 0.66])))
  const bar = 0.07 / wall.length
  const px = camera.scale(wall.distance)
  const { frames } = into
  // Far away neither a bar nor a rail is wide enough to be seen.
  if (px > FINE * 1.35) {
    const drawn = ((bay.share * 53 + bay.from * 31 + wall.length) * 7) % 1
    const cloth = lit ? light.colours.lamp : mix('#e8dfd0', light.colours.shade, 0.45 - 0.3 * sunny)
    if (drawn < 0.4)
      frames.add(
        onWall(on, wall, at(left), at(lerp(left, right, 0.16 + drawn * 0.6)), z + low, z + high),
        throughAir(light, coarse(cloth, 6), wall.distance),
        opacity(0.62),
      )
    const sill = throughAir(light, edge(on, sunny), wall.distance)
    if (low > 0.2)
      frames.add(
        onWall(on, wall, at(left - 0.03), at(right + 0.03), z + low - 0.12, z + low, 0.15),
        sill,
      )
  }
  if (px > FINE)
    frames.add(
      onWall(on, wall, middle - bar, middle + bar, z + low, z + high),
      '#1b2a33',
      opacity(0.55),
    )
  if (px > FINE * 1.2)
    frames.add(
      onWall(on, wall, at(left), at(right), z + high - 0.28, z + high),
      '#14202a',
      opacity(0.34),
    )
}

export function louvres(on: Stage, into: Batch, bay: BayOf, accent: string): void {
  const { light } = on
  const { wall, from, to, z } = bay
  const tone = throughAir(light, shaded(light, accent, wall.normal), wall.distance)
  into.add(onWall(on, wall, from, to, z + 0.2, z + STOREY - 0.3), '#1c2c36', opacity(0.6))
  for (let i = 0; i < 4; i++)
    into.add(
      onWall(
        on,
        wall,
        lerp(from, to, i / 4),
        lerp(from, to, i / 4 + 0.14),
        z + 0.2,
        z + STOREY - 0.3,
      ),
      tone,
    )
}
