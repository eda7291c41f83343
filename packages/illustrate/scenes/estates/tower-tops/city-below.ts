import { onWall, wallsOf } from '../../../buildings/solids.ts'
import { tree } from '../../../outdoors/trees/trees.ts'
import { stand } from '../../../paper/camera.ts'
import { mix } from '../../../paper/colour.ts'
import { shaded, throughAir } from '../../../paper/light.ts'
import { nth } from '../../../paper/nth.ts'
import { type Random, random } from '../../../paper/random.ts'
import type { Stage } from '../../../paper/stage.ts'
import { Batch, type Markup, shape } from '../../../paper/svg.ts'
import { frame, lift, rectangle, type Spot } from '../../../paper/vector.ts'
import { distance, FAR } from './far-roofs.ts'
import { inSun } from './rim.ts'

/** Metres between the middles of two streets. */
const BLOCK = 66

/** A city far below: blocks on a turned grid of streets, trees, and what lies behind them in the haze. `ground` is its height in metres, `turn` that of its streets in radians. */
export function cityBelow(on: Stage, ground: number, turn: number, seed: number): Markup {
  const { camera, light, sheet } = on
  const [far, near] = [light.colours.paving[1], light.colours.paving[2]]
  const tone = mix(mix(far, near, 0.35), light.colours.lawn[0], 0.4)
  const plain = sheet.gradientDown(
    [
      [0, light.colours.mist],
      [0.14, throughAir(light, tone, 1500)],
      [0.45, throughAir(light, tone, 500)],
      [1, throughAir(light, tone, 200)],
    ],
    camera.horizon,
    sheet.height + 60,
  )
  const data = sheet.below(camera.horizon, 80)
  return shape(data, plain) + distance(on, ground, seed) + blocks(on, ground, turn, seed)
}

function blocks(on: Stage, ground: number, turn: number, seed: number): Markup {
  const { camera, light, sheet } = on
  const chance = random(seed + 5)
  const to = frame([0, 0], turn)
  const cells: { corner: Spot; depth: number; avenue: boolean }[] = []
  const reach = Math.ceil(FAR / BLOCK)
  for (let i = -reach; i <= reach; i++)
    for (let k = -reach; k <= reach; k++) {
      const at = to((i + 0.5) * BLOCK, (k + 0.5) * BLOCK)
      if (at[1] < 60 || at[1] > FAR) continue
      const [x, y, depth] = camera.project(lift(at, ground))
      const margin = 60 * camera.scale(depth)
      if (x < sheet.left - margin || x > sheet.right + margin || y > sheet.height + margin * 1.6)
        continue
      cells.push({
        corner: [i * BLOCK, k * BLOCK],
        depth,
        avenue: (((k - 3) % 8) + 8) % 8 === 0,
      })
    }
  cells.sort((a, b) => b.depth - a.depth)
  const treesAt = (range: 'middle' | 'far') =>
    (['canopy', 'neem', 'canopy'] as const).map((kind, i) =>
      tree(on, kind, { seed: seed + i, range, detail: 0.5 }),
    )
  const nearTrees = treesAt('middle')
  const farTrees = treesAt('far')
  let [soils, body] = ['', '']
  for (const { corner, depth, avenue } of cells) {
    const green = chance.chance(0.26)
    const plan = (x: number, y: number, w: number, d: number): Spot[] =>
      rectangle(corner[0] + x, corner[1] + y, w, d).map(([u, v]) => to(u, v))
    const air = (colour: string): string => throughAir(light, colour, depth)
    const paint = (plot: Spot[], colour: string): void =>
      void (soils += shape(camera.ground(plot, ground), air(colour)))
    const soil = mix(nth(light.colours.wall, 2), light.colours.lawn[0], chance.between(0.2, 0.7))
    const grass = mix(light.colours.lawn[1], light.colours.shade, 0.16)
    if (avenue) {
      paint(plan(0, 4, BLOCK, BLOCK - 8), grass)
      for (const v of [14, 36])
        paint(plan(-1, v, BLOCK + 2, 16), mix(light.colours.road, light.colours.sunlight, 0.2))
      paint(plan(-1, 21.6, BLOCK + 2, 0.6), '#f5ead2')
      paint(plan(-1, 43.6, BLOCK + 2, 0.6), '#f5ead2')
      const cars = depth < 900 ? 3 : 0
      for (let n = 0; n < cars; n++)
        body += shape(
          camera.ground(
            plan(chance.between(0, 60), chance.pick([16, 24, 38, 46]), 4.4, 1.9),
            ground + 1.4,
          ),
          air(chance.pick(['#f4efe6', '#2f3b46', '#a9483a', '#f4efe6'])),
        )
    } else
      paint(plan(7, 7, BLOCK - 14, BLOCK - 14), green ? grass : mix(soil, light.colours.shade, 0.3))
    if (!green && !avenue) body += quarter(on, plan, ground, chance.chance(0.1), chance)
    const count = avenue ? 9 : depth > 900 ? 2 : green ? 15 : 6
    const spots = Array.from({ length: count }, (_, n) => {
      if (avenue)
        return to(corner[0] + Math.floor(n / 3) * 22 + 6, corner[1] + nth([8, 33, 58], n % 3))
      const edge = green ? chance.between(8, 58) : chance.pick([4, 62])
      const other = chance.between(6, 60)
      const [u, v] = chance.chance(0.5) ? [edge, other] : [other, edge]
      return to(corner[0] + u, corner[1] + v)
    }).toSorted((a, b) => b[1] - a[1])
    const trees = depth > 620 ? farTrees : nearTrees
    for (const spot of spots)
      body += stand(
        camera,
        chance.pick(trees),
        lift(spot, ground),
        chance.between(8, 13),
        chance.chance(0.5),
      )
  }
  return soils + body
}

