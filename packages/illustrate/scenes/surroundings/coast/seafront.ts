import { tower } from '../../../buildings/city/tower.ts'
import { Grove } from '../../../outdoors/trees/grove.ts'
import { mist, sky, skyline, sunHaze } from '../../../outdoors/sky.ts'
import { water } from '../../../outdoors/water/water.ts'
import type { View } from '../../../paper/camera.ts'
import { mix } from '../../../paper/colour.ts'
import { lightAt, throughAir } from '../../../paper/light.ts'
import { nth } from '../../../paper/nth.ts'
import { type Random, random } from '../../../paper/random.ts'
import { Sheet } from '../../../paper/sheet.ts'
import { stage, type Stage } from '../../../paper/stage.ts'
import { type Markup, place, shape, type Svg } from '../../../paper/svg.ts'
import { curve, lift, ribbon, type Spot } from '../../../paper/vector.ts'
import { carPaints } from '../../../roads/cars.ts'
import { streetLamp } from '../../../roads/street.ts'
import { vehicle } from '../../../roads/traffic.ts'
import type { Look } from '../../../scene.ts'

/** Metres from the promenade down to the sea. */
const DROP = 3.2

/** The sea wall, metres, from before us round the bay. */
const shore = curve(
  [
    [-1, 3],
    [5, 28],
    [19, 64],
    [42, 114],
    [56, 166],
    [50, 224],
    [15, 276],
    [-46, 310],
    [-118, 330],
    [-186, 334],
  ],
  14,
)

/** A point of the shore at a share 0 (near) to 1 (far), so many metres inland. */
function inland(share: number, metres: number): Spot {
  const i = Math.min(shore.length - 2, Math.floor(share * (shore.length - 1)))
  const [a, b] = [nth(shore, i), nth(shore, i + 1)]
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  return [a[0] + ((b[1] - a[1]) / length) * metres, a[1] - ((b[0] - a[0]) / length) * metres]
}

/** A city's bay from its promenade: the sea wall with palms curves round to towers across the water. */
export function seafront(look: Look): Svg {
  const { seed } = look
  const sheet = new Sheet(look)
  const horizon = sheet.height * 0.66
  const view: View = { eye: [3, 0, 8], focal: 900, centre: [800, horizon] }
  const noon = look.hour === 'noon'
  const light = lightAt(look.hour, look.place, -27, {
    elevation: noon ? 46 : 6,
    mist: { from: 60, to: 1500, most: 0.7 },
  })
  const on = stage(sheet, view, light)
  const chance = random(seed)
  const across = sheet.symbol(farTowers(on, chance, seed))
  const waterline = on.camera.project([0, 328, -DROP])[1]
  const sea = water(on, {
    shore: sheet.below(horizon + 0.5),
    top: horizon,
    bottom: sheet.height + 60,
    mirrored: place(across, 0, 2 * waterline, 1, false, true),
    reflects: [
      [0, 0.9],
      [0.3, 0.5],
      [1, 0.12],
    ],
    ripple: 22,
    seed,
  })
  const grove = new Grove(on, seed)
  alongTheShore(on, grove)
  return sheet.finish(
    sky(on, { seed: 40 + seed, sunSize: 40 }) +
      skyline(on, { seed: seed + 2, distance: 3600, heights: [20, 210], spacing: 66 }) +
      mist(on, horizon - 34, 44, 0.5) +
      sea +
      place(across, 0, 0, 1) +
      ground(on) +
      grove.shadows() +
      grove.standing() +
      sunHaze(on, 620, noon ? 0.2 : 0.4),
    { threshold: noon ? 208 : 194 },
  )
}

