import { control, terminal } from '../../../buildings/transport/terminal.ts'
import { Grove } from '../../../outdoors/trees/grove.ts'
import { mist, sky, skyline, sunHaze } from '../../../outdoors/sky.ts'
import { place, type Svg } from '../../../paper/svg.ts'
import type { View } from '../../../paper/camera.ts'
import { mix } from '../../../paper/colour.ts'
import { lightAt } from '../../../paper/light.ts'
import { nth } from '../../../paper/nth.ts'
import { Sheet } from '../../../paper/sheet.ts'
import { stage } from '../../../paper/stage.ts'
import { shape } from '../../../paper/svg.ts'
import { rectangle, type Spot } from '../../../paper/vector.ts'
import { airliner } from '../../../roads/aircraft.ts'
import { carPaints } from '../../../roads/cars.ts'
import { gantry, highway } from '../../../roads/highway.ts'
import { streetLamp } from '../../../roads/street.ts'
import { vehicle } from '../../../roads/traffic.ts'
import type { Look } from '../../../scene.ts'

/** The road to the airport: palms on both sides, the terminal's roofs at its end, an aircraft coming in. */
export function approach(look: Look): Svg {
  const { seed } = look
  const sheet = new Sheet(look)
  const horizon = sheet.height * 0.62
  const view: View = { eye: [7, 0, 5.2], focal: 1180, centre: [560, horizon] }
  const light = lightAt(look.hour, look.place, 14, {
    elevation: look.hour === 'noon' ? 46 : 6,
    mist: { from: 50, to: 1300, most: 0.84 },
  })
  const on = stage(sheet, view, light)
  const { camera } = on
  const way: Spot[] = [
    [0, 2],
    [0, 90],
    [10, 160],
    [34, 230],
    [60, 272],
  ]
  const road = highway(on, way)
  const grove = new Grove(on, seed)
  const { chance } = grove
  for (let y = 13; y < 150; y += y < 60 ? 0.9 : 1.8)
    grove.plant(
      chance.chance(0.4) ? 'bougainvillea' : 'shrub',
      [chance.between(-1.1, 1.1) + Math.max(0, y - 90) * 0.12, y],
      chance.between(0.6, 1.1),
    )
  for (let share = 0.04; share < 0.9; share += 0.042)
    for (const side of [-1, 1]) {
      const at = road.at(share, side * 20.6)
      grove.plant('royalPalm', at, chance.between(9, 11.5))
    }
  for (let i = 0; i < 46; i++) {
    const at: Spot = [
      chance.chance(0.5) ? chance.between(-110, -27) : chance.between(70, 190),
      chance.between(60, 220),
    ]
    grove.plant(chance.pick(['neem', 'neem', 'gulmohar']), at, chance.between(6, 9))
  }
  for (let share = 0.1; share < 0.8; share += 0.1) {
    const at = road.at(share, 0)
    grove.add(at, streetLamp(on, at, 10, 1) + streetLamp(on, at, 10, -1))
  }
  const over = road.at(0.3, 0)
  grove.add(over, gantry(on, over, 16))
  for (let i = 0; i < 22; i++) {
    const lane = chance.pick([-12, -8.2, -4.5, 4.5, 8.2, 12])
    const at = road.at(0.1 + 0.7 * (i / 22), lane)
    grove.add(
      at,
      vehicle(on, chance.chance(0.14) ? 'bus' : 'car', at, lane < 0, chance.pick(carPaints)),
    )
  }
  const plane = airliner(on, nth(['#b4553a', '#2f6f70', '#e0a12e'], seed % 3), true)
  return sheet.finish(
    sky(on, { seed: 41 + seed, sunSize: 36, cloud: 0.7 }) +
      skyline(on, { seed, distance: 5200, heights: [60, 380], spacing: 120 }) +
      mist(on, horizon - 40, 48, 0.5) +
      shape(
        camera.ground(rectangle(-2500, 2, 5000, 3000)),
        sheet.gradientDown(
          [
            [0, mix(light.colours.lawn[0], light.colours.mist, 0.6)],
            [0.3, mix(...light.colours.lawn, 0.4)],
            [1, light.colours.lawn[1]],
          ],
          horizon,
          sheet.height,
        ),
      ) +
      terminal(on, seed) +
      control(on, 168) +
      road.body +
      grove.shadows() +
      grove.standing() +
      `<g transform="translate(1130 ${Math.round(sheet.height * 0.24)}) rotate(7) scale(-1 1)">${place(plane, 0, 0, 0.95)}</g>` +
      sunHaze(on, 540, 0.4),
    { threshold: 194 },
  )
}
