import { mix } from '../../paper/colour.ts'
import { throughAir } from '../../paper/light.ts'
import { random } from '../../paper/random.ts'
import type { Stage } from '../../paper/stage.ts'
import { type Markup, opacity, shape } from '../../paper/svg.ts'
import type { Crowd } from '../../people/figures.ts'
import type { Line } from '../../roads/viaduct.ts'
import { concourse, hall } from './metro-concourse.ts'
import { type Station, HALF, vault } from './metro-vault.ts'

/** An elevated station under a barrel roof; `inside` is what stands on its tracks. */
export function station(
  on: Stage,
  line: Line,
  plan: Station,
  people: Crowd,
  inside: Markup,
): Markup {
  return (
    concourse(on, line, plan) +
    hall(on, line, plan) +
    inside +
    platformSide(on, line, plan, people) +
    vault(on, line, plan)
  )
}

/** The open side of the platform on our right or left: people, columns, a glass rail. */
function platformSide(
  on: Stage,
  { x, rails }: Line,
  { from, to, seed }: Station,
  people: Crowd,
): Markup {
  const { camera, light } = on
  const chance = random(seed + 2)
  const side = camera.eye[0] > x ? 1 : -1
  const at = x + side * HALF
  const wall = (out: number, low: number, high: number, near = from, far = to): string =>
    camera.face([
      [at + out, near, low],
      [at + out, far, low],
      [at + out, far, high],
      [at + out, near, high],
    ])
  const night = light.colours.litShare > 0.1
  let body = shape(
    wall(-side * 6.4, rails + 2.4, rails + 3.6),
    light.colours.lamp,
    opacity(night ? 0.75 : 0.3),
  )
  for (let y = to - 3; y > from + 2; y -= chance.between(2.4, 6))
    body += people.stand(
      chance.pick(people.names.filter((who) => who !== 'cyclist')),
      [at - side * chance.between(1, 2.6), y, rails + 0.2],
      chance.chance(0.5),
    )
  for (let y = to - 1; y >= from; y -= 8)
    body += shape(
      wall(0, rails + 0.1, rails + 3.4, y, y + 0.5),
      throughAir(light, '#8d5a40', camera.depth([at, y, 0])),
    )
  return (
    body +
    shape(
      wall(side * 0.2, rails, rails + 1.3),
      mix(light.colours.glass, light.colours.skylight, 0.5),
      opacity(0.5),
    ) +
    shape(wall(side * 0.2, rails + 1.25, rails + 1.4), '#f3e6cc')
  )
}
