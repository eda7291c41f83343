import { streetBlocks } from '../../../buildings/city/street-blocks.ts'
import { bench } from '../../../outdoors/gardens/garden-things.ts'
import { paving, road } from '../../../outdoors/land/ground.ts'
import { sky, sunHaze } from '../../../outdoors/sky.ts'
import { tree } from '../../../outdoors/trees/trees.ts'
import { stand, type View } from '../../../paper/camera.ts'
import { mix } from '../../../paper/colour.ts'
import { lightAt, standingShadow } from '../../../paper/light.ts'
import { nth } from '../../../paper/nth.ts'
import { random } from '../../../paper/random.ts'
import { Sheet } from '../../../paper/sheet.ts'
import { stage, type Stage } from '../../../paper/stage.ts'
import { type Markup, opacity, shape, type Svg } from '../../../paper/svg.ts'
import { rectangle, type Spot } from '../../../paper/vector.ts'
import { crowd, type Crowd } from '../../../people/figures.ts'
import { streetLamp } from '../../../roads/street.ts'
import { deckShadow } from '../../../roads/viaduct.ts'
import type { Look } from '../../../scene.ts'
import { far } from './far.ts'
import { LINE, railway } from './railway.ts'

/** A viaduct that sweeps in over the left, its station ahead, a street with shops and shade trees on the right. */
export function street(look: Look): Svg {
  const sheet = new Sheet(look)
  const horizon = sheet.height * 0.66
  const view: View = { eye: [12.6, 0, 6.2], focal: 900, centre: [930, horizon] }
  const light = lightAt(look.hour, look.place, -33, {
    elevation: look.hour === 'noon' ? 48 : 6,
    mist: { from: 60, to: 1500, most: 0.8 },
  })
  const on = stage(sheet, view, light)
  const people = crowd(on)
  const haze = sunHaze(on, 560, 0.26)
  const body =
    sky(on, { seed: 31 + look.seed }) +
    far(on, look.seed) +
    ground(on, look.seed) +
    streetBlocks(on, look.seed) +
    railway(on, people, look.seed) +
    haze +
    pavement(on, people, look.seed)
  return sheet.finish(body, { threshold: 192 })
}

function ground(on: Stage, seed: number): Markup {
  const { camera, light, sheet } = on
  const { colours } = light
  let zebra = ''
  for (let x = -0.6; x < 10.4; x += 1.3) zebra += camera.ground(rectangle(x, 21, 0.7, 4.4))
  const asphalt = sheet.gradientDown(
    [
      [0, mix(colours.road, colours.mist, 0.5)],
      [0.3, colours.road],
      [1, mix(colours.road, colours.shade, 0.45)],
    ],
    camera.horizon,
    sheet.height,
  )
  return (
    shape(camera.ground(rectangle(-500, 5, 1200, 900)), mix(colours.lawn[0], colours.mist, 0.4)) +
    paving(on, { x: 10.4, y: 5, width: 40, depth: 300, joints: [1.8, 1.8], seed }) +
    shape(camera.ground(rectangle(-24, 5, 34.4, 700)), asphalt) +
    road(
      on,
      [
        [-14.6, 5],
        [-14.6, 400],
      ],
      0.1,
      { verge: 0 },
    ) +
    road(
      on,
      [
        [4.6, 5],
        [4.6, 400],
      ],
      0.1,
      { verge: 0 },
    ) +
    shape(zebra, '#f5ead2', opacity(0.75)) +
    shape(
      camera.ground(rectangle(-7.6, 5, 5.2, 500)),
      mix(colours.lawn[1], colours.paving[2], 0.2),
    ) +
    shape(
      camera.ground(rectangle(-2.7, 5, 0.4, 500)) + camera.ground(rectangle(10.2, 5, 0.4, 500)),
      colours.paving[0],
    ) +
    shape(
      camera.ground(deckShadow(on, LINE, 4, 400)),
      colours.shadow,
      opacity(colours.shadowStrength * 0.8) + sheet.blur(3),
    )
  )
}

function pavement(on: Stage, people: Crowd, seed: number): Markup {
  const { camera, light } = on
  const chance = random(seed + 3)
  const things: { y: number; body: Markup }[] = []
  const shadows: string[] = []
  const species = seed % 2 ? 'gulmohar' : 'neem'
  const trees = [3, 14].map((n) => tree(on, species, { seed: n + seed, range: 'near', detail: 4 }))
  const add = (at: Spot, body: Markup, height: number, radius: number): void => {
    things.push({ y: at[1], body })
    shadows.push(standingShadow(camera, light, at, height, radius, 10))
  }
  for (let i = 0; i < 9; i++)
    add(
      [20.6, 19 + i * 12],
      stand(camera, nth(trees, i % 2), [20.6, 19 + i * 12, 0], chance.between(8, 10), i % 3 > 0),
      8,
      2.6,
    )
  for (let i = 0; i < 26; i++) {
    const at: Spot = [chance.between(12, 19), 27 + 80 * chance.next() ** 1.4]
    add(at, people.stand(chance.pick(people.names), [...at, 0], chance.chance(0.5)), 1.7, 0.28)
  }
  for (const [who, x, flip] of [
    ['sari', 2.4, false],
    ['office', 5.6, true],
    ['mother', 7.8, true],
    ['kurta', 0.4, false],
  ] as const)
    add([x, 25.6], people.stand(who, [x, 25.6 + x * 0.05, 0], flip), 1.7, 0.28)
  for (let y = 33; y < 150; y += 18) things.push({ y, body: streetLamp(on, [11.4, y], 7.5, -1) })
  for (const y of [34, 48, 66]) add([18.2, y], bench(on, [19.2, y]), 0.5, 0.3)
  const beds = [5, 6].map((n) =>
    tree(on, 'bougainvillea', { seed: n + seed, range: 'near', detail: 3 }),
  )
  for (let x = 15.6; x < 27; x += 1.2)
    add(
      [x, 15.6],
      stand(
        camera,
        nth(beds, Math.round(x * 5) % 2),
        [x, 15.6, 0],
        chance.between(0.9, 1.3),
        chance.chance(0.5),
      ),
      1,
      0.3,
    )
  things.sort((a, b) => b.y - a.y)
  return (
    shape(
      shadows.join(''),
      light.colours.shadow,
      opacity(light.colours.shadowStrength * 0.8) + on.sheet.blur(2),
    ) + things.map((thing) => thing.body).join('')
  )
}
