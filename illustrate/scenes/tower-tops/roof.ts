import { mix } from '../../engine/colour.ts'
import { edge, type Floors, fins, glass, slabs, sunOn } from '../../engine/facade.ts'
import type { Crowd } from '../../engine/figures.ts'
import { shadowOf, shadowReach, throughAir } from '../../engine/light.ts'
import { random } from '../../engine/random.ts'
import { onWall, roundedPlan, solid, type Wall, wallsOf } from '../../engine/solids.ts'
import type { Stage } from '../../engine/stage.ts'
import { Batch, clockwise, group, type Markup, opacity, shape } from '../../engine/svg.ts'
import { ellipse, frame, lift, rectangle, type Spot, type Vec } from '../../engine/vector.ts'
import { type Helideck, helideck, struts, windSock } from './helideck.ts'

/** A tower whose roof lies at height 0: metres and degrees. `hand` is the side away from the sun. */
export interface Roof {
  centre: Spot
  turn: number
  floors: number
  each: number
  hand: number
  seed: number
}

const RAIL = 3.4

/** A material on a wall: gold in the sun, teal out of it, as on the glass of the towers. */
export const inSun = (on: Stage, colour: string, wall: Wall): string =>
  mix(
    mix(colour, on.light.colours.shade, 0.56),
    mix(colour, on.light.colours.sunlight, 0.55),
    sunOn(on, wall),
  )

/** The top of a tower seen from above: walls, an open rim of fins, plant, and a helicopter deck over it with a few people. */
export function roofWithDeck(on: Stage, roof: Roof, people: Crowd): Markup {
  const { centre, turn, floors, each, seed, hand } = roof
  const { camera, light, sheet } = on
  const angle = (turn * Math.PI) / 180
  const plan = roundedPlan(centre, 46, 42, 8, turn, 3.1)
  const walls = wallsOf(on, plan)
  const front = walls.filter((wall) => wall.visible)
  const stack: Floors = { z: -floors * each, each, count: floors, refuge: [floors - 9], seed }
  const core = new Batch()
  for (const wall of front)
    core.add(
      onWall(on, wall, 0, 1, -floors * each, 0.2),
      mix('#24404e', edge(on, 1), sunOn(on, wall) * 0.8),
    )
  const deck: Helideck = { centre, radius: 15.6, z: 9.6, turn: angle - Math.PI / 2 }
  const floor = camera.ground(plan)
  return (
    rim(
      on,
      walls.filter((wall) => !wall.visible),
      true,
      () => RAIL,
    ) +
    shape(floor, mix(light.colours.paving[1], light.colours.skylight, 0.2)) +
    group(sheet.clip(floor), surface(on, roof, deck)) +
    plant(on, roof, deck, people) +
    core +
    glass(on, front, stack) +
    slabs(on, front, stack) +
    fins(on, front, -floors * each, () => 0) +
    rim(on, front, false, () => RAIL) +
    windSock(on, [...frame(centre, angle)(-21 * 0.9, -13), 0], hand)
  )
}

/** Joints, the walk round the roof, and what the rim, the core and the deck throw on it. */
function surface(on: Stage, { centre, turn }: Roof, deck: Helideck): Markup {
  const { camera, light } = on
  const to = frame(centre, (turn * Math.PI) / 180)
  const area = (x: number, y: number, w: number, d: number): Spot[] =>
    rectangle(x, y, w, d).map(([u, v]) => to(u, v))
  let joints = ''
  for (let u = -24; u < 24; u += 2)
    joints += camera.ground(area(u, -24, 0.06, 48)) + camera.ground(area(-24, u, 48, 0.06))
  const plan = roundedPlan(centre, 46, 42, 8, turn, 3.1)
  const [rx, ry] = shadowReach(light, RAIL)
  const bars = plan
    .map((spot): Spot[] => {
      const side: Spot = [-ry * 0.02, rx * 0.02]
      const long = Math.hypot(rx, ry) || 1
      const [nx, ny] = [(side[0] / (0.02 * long)) * 0.22, (side[1] / (0.02 * long)) * 0.22]
      return [
        [spot[0] - nx, spot[1] - ny],
        [spot[0] + nx, spot[1] + ny],
        [spot[0] + rx + nx, spot[1] + ry + ny],
        [spot[0] + rx - nx, spot[1] + ry - ny],
      ]
    })
    .map((bar) => clockwise(camera.polygon(bar.map((spot) => lift(spot, 0)))))
    .join('')
  const shade =
    bars +
    shadowOf(camera, light, area(-9, -8, 18, 16), 8) +
    shadowOf(
      camera,
      light,
      ellipse(...deck.centre, deck.radius, deck.radius, 40),
      0.9,
      deck.z - 0.9,
    ) +
    shadowOf(camera, light, area(-20, -3, 6, 4), 2.6) +
    shadowOf(camera, light, area(12, 12, 6, 4), 2.6)
  return (
    shape(joints, light.colours.paving[2], opacity(0.35)) +
    shape(shade, light.colours.shadow, opacity(light.colours.shadowStrength))
  )
}

