import { officeCampus, university } from '../buildings/campus-buildings.ts'
import { filmStudio, searchlights } from '../buildings/film-studio.ts'
import { toyFactory } from '../buildings/toy-factory.ts'
import { campusLawn } from '../outdoors/campus-lawn.ts'
import { mist, sky, skyline, sunHaze } from '../outdoors/sky.ts'
import { tree } from '../outdoors/trees.ts'
import { stand, type View } from '../paper/camera.ts'
import { lightAt } from '../paper/light.ts'
import { random } from '../paper/random.ts'
import { Sheet } from '../paper/sheet.ts'
import { stage, type Stage } from '../paper/stage.ts'
import type { Markup, Svg } from '../paper/svg.ts'
import type { Facts, Look } from '../scene.ts'
import { type Use, garden } from './campus/garden.ts'
import { places } from './campus/places.ts'

const buildings: Record<Use, (on: Stage, x: number, y: number, seed: number) => Markup> = {
  it: officeCampus,
  university,
  film: filmStudio,
  toys: toyFactory,
}

/** A lawn with a curving campusPath to the buildings of a campus; shade trees on the left, walkers, flower beds. */
export function draw(facts: Facts, look: Look): Svg {
  const use = facts.use ?? 'it'
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

function far(on: Stage, seed: number): Markup {
  const { camera } = on
  const chance = random(seed + 4)
  const trees = [
    tree(on, 'neem', { seed: 4, range: 'far' }),
    tree(on, 'ashoka', { seed: 5, range: 'far' }),
    tree(on, 'gulmohar', { seed: 5, range: 'far' }),
  ]
  let row = ''
  for (let y = 250; y > 140; y -= 36)
    for (let x = -200; x < 330; x += 6)
      row += stand(
        camera,
        chance.pick(trees),
        [x + chance.between(0, 5), y + chance.between(0, 12), 0],
        chance.between(9, 15),
        chance.chance(0.5),
      )
  return (
    skyline(on, { seed, distance: 2600, heights: [40, 300], spacing: 74 }) +
    mist(on, camera.horizon - 46, 56, 0.5) +
    skyline(on, { seed: seed + 3, distance: 1100, heights: [10, 110], spacing: 66 }) +
    mist(on, camera.horizon - 26, 44, 0.5) +
    row
  )
}
