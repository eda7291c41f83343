import { stand } from '../../paper/camera.ts'
import { mix } from '../../paper/colour.ts'
import { standingShadow } from '../../paper/light.ts'
import { keyed, nth } from '../../paper/nth.ts'
import { random } from '../../paper/random.ts'
import type { Stage } from '../../paper/stage.ts'
import { band, circle, group, type Markup, opacity, shape } from '../../paper/svg.ts'
import { rectangle, type Spot } from '../../paper/vector.ts'
import { crowd } from '../../people/figures.ts'
import { lawn, paving } from '../land/ground.ts'
import { lampGlow } from '../sky.ts'
import type { Species } from '../trees/species.ts'
import { tree, usualHeight } from '../trees/trees.ts'

/** Metres to the far bank's edge. */
export const FAR_BANK = 150

/** Metres right of us at which the near bank ends. */
const QUAY = -9

/** The far bank: trees by rows, a palm court before the towers (`distance` metres away), strollers. */
export function farBank(on: Stage, distance: number, seed: number): Markup {
  const { camera, sheet, light } = on
  const chance = random(seed + 31)
  const edgeY = camera.project([0, FAR_BANK, 0])[1]
  const top = camera.horizon + 3
  const ground = sheet.across(top, Math.max(1, edgeY - top), light.colours.paving[0], '', 20)
  const kinds: Species[] = [
    'neem',
    'neem',
    'gulmohar',
    'coconutPalm',
    'royalPalm',
    'ashoka',
    'shrub',
  ]
  const symbols = new Map(
    kinds.map((kind, i) => [kind, tree(on, kind, { seed: 4 + i, range: 'far' })]),
  )
  const rows: { x: number; y: number; kind: Species }[] = []
  const front = distance * 0.74
  for (let x = -320; x < 330; x += 5)
    rows.push({ x: x + chance.between(0, 5), y: chance.between(340, 400), kind: 'neem' })
  for (let x = -260; x < 230; x += 4.6)
    if (x < -80 || x > 135)
      rows.push({
        x: x + chance.between(0, 4),
        y: chance.between(190, 236),
        kind: chance.pick(['neem', 'gulmohar', 'ashoka', 'neem']),
      })
  for (let x = -76; x < 140; x += 13)
    rows.push({ x, y: Math.min(front - 8, 222), kind: 'royalPalm' })
  for (let x = -200; x < 200; x += 3.4)
    if (Math.sin(x * 0.11) > 0) rows.push({ x, y: chance.between(166, 176), kind: 'shrub' })
  rows.sort((a, b) => b.y - a.y)
  const trees = rows.map(({ x, y, kind }) =>
    stand(
      camera,
      keyed(symbols, kind),
      [x, y, 0],
      usualHeight[kind] * chance.between(0.75, 1.2),
      chance.chance(0.5),
    ),
  )
  const people = crowd(on)
  const strollers = Array.from({ length: 46 }, () =>
    people.standOn(
      camera,
      chance.pick(people.names),
      [chance.between(-70, 190), chance.between(154, 200), 0],
      chance.chance(0.5),
    ),
  )
  return ground + trees.join('') + strollers.join('')
}

