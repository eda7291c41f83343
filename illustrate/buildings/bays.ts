import { coarse, lighten, mix } from '../paper/colour.ts'
import { shaded, skyTowards, throughAir } from '../paper/light.ts'
import { nth } from '../paper/nth.ts'
import type { Random } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'
import type { Batch } from '../paper/svg.ts'
import { opacity, outline } from '../paper/svg.ts'
import { dot, lerp, lift, plus, reflect, unit, type Vec } from '../paper/vector.ts'
import { edge, sunOn } from './facade.ts'
import type { Flats } from './flats.ts'
import { onWall, type Wall } from './solids.ts'

/** Height of a storey, in metres. */
export const STOREY = 3.25

/** Px a metre below which the finest parts are left out. */
const FINE = 4.6

export interface BayOf {
  wall: Wall
  from: number
  to: number
  /** Metres: the storey's floor. */
  z: number
  /** How far up the block, 0 to 1. */
  share: number
  chance: Random
}

export interface Balconies {
  under: Batch
  rails: Batch
  edges: Batch
  plants: Batch
}

export function opening(
  on: Stage,
  into: Batch,
  bay: BayOf,
  left: number,
  right: number,
  low: number,
  high: number,
): void {
  const { camera, light } = on
  const { wall, z, chance } = bay
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
      lighten(light.colours.lamp, chance.between(-0.06, 0.06)),
      chance.between(0.62, 0.97),
    )
  const at = (share: number): number => lerp(bay.from, bay.to, share)
  const paint = throughAir(light, coarse(colour, 6), wall.distance * (lit ? 0.5 : 1))
  into.add(onWall(on, wall, at(left), at(right), z + low, z + high), paint)
  const middle = at(lerp(left, right, chance.pick([0.33, 0.5, 0.66])))
  const bar = 0.07 / wall.length
  // Far away neither a bar nor a rail is wide enough to be seen.
  if (camera.scale(wall.distance) > FINE)
    into.add(
      onWall(on, wall, middle - bar, middle + bar, z + low, z + high),
      '#1b2a33',
      opacity(0.55),
    )
  if (camera.scale(wall.distance) > FINE * 0.75)
    into.add(
      onWall(on, wall, at(left), at(right), z + high - 0.28, z + high),
      '#14202a',
      opacity(0.34),
    )
}

export function louvres(on: Stage, into: Batch, bay: BayOf, { accent }: Flats): void {
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

export function balcony(on: Stage, over: Balconies, bay: BayOf, block: Flats): void {
  const { camera, light } = on
  const { wall, z, chance } = bay
  const [from, to] = [bay.from - 0.25 / wall.length, bay.to + 0.25 / wall.length]
  const sunny = sunOn(on, wall)
  const air = (colour: string): string => throughAir(light, colour, wall.distance)
  const at = (share: number, out: number, up: number): Vec => [
    lerp(wall.a[0], wall.b[0], share) + wall.normal[0] * out,
    lerp(wall.a[1], wall.b[1], share) + wall.normal[1] * out,
    z + up,
  ]
  const { out } = block
  const soffit = [at(from, 0, -0.2), at(to, 0, -0.2), at(to, out, -0.2), at(from, out, -0.2)]
  over.under.add(
    camera.face(soffit),
    air(mix(shaded(light, block.colour, [0, 0, -1]), light.colours.shade, 0.25)),
  )
  const along: Vec = unit([wall.b[0] - wall.a[0], wall.b[1] - wall.a[1], 0])
  const rightSeen = dot(plus(camera.eye, at(to, 0, 0), -1), along) > 0
  const end = rightSeen ? to : from
  const normal: Vec = rightSeen ? along : [-along[0], -along[1], 0]
  const masonry = shaded(
    light,
    block.glazed ? mix(light.colours.glass, '#ffffff', 0.45) : block.accent,
    normal,
  )
  const cheek = [at(end, 0, -0.2), at(end, out, -0.2), at(end, out, 1.05), at(end, 0, 1.05)]
  over.rails.add(camera.face(cheek), air(masonry), block.glazed ? opacity(0.72) : '')
  const front = block.glazed
    ? mix(edge(on, sunny), light.colours.glass, 0.5)
    : shaded(light, (bay.share * 9) % 3 > 2 ? block.accent : block.colour, wall.normal)
  over.rails.add(
    onWall(on, wall, from, to, z, z + 1.05, out),
    air(front),
    block.glazed ? opacity(0.7) : '',
  )
  over.edges.add(onWall(on, wall, from, to, z - 0.24, z + 0.12, out), air(edge(on, sunny)))
  if (camera.scale(wall.distance) > FINE)
    over.edges.add(
      onWall(on, wall, from, to, z + 1, z + 1.1, out),
      air(mix(edge(on, sunny), '#3a4a50', 0.2)),
    )
  if (!chance.chance(block.planted)) return
  const tones = light.colours.leaves.middle
  const spots = Math.round(chance.between(2, 6))
  for (let i = 0; i < spots; i++) {
    const middle = at(lerp(from, to, chance.between(0.08, 0.92)), out, 1.1)
    const [x, y, depth] = camera.project(middle)
    const r = camera.scale(depth) * chance.between(0.28, 0.6)
    const points = r < 2.4 ? 4 : 7
    const tuft = Array.from({ length: points }, (_, k): [number, number] => {
      const angle = (k / points) * Math.PI * 2 + i
      return [
        x + Math.cos(angle) * r * chance.between(0.7, 1.3),
        y + Math.sin(angle) * r * chance.between(0.5, 0.9),
      ]
    })
    const tone = chance.chance(0.12)
      ? '#b5527c'
      : nth(tones, 1 + Math.floor(chance.next() * (tones.length - 1)))
    over.plants.add(outline(tuft), throughAir(light, tone, wall.distance))
  }
}
