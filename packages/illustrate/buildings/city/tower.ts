import { mix } from '../../paper/colour.ts'
import { throughAir } from '../../paper/light.ts'
import { nth } from '../../paper/nth.ts'
import type { Stage } from '../../paper/stage.ts'
import { Batch, opacity, shape, type Markup } from '../../paper/svg.ts'
import { rectangle, type Spot } from '../../paper/vector.ts'
import { balconies, edge, fins, glass, slabs, sunOn, type Floors } from '../facade.ts'
import { terrace } from '../apartments/apartment-parts.ts'
import { shopfront } from './shopfront.ts'
import { onWall, roundedPlan, solid, wallsOf, type Wall } from '../solids.ts'

/** A tower: place, size and make. */
export interface TowerOptions {
  /** Metres. */
  centre: Spot
  width: number
  depth: number
  /** Corner radius, metres. */
  radius: number
  /** Degrees anticlockwise. */
  turn: number
  floors: number
  /** Metres above ground of the first floor (the podium's roof). */
  z: number
  floorHeight?: number
  /** Height of the crown of fins on the roof, and how much it slopes along the width (-1 to 1). */
  crown?: number
  slope?: number
  /** Homes have balconies, offices do not. */
  balconies?: boolean
  seed: number
}

/** A glass tower with slabs, fins, refuge floors, balconies and a sloping crown. */
export function tower(stage: Stage, options: TowerOptions): Markup {
  const { centre, width, depth, turn, seed, z } = options
  const each = options.floorHeight ?? 3.9
  const crown = options.crown ?? 12
  // Far away, fewer and wider bays: a pane is to be some px wide.
  const px = stage.camera.scale(stage.camera.depth([...centre, 0]))
  const plan = roundedPlan(centre, width, depth, options.radius, turn, Math.max(3.1, 8 / px))
  const walls = wallsOf(stage, plan)
  const front = walls.filter((wall) => wall.visible)
  const refuge = [0.3, 0.63]
    .map((share) => Math.round(share * options.floors))
    .filter(() => options.floors > 18)
  const floors: Floors = { z, each, count: options.floors, refuge, seed }
  const top = z + options.floors * each
  const angle = (turn * Math.PI) / 180
  const crownTop = ([x, y]: Spot): number =>
    top +
    crown *
      (1 +
        (options.slope ?? 0.3) *
          (((x - centre[0]) * Math.cos(angle) + (y - centre[1]) * Math.sin(angle)) / (width / 2)))

  const back = new Batch()
  for (const wall of walls)
    if (!wall.visible)
      back.add(
        onWall(stage, wall, 0, 1, top, crownTop(wall.middle)),
        throughAir(stage.light, mix('#2c4150', stage.light.colours.sunlight, 0.3), wall.distance),
        opacity(0.5),
      )
  const core = new Batch()
  for (const wall of front)
    core.add(
      onWall(stage, wall, 0, 1, z, top + 0.2),
      throughAir(
        stage.light,
        mix('#24404e', edge(stage, 1), sunOn(stage, wall) * 0.8),
        wall.distance,
      ),
    )
  const dressed = (options.balconies ?? true) ? balconies(stage, front, floors) : ''
  return (
    String(back) +
    core +
    glass(stage, front, floors) +
    slabs(stage, front, floors) +
    fins(stage, front, z, (wall) => crownTop(wall.a)) +
    dressed +
    crownOf(stage, front, top, crownTop)
  )
}

function crownOf(
  stage: Stage,
  walls: readonly Wall[],
  top: number,
  crownTop: (spot: Spot) => number,
): Markup {
  const { camera, light } = stage
  const body = new Batch()
  for (const wall of walls) {
    const out = ([x, y]: Spot): Spot => [x + wall.normal[0] * 0.6, y + wall.normal[1] * 0.6]
    const [a, b] = [out(wall.a), out(wall.b)]
    body.add(onWall(stage, wall, 0, 1, top, top + 3.2), light.colours.lamp, opacity(0.5))
    for (const share of [0.5, 1]) {
      const za = top + (crownTop(wall.a) - top) * share
      const zb = top + (crownTop(wall.b) - top) * share
      body.add(
        camera.face([
          [...a, za - 0.5],
          [...b, zb - 0.5],
          [...b, zb + 0.25],
          [...a, za + 0.25],
        ]),
        throughAir(light, edge(stage, sunOn(stage, wall)), wall.distance),
      )
    }
  }
  return String(body)
}

/** A podium: lit shops below, parking or amenity floors above, deep slabs, planted roof edge. Metres. */
export function podium(
  stage: Stage,
  options: {
    x: number
    y: number
    width: number
    depth: number
    z?: number
    floors: number
    floorHeight?: number
    seed: number
    shops?: boolean
  },
): Markup {
  const { x, y, width, depth, floors, seed } = options
  const [z, each] = [options.z ?? 0, options.floorHeight ?? 4.6]
  const plan = rectangle(x, y, width, depth)
  const { light, camera } = stage
  const top = z + floors * each
  const dress = (wall: Wall): Markup => {
    const [bays, lines] = [new Array<Markup>(), new Batch()]
    const sunny = sunOn(stage, wall)
    for (let floor = 0; floor < floors; floor++)
      bays.push(
        shopfront(stage, wall, z + floor * each, each, {
          seed: seed + floor * 7,
          lit: floor === 0 && options.shops !== false ? 1 : 0.56,
          bay: floor ? 2.6 : 6,
        }),
      )
    for (let floor = 1; floor <= floors; floor++) {
      const [height, out] = [z + floor * each, floor === 1 && options.shops !== false ? 3.4 : 1.2]
      lines.add(onWall(stage, wall, 0, 1, height - 1.6, height - 0.5), '#0f1b24', opacity(0.36))
      lines.add(
        onWall(stage, wall, -0.01, 1.01, height - 0.55, height + 0.3, out),
        throughAir(light, edge(stage, 0.35 + 0.65 * sunny), wall.distance),
      )
    }
    return bays.join('') + lines
  }
  const hedge = wallsOf(stage, plan)
    .filter((wall) => wall.visible)
    .map((wall) =>
      shape(
        onWall(stage, wall, 0, 1, top + 0.3, top + 0.9),
        throughAir(light, nth(light.colours.leaves.middle, 1), wall.distance),
      ),
    )
  const roof = throughAir(light, light.colours.lawn[1], camera.depth([x, y, 0]))
  return (
    solid(
      stage,
      plan,
      z,
      floors * each,
      mix(nth(light.colours.wall, 2), light.colours.shade, 0.3),
      {
        dress,
        top: roof,
      },
    ) +
    hedge.join('') +
    terrace(stage, plan, top + 0.3)
  )
}