/** The buildings of one block; few of them are tall. */
function quarter(
  on: Stage,
  plan: (x: number, y: number, w: number, d: number) => Spot[],
  ground: number,
  tall: boolean,
  chance: Random,
): Markup {
  const halves: [number, number, number, number, number][] = tall
    ? [[18, 18, chance.between(22, 30), chance.between(20, 28), chance.between(60, 125)]]
    : [
        [11, 36, chance.between(14, 22), 18, chance.between(8, 26)],
        [36, 36, chance.between(14, 20), chance.between(12, 20), chance.between(8, 34)],
        [11, 11, chance.between(14, 20), chance.between(12, 20), chance.between(8, 24)],
        [36, 11, chance.between(14, 20), 18, chance.between(8, 30)],
      ]
  return halves
    .map(([x, y, w, d, h]) => [plan(x, y, w, d), h] as const)
    .toSorted((a, b) => nth(b[0], 0)[1] - nth(a[0], 0)[1])
    .map(([spots, h]) => house(on, spots, ground, h, chance))
    .join('')
}

function house(on: Stage, plan: Spot[], ground: number, height: number, chance: Random): Markup {
  const { camera, light } = on
  const colour = chance.pick(light.colours.wall)
  const [body, lit] = [new Batch(), new Batch()]
  const top = ground + height
  for (const wall of wallsOf(on, plan)) {
    if (!wall.visible) continue
    const depth = camera.depth(lift(wall.middle, ground + height / 2))
    const air = (paint: string): string => throughAir(light, paint, depth)
    body.add(onWall(on, wall, 0, 1, ground, top), air(inSun(on, colour, wall)))
    if (depth > 900) continue
    for (let z = 2.4; z < height - 2; z += height > 40 ? 5 : 3.6) {
      body.add(
        onWall(on, wall, 0.06, 0.94, ground + z, ground + z + 1.5),
        air(inSun(on, mix(colour, light.colours.glass, 0.75), wall)),
      )
      for (let share = 0.1; light.colours.litShare > 0.3 && share < 0.9; share += 0.2)
        if (chance.chance(0.3))
          lit.add(
            onWall(on, wall, share, share + 0.12, ground + z, ground + z + 1.5),
            air(light.colours.lamp),
          )
    }
  }
  const roof = camera.face(plan.map((spot) => lift(spot, top)))
  return (
    String(body) +
    lit +
    shape(
      roof,
      throughAir(light, shaded(light, colour, [0, 0, 1]), camera.depth(lift(nth(plan, 0), top))),
    )
  )
}
