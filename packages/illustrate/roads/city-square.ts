import { solid } from '../buildings/solids.ts'
import { bench } from '../outdoors/gardens/garden-things.ts'
import { parasol } from '../outdoors/gardens/poolside.ts'
import { tree } from '../outdoors/trees/trees.ts'
import { stand } from '../paper/camera.ts'
import { palmShadow, standingShadow } from '../paper/light.ts'
import { nth } from '../paper/nth.ts'
import { random } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'
import { type Markup, opacity, shape } from '../paper/svg.ts'
import { ellipse, type Spot, type Vec } from '../paper/vector.ts'
import type { Crowd } from '../people/figures.ts'
import { fountain, streetLamp } from './street.ts'

/** The middle of the square, in metres. */
export const BASIN: Spot = [6, 46]

/** The fountain or flower bed, trees, lamps, parasols and walkers of the square. */
export function citySquare(on: Stage, people: Crowd, seed: number): Markup {
  const { camera, light } = on
  const chance = random(seed + 1)
  const things: { y: number; body: Markup }[] = []
  const shadows: string[] = []
  const palm = tree(on, 'royalPalm', { seed: 4, range: 'middle', detail: 1.6 })
  const round = tree(on, chance.pick(['neem', 'gulmohar', 'neem'] as const), {
    seed: 6 + seed,
    range: 'middle',
    detail: 2,
  })
  const near = tree(on, chance.pick(['neem', 'gulmohar'] as const), {
    seed: 3 + seed,
    range: 'near',
    detail: 5,
  })
  const put = (at: Spot, body: Markup, height: number, radius: number): void => {
    things.push({ y: at[1], body })
    shadows.push(standingShadow(camera, light, at, height, radius, 14))
  }
  for (let i = 0; i < 6; i++) {
    const at: Spot = [-11.5, 34 + i * 13]
    things.push({ y: at[1], body: stand(camera, palm, [...at, 0], chance.between(8.5, 10)) })
    shadows.push(palmShadow(camera, light, at, 9, 2, 9))
  }
  for (let i = 0; i < 5; i++)
    put(
      [26 + i * 3, 30 + i * 9.4],
      stand(camera, round, [26 + i * 3, 30 + i * 9.4, 0], chance.between(6, 7.4), i % 2 > 0),
      6,
      2.2,
    )
  for (let i = 0; i < 70; i++) {
    const at: Spot = [chance.between(-12, 60), 27 + 56 * chance.next() ** 0.8]
    if (Math.hypot(at[0] - BASIN[0], at[1] - BASIN[1]) < 9) continue
    put(at, people.stand(chance.pick(people.names), [...at, 0], chance.chance(0.5)), 1.7, 0.28)
  }
  for (const at of [
    [-8, 30],
    [-8, 52],
    [-8, 74],
    [19, 60],
    [22, 38],
  ] as const)
    things.push({ y: at[1], body: streetLamp(on, at, 6.4) })
  for (const at of [
    [34, 70],
    [29, 74],
    [58, 72],
    [66, 74],
    [74, 72],
  ] as const)
    put(at, parasol(on, at[0], at[1], chance.pick(['#f1dfc0', '#c4613d', '#f1dfc0'])), 2.4, 1.4)
  for (const at of [
    [-4, 34],
    [15, 38],
    [-5, 56],
    [14, 58],
  ] as const)
    put(at, bench(on, at), 0.5, 0.3)
  things.push({
    y: BASIN[1],
    body: seed % 3 === 2 ? island(on, BASIN, seed) : fountain(on, BASIN, 7, seed),
  })
  things.push({ y: 21, body: stand(camera, near, [22.5, 21, 0], 12.5) })
  const beds = [5, 6].map((n) =>
    tree(on, 'bougainvillea', { seed: n + seed, range: 'near', detail: 3 }),
  )
  for (let x = 11.4; x < 30; x += 1.5)
    put(
      [x, 17.6],
      stand(
        camera,
        nth(beds, Math.round(x) % 2),
        [x, 17.4 + 0.1 * chance.next(), 0],
        chance.between(1, 1.35),
        chance.chance(0.5),
      ),
      1,
      0.3,
    )
  things.sort((a, b) => b.y - a.y)
  const shade = shape(
    shadows.join(''),
    light.colours.shadow,
    opacity(light.colours.shadowStrength * 0.8) + on.sheet.blur(2),
  )
  return shade + things.map((thing) => thing.body).join('')
}

/** The trees of the bed: metres right of its middle and beyond it, height. */
const trees: readonly Vec[] = [
  [-2.4, 1.6, 7.4],
  [2.6, 1, 6.6],
  [0, -1.6, 8],
]

/** A raised round bed with three trees, in place of the fountain. */
function island(on: Stage, [x, y]: Spot, seed: number): Markup {
  const { camera } = on
  const flame = tree(on, 'gulmohar', { seed: 7 + seed, range: 'middle', detail: 3 })
  const flower = tree(on, 'bougainvillea', { seed: 4, range: 'middle', detail: 1.4 })
  const ring = ellipse(x, y, 5.2, 5.2, 18).toSorted((a, b) => b[1] - a[1])
  return (
    solid(on, ellipse(x, y, 6, 6, 28), 0, 0.5, '#d8c8b0') +
    trees
      .map(([u, v, tall], i) => stand(camera, flame, [x + u, y + v, 0.4], tall, i === 1))
      .join('') +
    ring
      .slice(6)
      .map((spot, i) => stand(camera, flower, [...spot, 0.4], 1, i % 2 > 0))
      .join('')
  )
}
