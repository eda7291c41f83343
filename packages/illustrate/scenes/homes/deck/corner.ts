import { outlook } from '../../../outdoors/outlook.ts'
import { camera, type View } from '../../../paper/camera.ts'
import { lightAt } from '../../../paper/light.ts'
import { nth } from '../../../paper/nth.ts'
import { random } from '../../../paper/random.ts'
import { Sheet } from '../../../paper/sheet.ts'
import type { Svg } from '../../../paper/svg.ts'
import { frame } from '../../../paper/vector.ts'
import { flipped, type Indoors, moodOf } from '../../../rooms/indoors.ts'
import { schemeOf } from '../../../rooms/schemes.ts'
import type { Facts, Look } from '../../../scene.ts'
import { land, treeTops } from './below.ts'
import { deck, EACH, type Tower } from './corner-deck.ts'
import { facade } from './corner-glass.ts'

/** A deck at a tower's corner, seen from outside a little above it, with others over and under it. */
export function corner(facts: Facts, look: Look): Svg {
  const { seed } = look
  const sheet = new Sheet(look)
  const chance = random(seed * 47 + 3)
  const scheme = schemeOf(seed + 1)
  const view: View = {
    eye: [-1.4, -12.9, chance.between(3, 3.5)],
    focal: 1010,
    centre: [sheet.width * 0.52, sheet.height * 0.42],
  }
  const light =
    look.hour === 'noon'
      ? lightAt(look.hour, look.place, -105, { elevation: 42 })
      : lightAt(look.hour, look.place, -92)
  const turn = chance.between(36, 42)
  const on: Indoors = {
    sheet,
    camera: camera(view, sheet.frame),
    light,
    room: { left: -20, right: 20, front: -14, back: 30, height: EACH - 0.5 },
    view,
    from: 'left',
    towards: [-1, 0, 0],
    mood: moodOf(look.hour),
  }
  const tower: Tower = {
    to: frame([2.4, 0], (turn * Math.PI) / 180),
    turn,
    wall: nth(light.colours.wall, 0),
  }
  const below = [-3, -2, -1].map((i) => deck(on, tower, i, scheme, seed)).join('')
  const above = [4, 3, 2, 1].map((i) => deck(on, tower, i, scheme, seed)).join('')
  const body =
    land(on) +
    outlook(on, facts.view ?? 'city', seed + 29, sheet.top) +
    treeTops(on, seed) +
    facade(on, tower, chance) +
    below +
    above +
    deck(on, tower, 0, scheme, seed)
  return sheet.finish(seed % 2 ? body : flipped(on, body), { threshold: 200, vignette: 0.14 })
}