/** The core, the deck on its struts, air handling units and people, far to near. */
function plant(on: Stage, { centre, turn, seed }: Roof, deck: Helideck, people: Crowd): Markup {
  const { light, camera } = on
  const chance = random(seed + 3)
  const to = frame(centre, (turn * Math.PI) / 180)
  const place = (x: number, y: number, w: number, d: number): Spot[] =>
    rectangle(x, y, w, d).map(([u, v]) => to(u, v))
  const louvres = (wall: Wall): Markup => {
    const body = new Batch()
    for (let z = 0.6; z < 7; z += 0.55)
      body.add(onWall(on, wall, 0.03, 0.97, z, z + 0.2), inSun(on, '#5a6260', wall), opacity(0.7))
    return String(body)
  }
  const unitsAt = [
    [-20, 6],
    [-20, -3],
    [-11, 15],
    [-2, 15.4],
    [12, 12],
    [15, 2],
    [15, -7],
    [4, -18.5],
    [-6, -18.5],
    [-15, -15],
  ] as const
  const units = unitsAt
    .map(([u, v]) => ({
      at: to(u, v),
      draw: unit(
        on,
        place(u, v, chance.between(4, 6), chance.between(2.6, 3.6)),
        chance.between(1.6, 2.6),
      ),
    }))
    .map(({ at, draw }) => ({ depth: camera.depth(lift(at, 0)), draw }))
  const middle = {
    depth: camera.depth(lift(centre, 0)),
    draw:
      solid(on, place(-9, -8, 18, 16), 0, 8, '#c4b8a2', {
        side: (wall) => inSun(on, '#c4b8a2', wall),
        dress: louvres,
      }) + struts(on, deck, 9.6, 4.6),
  }
  const things = [...units, middle]
    .sort((a, b) => b.depth - a.depth)
    .map(({ draw }) => draw)
    .join('')
  const standing: readonly (readonly [number, number, 'office' | 'man' | 'sari'])[] = [
    [-10.4, -3, 'office'],
    [-11, -1.6, 'man'],
    [-9.6, -1.2, 'sari'],
  ]
  return (
    things +
    helideck(on, deck) +
    standing.map(([u, v, who]) => people.stand(who, [...to(u, v), deck.z] as Vec)).join('')
  )
}

/** A box of machinery with round fans on top. */
function unit(on: Stage, plan: Spot[], height: number): Markup {
  const { camera, light } = on
  const [a, b, c] = plan as [Spot, Spot, Spot]
  let fansOnTop = ''
  for (const share of [0.28, 0.72]) {
    const at: Spot = [
      a[0] + (b[0] - a[0]) * share + (c[0] - b[0]) / 2,
      a[1] + (b[1] - a[1]) * share + (c[1] - b[1]) / 2,
    ]
    fansOnTop += camera.ground(ellipse(...at, 0.8, 0.8, 20), height)
  }
  return (
    solid(on, plan, 0, height, '#cfccbf', { side: (wall) => inSun(on, '#cfccbf', wall) }) +
    shape(fansOnTop, mix('#2d4348', light.colours.shade, 0.3))
  )
}

