import { Grove } from '../../outdoors/trees/grove.ts'
import { glowPaint, mist, sky, sunOnSheet } from '../../outdoors/sky.ts'
import { tree } from '../../outdoors/trees/trees.ts'
import { stand, type View } from '../../paper/camera.ts'
import { dimmed, lightAt, standingShadow } from '../../paper/light.ts'
import { nth } from '../../paper/nth.ts'
import { Sheet } from '../../paper/sheet.ts'
import { stage, type Stage } from '../../paper/stage.ts'
import { circle, type Markup, type Svg } from '../../paper/svg.ts'
import { carPaints } from '../../roads/cars.ts'
import { streetLamp } from '../../roads/street.ts'
import { vehicle } from '../../roads/traffic.ts'
import type { Facts, Look } from '../../scene.ts'
import { crane } from './building-site/crane.ts'
import { ground } from './building-site/ground.ts'
import { fence, gates } from './building-site/hoarding.ts'
import { stores } from './building-site/yard.ts'

const sheets = ['#3f8f7e', '#c07a4a', '#5f9470', '#b5563f'] as const
const EARTH: Record<Look['place'], string> = {
  plains: '#c09064',
  coast: '#b4623f',
  hills: '#a87c54',
}

/** Land behind a hoarding before anything stands on it: a crane, heaps and stacked material, dust in low light. */
export function draw(_facts: Facts, look: Look): Svg {
  const { seed, hour } = look
  const sheet = new Sheet(look)
  const hand = seed % 4 ? 1 : -1
  const noon = hour === 'noon'
  const horizon = sheet.height * 0.58
  // On an upright sheet a longer lens brings the crane and the gate close and leaves the street out.
  const [focal, aside] = sheet.tall ? [1380, 700] : [900, 370]
  const view: View = { eye: [0, 0, 7.5], focal, centre: [800 - aside * hand, horizon] }
  const light = lightAt(hour, look.place, (noon ? -112 : -19) * hand, {
    elevation: { dawn: 15, noon: 46, golden: 17, dusk: 9, night: 20 }[hour],
    mist: { from: 44, to: 520, most: 0.74 },
  })
  const on = stage(sheet, view, light)
  const grove = new Grove(on, seed)
  const earth = dimmed(light, EARTH[look.place])
  const gate = nth(gates, Math.floor(seed / 2) % gates.length)
  fence(on, grove, hand, gate, nth(sheets, Math.floor(seed / 3) % sheets.length))
  stores(on, grove, hand, seed, earth)
  street(on, grove, hand)
  const sun = sunOnSheet(on)
  return sheet.finish(
    sky(on, { seed: 71 + seed }) +
      far(on, hand, seed) +
      ground(on, hand, gate, seed, earth) +
      grove.shadows() +
      grove.standing() +
      (sun ? circle(sun[0], sun[1], 620, glowPaint(on, 0.45)) : ''),
    { threshold: noon ? 208 : 196 },
  )
}

/** A smaller crane in the haze, and trees along the edge of the open land. */
function far(on: Stage, hand: number, seed: number): Markup {
  const { camera } = on
  const line = new Grove(on, seed + 3)
  const { chance } = line
  for (let x = -340; x < 900; x += 2.6)
    line.plant(
      chance.pick(['neem', 'neem', 'neem', 'neem', 'gulmohar']),
      [x * hand, chance.between(230, 400)],
      chance.between(8, 17),
    )
  return (
    mist(on, camera.horizon - 44, 50, 0.5) +
    crane(on, {
      at: [150 * hand, 420],
      height: 62,
      reach: 58,
      slew: hand > 0 ? 2.7 : 0.5,
      trolley: 0.5,
      paint: '#c4613d',
    }) +
    line.standing() +
    mist(on, camera.horizon + 4, 30, 0.4)
  )
}

/** Along the street: lamps, young trees, walkers, a car; a tree that frames the open side. */
function street(on: Stage, grove: Grove, hand: number): void {
  const { chance } = grove
  for (let y = 46; y < 170; y += 24)
    grove.add([2.1 * hand, y], streetLamp(on, [2.1 * hand, y], 8, hand > 0 ? -1 : 1))
  for (let y = 30; y < 190; y += 13)
    grove.plant(
      chance.pick(['neem', 'gulmohar', 'neem']),
      [(-14 - chance.between(0, 3)) * hand, y],
      chance.between(6, 9),
    )
  for (let i = 0; i < 26; i++)
    grove.plant(
      chance.chance(0.3) ? 'bougainvillea' : 'shrub',
      [(28 + i * 0.9) * hand, 22.4 + chance.between(-0.5, 0.6)],
      chance.between(0.5, 1.1),
    )
  const [frame, tall] = [[22.8 * hand, 18], 13] as const
  const crown = tree(on, 'neem', { seed: 5, range: 'near', detail: 5 })
  grove.add(frame, stand(on.camera, crown, [...frame, 0], tall))
  grove.shadow(standingShadow(on.camera, on.light, frame, tall, tall * 0.36, 19))
  grove.person('kurta', [2.4 * hand, 36])
  grove.person('salwar', [2 * hand, 48], true)
  grove.person('cyclist', [-9 * hand, 40], hand < 0)
  const [left, right] = [-7.6, -2]
  const lanes = hand > 0 ? [left, right] : [-right, -left]
  grove.add([nth(lanes, 0), 58], vehicle(on, 'car', [nth(lanes, 0), 58], true, carPaints[2]))
  grove.add([nth(lanes, 1), 84], vehicle(on, 'car', [nth(lanes, 1), 84], false, carPaints[0]))
}