/** Towers and lower houses behind the bay's far shore, farthest first. */
function farTowers(on: Stage, chance: Random, seed: number): Markup {
  const houses: { at: Spot; floors: number }[] = []
  for (let share = 0.5; share < 0.99; share += 0.05)
    houses.push({ at: inland(share, chance.between(48, 62)), floors: chance.pick([6, 7, 9, 11]) })
  const heights = [14, 26, 19, 33, 22, 40, 30, 46, 25, 36, 17]
  for (const [i, floors] of heights.entries())
    houses.push({
      at: inland(0.42 + i * 0.056, chance.between(104, 150)),
      floors: floors + chance.pick([-3, 0, 3]),
    })
  return houses
    .toSorted((a, b) => b.at[1] - a.at[1])
    .map(({ at, floors }, i) =>
      tower(on, {
        centre: at,
        width: floors > 12 ? chance.between(24, 32) : chance.between(34, 44),
        depth: 24,
        radius: chance.pick([2, 5, 9]),
        turn: chance.between(-30, 30),
        floors,
        z: 0,
        crown: floors > 12 ? chance.between(4, 10) : 1.5,
        slope: chance.between(-0.4, 0.4),
        balconies: floors < 12,
        seed: seed + i * 5,
      }),
    )
    .join('')
}

/** The land behind the sea wall, the wall, the promenade and the road along it. */
function ground(on: Stage): Markup {
  const { camera, light } = on
  const { paving, road, lawn } = light.colours
  const strip = (metres: number, width: number): string =>
    camera.ground(
      ribbon(
        shore.map((_, i) => inland(i / (shore.length - 1), metres)),
        width,
      ),
    )
  const seam = mix(paving[0], paving[2], 0.45)
  let [wall, joints] = ['', '']
  for (let i = 0; i < 70; i++)
    joints += camera.ground(ribbon([inland(i / 160, 0.6), inland(i / 160, 14)], 0.06))
  for (let i = shore.length - 1; i > 0; i--) {
    const [a, b] = [nth(shore, i - 1), nth(shore, i)]
    wall += shape(
      camera.face([lift(a, -DROP), lift(b, -DROP), lift(b, 0.7), lift(a, 0.7)]),
      throughAir(light, mix(paving[2], light.colours.shade, 0.35), camera.depth(lift(b, 0))),
    )
  }
  return (
    shape(camera.ground([...shore, [-300, 620], [600, 620], [600, 3]]), mix(...lawn, 0.55)) +
    shape(strip(25, 18), mix(road, light.colours.shade, 0.25)) +
    shape(strip(25, 1.6), mix(...lawn, 0.7)) +
    shape(strip(7.4, 14), paving[0]) +
    [1.6, 4.6, 7.6, 10.6, 13.6].map((metres) => shape(strip(metres, 0.07), seam)).join('') +
    shape(joints, seam) +
    shape(strip(14.6, 0.5), paving[2]) +
    wall +
    shape(strip(0.3, 0.9), mix(paving[0], light.colours.sunlight, 0.3))
  )
}

/** Palms, lamps and walkers on the promenade, traffic on the road, trees behind it. */
function alongTheShore(on: Stage, grove: Grove): void {
  const { chance } = grove
  let [walked, palm, lamp, car] = [0, 24, 22, 40]
  const last = shore.length - 1
  for (let i = 1; i < last; i++) {
    const share = i / last
    const [a, b] = [nth(shore, i - 1), nth(shore, i)]
    walked += Math.hypot(b[0] - a[0], b[1] - a[1])
    if (walked > palm) {
      grove.plant('coconutPalm', inland(share, 12.2), chance.between(8.5, 12))
      palm = walked + chance.between(8, 11)
    }
    if (walked > lamp) {
      const at = inland(share, 3)
      grove.add(at, streetLamp(on, at, 6.5, 1))
      lamp = walked + 19
    }
    for (const row of [38, 44])
      grove.plant(
        chance.pick(['neem', 'gulmohar', 'neem']),
        inland(share, row),
        chance.between(7, 10),
      )
    if (walked > car) {
      const lane = chance.pick([19, 22.4, 27.6, 31])
      const at = inland(share, lane)
      grove.add(at, vehicle(on, 'car', at, lane < 25, chance.pick(carPaints)))
      car = walked + chance.between(4, 8)
    }
    for (let k = 0; k < 2; k++)
      if (chance.chance(0.8) && walked > 31)
        grove.person(
          chance.pick(['sari', 'office', 'mother', 'kurta', 'salwar', 'elder', 'man', 'girl']),
          inland(share, chance.between(2, 11)),
          chance.chance(0.5),
        )
  }
}
