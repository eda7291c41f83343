import { podium } from '../../../buildings/city/tower.ts'
import { chairs } from '../../../furniture/dining/banquet-chairs.ts'
import { schemes } from '../../../furniture/dining/food-counters.ts'
import { foodKiosk } from '../../../furniture/dining/food-kiosk.ts'
import { laidTable } from '../../../furniture/dining/laid-table.ts'
import { paving } from '../../../outdoors/land/ground.ts'
import { Grove } from '../../../outdoors/trees/grove.ts'
import { parasol } from '../../../outdoors/gardens/poolside.ts'
import { mist, sky, skyline, sunHaze } from '../../../outdoors/sky.ts'
import { stringLights } from '../../../outdoors/gardens/string-lights.ts'
import type { View } from '../../../paper/camera.ts'
import { mix } from '../../../paper/colour.ts'
import { lightAt, shadowOf } from '../../../paper/light.ts'
import { nth } from '../../../paper/nth.ts'
import { Sheet } from '../../../paper/sheet.ts'
import { stage, type Stage } from '../../../paper/stage.ts'
import { shape, type Svg } from '../../../paper/svg.ts'
import { rectangle } from '../../../paper/vector.ts'
import { lampBox } from '../../../rooms/arches.ts'
import type { Look } from '../../../scene.ts'

/** A paved terrace before a low building: kiosks under striped canopies, tables in the shade of trees and parasols, strings of lamps. */
export function terrace(look: Look): Svg {
  const { seed } = look
  const sheet = new Sheet(look)
  const scheme = nth(schemes, Math.floor(seed / 5) % schemes.length)
  const view: View = { eye: [1, -3, 2.4], focal: 1220, centre: [740, sheet.height * 0.56] }
  const light = lightAt(look.hour, look.place, 30, {
    elevation: { dawn: 9, noon: 48, golden: 8, dusk: 3, night: 20 }[look.hour],
    mist: { from: 50, to: 900, most: 0.75 },
  })
  const on = stage(sheet, view, light)
  const grove = new Grove(on, seed)
  furnish(on, grove, scheme, seed)
  const { camera } = on
  const { horizon } = camera
  const body =
    sky(on, { seed: seed + 23, sunSize: 30 }) +
    skyline(on, { seed, distance: 1500, heights: [30, 200], spacing: 64 }) +
    mist(on, horizon - 40, 50, 0.5) +
    skyline(on, { seed: seed + 4, distance: 500, heights: [10, 60], spacing: 60, windows: true }) +
    mist(on, horizon - 20, 40, 0.4) +
    shape(
      camera.ground(rectangle(-3000, 30, 6000, 6000)),
      mix(light.colours.lawn[0], light.colours.mist, 0.5),
    ) +
    paving(on, { x: -40, y: -2, width: 100, depth: 90, joints: [1.4, 1.4], seed }) +
    podium(on, { x: -36, y: 13, width: 25, depth: 40, floors: 3, floorHeight: 4.6, seed }) +
    grove.shadows() +
    grove.standing() +
    stringLights(on, [-10, 17, 6.4], [11.4, 17, 5], 1, 22) +
    stringLights(on, [-10, 22, 6.4], [-3.4, 6.6, 4.4], 0.8, 16) +
    stringLights(on, [-3.4, 6.6, 4.4], [11.4, 10, 5], 1, 20) +
    sunHaze(on, 480, 0.34)
  return sheet.finish(body, { threshold: 196, vignette: 0.18 })
}

function furnish(on: Stage, grove: Grove, scheme: readonly string[], seed: number): void {
  const { camera, light } = on
  const sets = scheme.slice(0, 3).map((colour) => chairs(on, colour, '#4a3a32'))
  for (const [i, y] of [26, 19.4, 12.8].entries()) {
    grove.add([9.4, y], (at) => foodKiosk(at, [8.4, y], [4.2, 3], nth(scheme, i), seed + i), 1.4)
    grove.shadow(shadowOf(camera, light, rectangle(8, y - 0.4, 5, 3.8), 2.7))
  }
  for (const [x, y] of [
    [-5.6, 13.2],
    [3.4, 21.4],
    [-3, 27],
  ] as const) {
    grove.add([x, y], (at) => lampBox(at, [x - 0.9, y - 0.9, 0], [1.8, 1.8, 0.5], '#e0cfb2'), 0.2)
    grove.plant(seed % 2 ? 'gulmohar' : 'neem', [x, y - 0.3], grove.chance.between(5.6, 6.6))
  }
  for (const [i, [x, y, shade]] of (
    [
      [-1.6, 24, true],
      [6, 24.6, false],
      [-6.4, 20, true],
      [-1.2, 18.4, false],
      [3.6, 16.8, true],
      [-7.6, 15.6, false],
      [-2.2, 12.6, true],
      [2.8, 11.8, false],
      [6.6, 9.6, false],
      [-4.4, 7.6, false],
      [1, 7.6, true],
      [3.3, 2.4, false],
      [-2.7, 3, false],
    ] as const
  ).entries())
    grove.add(
      [x, y],
      (at) =>
        laidTable(at, [x, y], nth(sets, i % 3), {
          radius: 0.62,
          seats: 4,
          top: '#c79a6a',
          piece: 'low',
          flowers: ['#4d6a45', '#7f9a5a', '#f6e4c8'],
          seed: seed + i,
        }) + (shade ? parasol(at, x, y + 0.05, i % 2 ? '#f4ead8' : nth(scheme, i % 5)) : ''),
    )
  for (let x = 22; x > -40; x -= 3)
    grove.plant(grove.chance.pick(['neem', 'ashoka', 'gulmohar']), [
      x,
      58 + grove.chance.between(0, 8),
    ])
  for (const y of [31, 22.8, 16.2])
    for (let k = 0; k < 5; k++)
      grove.plant('bougainvillea', [8 + k * 1.1, y + 0.2], grove.chance.between(0.8, 1.2))
  for (let k = 0; k < 11; k++)
    grove.plant(
      k % 3 ? 'shrub' : 'bougainvillea',
      [-9.4, 14 - k * 1],
      grove.chance.between(0.7, 1.1),
    )
}