/** An open rim of fins with rails, seen from inside (`far`) or outside; `top` is its height over a spot, `foot` that of the roof, in metres. */
export function rim(
  on: Stage,
  walls: readonly Wall[],
  far: boolean,
  top: (spot: Spot) => number,
  foot = 0,
): Markup {
  const { camera, light } = on
  const [body, sheer] = [new Batch(), new Batch()]
  for (const wall of walls) {
    const air = (colour: string): string => throughAir(light, colour, wall.distance)
    const sunny = far ? 0.35 : sunOn(on, wall)
    const tone = air(far ? mix(edge(on, 0.35), light.colours.shade, 0.15) : edge(on, sunny))
    const out = ([x, y]: Spot, z: number, away = 0.6): Vec => [
      x + wall.normal[0] * away,
      y + wall.normal[1] * away,
      z,
    ]
    const [za, zb] = [top(wall.a), top(wall.b)]
    body.add(
      camera.face([
        out(wall.a, foot, 0.05),
        out(wall.a, foot),
        out(wall.a, za),
        out(wall.a, za, 0.05),
      ]),
      air(mix('#2d4650', edge(on, 1), far ? 0.5 : sunny * 0.7)),
    )
    body.add(onWall(on, wall, 0, Math.min(0.3, 0.24 / wall.length), foot, za, 0.6), tone)
    const rails = za - foot > 6 ? [0, 0.5, 1] : [0, 1]
    for (const share of rails) {
      const [low, high] = [foot + (za - foot) * share, foot + (zb - foot) * share]
      const lift1 = share ? -0.5 : 0
      body.add(
        camera.face([
          out(wall.a, low + lift1),
          out(wall.b, high + lift1),
          out(wall.b, high + lift1 + 0.5),
          out(wall.a, low + lift1 + 0.5),
        ]),
        tone,
      )
    }
    sheer.add(
      camera.face([out(wall.a, foot), out(wall.b, foot), out(wall.b, zb), out(wall.a, za)]),
      mix(light.colours.skylight, light.colours.shade, far ? 0.35 : 0.2),
      opacity(far ? 0.2 : 0.12),
    )
    if (far)
      body.add(
        onWall(on, wall, 0, 1, foot, foot + 1.1),
        air(mix(light.colours.wall[2]!, light.colours.shade, 0.35)),
      )
  }
  return String(sheer) + body
}

/** A tower with a sloping open crown: its middle, and the height of its roof, in metres. */
export function neighbour(on: Stage, roof: Roof, z: number, crown: number): Markup {
  const { centre, turn, floors, each, seed, hand } = roof
  const { light, camera } = on
  const angle = (turn * Math.PI) / 180
  const walls = wallsOf(on, roundedPlan(centre, 46, 42, 8, turn, 3.1))
  const front = walls.filter((wall) => wall.visible)
  const air = (colour: string): string => throughAir(light, colour, camera.depth(lift(centre, z)))
  const top = ([x, y]: Spot): number =>
    z +
    crown *
      (1 -
        0.34 *
          hand *
          (((x - centre[0]) * Math.cos(angle) + (y - centre[1]) * Math.sin(angle)) / 23))
  const [low, count] = [z - floors * each, floors]
  const body = new Batch()
  for (const wall of front)
    body.add(
      onWall(on, wall, 0, 1, low, z + 0.2),
      air(mix('#24404e', edge(on, 1), sunOn(on, wall) * 0.8)),
    )
  const stack: Floors = { z: low, each, count, refuge: [count - 14], seed }
  const to = frame(centre, angle)
  const box = [to(-8, -7), to(8, -7), to(8, 7), to(-8, 7)]
  return (
    rim(
      on,
      walls.filter((wall) => !wall.visible),
      true,
      top,
      z,
    ) +
    shape(
      camera.ground(roundedPlan(centre, 46, 42, 8, turn, 3.1), z),
      air(mix(light.colours.paving[1], light.colours.shade, 0.35)),
    ) +
    solid(on, box, z, 5, '#c4b8a2', { side: (wall) => air(inSun(on, '#c4b8a2', wall)) }) +
    body +
    glass(on, front, stack) +
    slabs(on, front, stack) +
    fins(on, front, low, () => z) +
    rim(on, front, false, top, z)
  )
}
