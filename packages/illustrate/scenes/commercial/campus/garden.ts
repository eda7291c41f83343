import { toyBlocks } from '../../../buildings/campus/toy-factory.ts'
import { bench } from '../../../outdoors/gardens/garden-things.ts'
import { campusPath } from '../../../outdoors/gardens/campus-lawn.ts'
import type { Species } from '../../../outdoors/trees/species.ts'
import { tree } from '../../../outdoors/trees/trees.ts'
import { stand } from '../../../paper/camera.ts'
import { standingShadow } from '../../../paper/light.ts'
import { nth } from '../../../paper/nth.ts'
import { random } from '../../../paper/random.ts'
import type { Stage } from '../../../paper/stage.ts'
import { type Markup, opacity, shape } from '../../../paper/svg.ts'
import type { Spot } from '../../../paper/vector.ts'
import { crowd } from '../../../people/figures.ts'
import { fountain, streetLamp } from '../../../roads/street.ts'
import { vehicle } from '../../../roads/traffic.ts'
import { places, type Use } from './places.ts'

export function garden(on: Stage, use: Use, seed: number): Markup {
  const { camera, light } = on
  const chance = random(seed + 1)
  const people = crowd(on)
  const things: { y: number; body: Markup }[] = []
  const shadows: string[] = []
  const add = (at: Spot, body: Markup, height = 0, radius = 0): void => {
    things.push({ y: at[1], body })
    if (height) shadows.push(standingShadow(camera, light, at, height, radius, 15))
  }
  const kinds: Species[] =
    use === 'film'
      ? ['royalPalm', 'coconutPalm', 'royalPalm']
      : [chance.pick(['neem', 'gulmohar']), 'neem', 'ashoka']
  const middle = kinds.map((kind, i) =>
    tree(on, kind, { seed: 4 + i + seed, range: 'middle', detail: 2.4 }),
  )
  const near = tree(
    on,
    use === 'film' ? 'coconutPalm' : chance.pick(['neem', 'neem', 'gulmohar'] as const),
    {
      seed: 3 + seed,
      range: 'near',
      detail: 5,
    },
  )
  const flowers = [5, 6].map((n) =>
    tree(on, 'bougainvillea', { seed: n + seed, range: 'near', detail: 2.4 }),
  )
  for (const [x, y] of [
    [-26, 44],
    [-34, 60],
    [-21, 72],
    [-44, 52],
    [-38, 80],
    [56, 66],
    [66, 54],
    [76, 74],
    [48, 82],
    [40, 40],
    [47, 47],
    [33, 46],
  ] as const)
    if (use !== 'toys' || y > 50 || x < 0)
      add(
        [x, y],
        stand(camera, chance.pick(middle), [x, y, 0], chance.between(8.5, 12), chance.chance(0.5)),
        9,
        use === 'film' ? 1.4 : 3,
      )
  for (let i = 6; i < campusPath.length - 16; i += 1)
    for (const side of [-1, 1]) {
      const [x, y] = nth(campusPath, i)
      if (y > 20 && y < 49)
        add(
          [x + side * 5.2, y],
          stand(
            camera,
            chance.pick(flowers),
            [x + side * 5.2, y, 0],
            chance.between(0.7, 1),
            chance.chance(0.5),
          ),
        )
    }
  for (let i = 0; i < 46; i++) {
    const at: Spot = chance.chance(0.5)
      ? [nth(campusPath, 20 + Math.floor(chance.next() * 48))[0] + chance.between(-2.6, 2.6), 0]
      : [chance.between(-30, 80), chance.between(places[use][1] - 15, places[use][1] - 4)]
    const y = at[1] || campusPath.find((spot) => spot[0] > at[0])?.[1] || 60
    if (y > 28)
      add(
        [at[0], y],
        people.stand(chance.pick(people.names), [at[0], y, 0], chance.chance(0.5)),
        1.7,
        0.28,
      )
  }
  for (const i of [18, 30, 42, 54])
    add(
      [nth(campusPath, i)[0] + 4.6, nth(campusPath, i)[1]],
      streetLamp(on, [nth(campusPath, i)[0] + 4.6, nth(campusPath, i)[1]], 5.4),
    )
  for (const at of [
    [12, 64],
    [29, 52],
  ] as const)
    add(at, bench(on, at), 0.5, 0.3)
  if (use === 'toys') add([25, 36], toyBlocks(on, 23, 36), 5, 3)
  else if (use === 'film')
    for (const [x, kind] of [
      [4, 'bus'],
      [47, 'car'],
      [66, 'bus'],
    ] as const)
      add([x, 74], vehicle(on, kind, [x, 78], true, '#f4efe6'))
  else add([21, 58], fountain(on, [21, 58], 4.6, seed))
  add([-17, 21], stand(camera, near, [-12.4, 21, 0], 12.5), 11, 3.6)
  for (const { at, body } of borders(on, flowers, seed)) add(at, body)
  if (use !== 'toys') for (const { at, body } of corner(on, flowers, seed)) add(at, body, 2, 0.8)
  things.sort((a, b) => b.y - a.y)
  return (
    shape(
      shadows.join(''),
      light.colours.shadow,
      opacity(light.colours.shadowStrength * 0.8) + on.sheet.blur(2),
    ) + things.map((thing) => thing.body).join('')
  )
}

/** A small tree and flowers in the corner between the path and the frame. */
function corner(on: Stage, flowers: readonly string[], seed: number): { at: Spot; body: Markup }[] {
  const chance = random(seed + 6)
  const small = tree(on, 'frangipani', { seed: 4 + seed, range: 'near', detail: 4 })
  const bed = Array.from({ length: 12 }, (_, i): { at: Spot; body: Markup } => {
    const at: Spot = [9.6 + (i % 6) * 1.25, 16.8 - Math.floor(i / 6) * 0.9 + 0.4 * Math.sin(i)]
    const tall = chance.between(0.7, 1.1)
    return { at, body: stand(on.camera, nth(flowers, i % 2), [...at, 0], tall, i % 3 > 0) }
  })
  return [{ at: [13.2, 18.2], body: stand(on.camera, small, [13.2, 18.2, 0], 4.4) }, ...bed]
}

/** Flowers below the great tree on the left and round the bed on the right. */
function borders(
  on: Stage,
  flowers: readonly string[],
  seed: number,
): { at: Spot; body: Markup }[] {
  const chance = random(seed + 7)
  const left = Array.from({ length: 8 }, (_, i): Spot => [-19 + i * 1.3, 18.6])
  const right = Array.from({ length: 13 }, (_, i): Spot => [
    15.4 + i * 1.2,
    22.4 + 1.6 * Math.sin(i * 0.5),
  ])
  return [...left, ...right].map((at, i) => {
    const tall = chance.between(0.85, 1.3)
    return { at, body: stand(on.camera, nth(flowers, i % 2), [...at, 0], tall, chance.chance(0.5)) }
  })
}
