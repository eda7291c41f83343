import { searchlights } from '../../../buildings/campus/film-studio.ts'
import { bench } from '../../../outdoors/gardens/garden-things.ts'
import { lawn, paving } from '../../../outdoors/land/ground.ts'
import { Grove } from '../../../outdoors/trees/grove.ts'
import { sky, sunHaze } from '../../../outdoors/sky.ts'
import type { Species } from '../../../outdoors/trees/species.ts'
import type { View } from '../../../paper/camera.ts'
import { lightAt } from '../../../paper/light.ts'
import { nth } from '../../../paper/nth.ts'
import { Sheet } from '../../../paper/sheet.ts'
import { stage } from '../../../paper/stage.ts'
import { type Svg, shape } from '../../../paper/svg.ts'
import { rectangle } from '../../../paper/vector.ts'
import { streetLamp } from '../../../roads/street.ts'
import type { Look } from '../../../scene.ts'
import { far } from './far.ts'
import { buildings, doors, type Use } from './places.ts'

/** Straight up a paved walk between two rows of trees to the door. */
export function avenue(use: Use, look: Look): Svg {
  const { seed } = look
  const sheet = new Sheet(look)
  const horizon = sheet.height * 0.64
  const view: View = { eye: [-1.7, 0, 2.5], focal: 1180, centre: [690, horizon] }
  const light = lightAt(look.hour, look.place, 26, {
    elevation: look.hour === 'noon' ? 48 : 7,
    mist: { from: 60, to: 1900, most: 0.78 },
  })
  const on = stage(sheet, view, light)
  const grove = new Grove(on, seed)
  planting(grove, use, seed)
  const { chance } = grove
  for (let i = 0; i < 24; i++)
    grove.person(
      chance.pick(['office', 'man', 'salwar', 'sari', 'kurta', 'elder']),
      [chance.between(-3, 3), 34 + 46 * chance.next()],
      chance.chance(0.5),
    )
  for (let y = 20; y < 84; y += 16)
    for (const side of [-1, 1]) {
      grove.add([side * 4.9, y], streetLamp(on, [side * 4.9, y], 4.6))
      grove.add([side * 5.4, y + 7], bench(on, [side * 5, y + 7], (-side * Math.PI) / 2))
    }
  const beams = use === 'film' && light.colours.litShare > 0.3 ? searchlights(on, seed) : ''
  return sheet.finish(
    sky(on, { seed: 53 + seed }) +
      beams +
      far(on, seed) +
      lawn(on, on.camera.ground(rectangle(-900, 2, 1800, 1500)), horizon, sheet.height) +
      paving(on, { x: -120, y: 80, width: 240, depth: 30, joints: [3, 3], seed }) +
      buildings[use](on, -doors[use], 94, seed) +
      shape(on.camera.ground(rectangle(-4.3, 2, 8.6, 84)), light.colours.paving[0]) +
      paving(on, { x: -4, y: 2, width: 8, depth: 84, joints: [1.6, 1.6], seed }) +
      grove.shadows() +
      grove.standing() +
      sunHaze(on, 540, 0.34),
    { threshold: 194 },
  )
}

function planting(grove: Grove, use: Use, seed: number): void {
  const { chance } = grove
  const kind: Species =
    use === 'film'
      ? 'royalPalm'
      : nth(['gulmohar', 'neem', 'ashoka'] as const, Math.floor(seed / 4) % 3)
  const step = kind === 'ashoka' ? 5.4 : kind === 'royalPalm' ? 7 : 9.5
  for (let y = 15; y < 80; y += step)
    for (const side of [-1, 1])
      grove.plant(
        kind,
        [side * (kind === 'gulmohar' ? 9.4 : 8), y],
        kind === 'royalPalm' ? chance.between(9, 11) : chance.between(7, 8.6),
      )
  for (let y = 8; y < 84; y += y < 40 ? 0.8 : 1.5)
    for (const side of [-1, 1])
      grove.plant(
        chance.chance(0.3) ? 'bougainvillea' : 'hedge',
        [side * 6.4, y],
        chance.between(0.55, 0.8),
      )
  for (let i = 0; i < 16; i++)
    grove.plant(chance.pick(['neem', 'frangipani']), [
      (i % 2 ? 1 : -1) * chance.between(20, 56),
      chance.between(34, 78),
    ])
}
