import { edge, fins, type Floors, glass, slabs, sunOn } from '../../../buildings/facade.ts'
import { onWall, roundedPlan, wallsOf } from '../../../buildings/solids.ts'
import { mix } from '../../../paper/colour.ts'
import { shadowOf, shadowReach } from '../../../paper/light.ts'
import type { Stage } from '../../../paper/stage.ts'
import { Batch, clockwise, group, type Markup, opacity, shape } from '../../../paper/svg.ts'
import { ellipse, frame, lift, rectangle, type Spot } from '../../../paper/vector.ts'
import type { Crowd } from '../../../people/figures.ts'
import { windSock } from './deck-parts.ts'
import { plant } from './plant.ts'
import { rim } from './rim.ts'
import type { Helideck, Roof } from './top.ts'

const RAIL = 3.4

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
    .map((bar) => clockwise(camera.seen(bar.map((spot) => lift(spot, 0)))))
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
