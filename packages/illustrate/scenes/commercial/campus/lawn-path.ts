import { searchlights } from '../../../buildings/campus/film-studio.ts'
import { campusLawn } from '../../../outdoors/gardens/campus-lawn.ts'
import { sky, sunHaze } from '../../../outdoors/sky.ts'
import type { View } from '../../../paper/camera.ts'
import { lightAt } from '../../../paper/light.ts'
import { Sheet } from '../../../paper/sheet.ts'
import { stage } from '../../../paper/stage.ts'
import type { Svg } from '../../../paper/svg.ts'
import type { Look } from '../../../scene.ts'
import { far } from './far.ts'
import { garden } from './garden.ts'
import { buildings, places, type Use } from './places.ts'

/** A lawn with a curving path to the buildings of a campus; shade trees on the left, walkers, flower beds. */
export function lawnPath(use: Use, look: Look): Svg {
  const sheet = new Sheet(look)
  const horizon = sheet.height * 0.64
  const view: View = { eye: [0, 0, 5.2], focal: 1000, centre: [640, horizon] }
  const light = lightAt(look.hour, look.place, -34, {
    elevation: look.hour === 'noon' ? 48 : 6.5,
    mist: { from: 60, to: 1900, most: 0.78 },
  })
  const on = stage(sheet, view, light)
  const haze = sunHaze(on, 540, 0.36)
  const [x, y] = places[use]
  const beams = use === 'film' && light.colours.litShare > 0.3 ? searchlights(on, look.seed) : ''
  const body =
    sky(on, { seed: 53 + look.seed }) +
    beams +
    far(on, look.seed) +
    campusLawn(on, places[use][1]) +
    buildings[use](on, x, y, look.seed) +
    haze +
    garden(on, use, look.seed)
  return sheet.finish(body, { threshold: 194 })
}