/** The near left bank: paving, lawn, three rows of trees with long shadows, walkers; with `quay`, its edge stands above water. */
export function promenade(on: Stage, seed: number, quay = true): Markup {
  const { camera, sheet, light } = on
  const chance = random(seed + 5)
  const plan = camera.face([
    [QUAY, FAR_BANK, 0],
    [-150, FAR_BANK, 0],
    [-150, 8, 0],
    [QUAY, 8, 0],
  ])
  const inside = sheet.clip(plan)
  let ground = quay ? quayWall(on) : ''
  ground += paving(on, {
    x: -150,
    y: 8,
    width: 150 + QUAY,
    depth: FAR_BANK - 8,
    joints: [3, 2.4],
    seed,
  })
  ground += shape(
    camera.ground(rectangle(QUAY - 0.7, 8, 0.7, FAR_BANK - 8)),
    light.colours.paving[0],
    opacity(0.8),
  )
  ground += lawn(
    on,
    camera.ground(rectangle(-200, 8, 177, FAR_BANK - 8)),
    camera.horizon + 8,
    sheet.height,
  )

  const avenue: { at: Spot; height: number; near: boolean }[] = []
  for (let y = 27; y < FAR_BANK - 6; y += 11) {
    avenue.push({ at: [-15.5, y + 3], height: chance.between(9, 11), near: y < 66 })
    avenue.push({
      at: [chance.between(-29, -27), y + chance.between(0, 3)],
      height: chance.between(11, 14),
      near: y < 66,
    })
    avenue.push({
      at: [chance.between(-48, -42), y + chance.between(0, 5)],
      height: chance.between(12, 15),
      near: y < 66,
    })
  }
  const walkers = [
    { who: 'sari', at: [-13.6, 30], flip: false },
    { who: 'office', at: [-14.6, 30.4], flip: false },
    { who: 'mother', at: [-11.6, 40], flip: true },
    { who: 'man', at: [-19.4, 46], flip: false },
    { who: 'cyclist', at: [-11.4, 58], flip: true },
    { who: 'salwar', at: [-13, 68], flip: false },
    { who: 'boy', at: [-18.6, 36], flip: false },
    { who: 'kurta', at: [-12.4, 84], flip: true },
    { who: 'elder', at: [-18.8, 72], flip: false },
    { who: 'girl', at: [-12, 100], flip: false },
  ] as const
  const shade = avenue
    .map(({ at, height }) => standingShadow(camera, light, at, height, 2.6, 16))
    .join('')
  const small = walkers.map(({ at }) => standingShadow(camera, light, at, 1.7, 0.28, 9)).join('')
  ground += group(
    inside,
    shape(shade, light.colours.shadow, opacity(light.colours.shadowStrength) + sheet.blur(2.5)) +
      shape(small, light.colours.shadow, opacity(0.5)),
  )

  const people = crowd(on)
  const near = [3, 14].map((n) => tree(on, 'neem', { seed: n, range: 'near', detail: 5 }))
  const far = [
    tree(on, 'neem', { seed: 6, range: 'middle', detail: 2 }),
    tree(on, 'gulmohar', { seed: 8, range: 'middle', detail: 2 }),
  ]
  const hedges = [5, 6].map((n) => tree(on, 'bougainvillea', { seed: n, range: 'near' }))
  const things: { y: number; body: Markup }[] = avenue.map((one, i) => ({
    y: one.at[1],
    body: stand(camera, nth(one.near ? near : far, i % 2), [...one.at, 0], one.height),
  }))
  for (const { who, at, flip } of walkers)
    things.push({ y: at[1], body: people.stand(who, [...at, 0], flip) })
  for (let y = 21; y < FAR_BANK - 4; y += 2.1)
    things.push({
      y: y + 0.5,
      body: stand(camera, chance.pick(hedges), [-22.7, y, 0], 1.2, chance.chance(0.5)),
    })
  for (let y = 20; y < FAR_BANK - 6; y += 12) things.push({ y, body: bollard(on, [-10.2, y]) })
  things.sort((a, b) => b.y - a.y)
  return ground + things.map((thing) => thing.body).join('')
}

function quayWall({ camera, light }: Stage): Markup {
  return shape(
    camera.face([
      [QUAY, FAR_BANK, 0],
      [QUAY, 8, 0],
      [QUAY, 8, -0.5],
      [QUAY, FAR_BANK, -0.5],
    ]),
    mix(light.colours.paving[2], '#1a1512', 0.6),
  )
}

function bollard(on: Stage, at: Spot): Markup {
  const [x, y, depth] = on.camera.project([...at, 0])
  const k = on.camera.scale(depth)
  return (
    band(x - 0.07 * k, y - 0.95 * k, 0.14 * k, 0.95 * k, '#2b2326') +
    band(x - 0.08 * k, y - 0.95 * k, 0.16 * k, 0.16 * k, on.light.colours.lamp) +
    circle(x, y - 0.85 * k, 1.1 * k, lampGlow(on, 0.45))
  )
}
