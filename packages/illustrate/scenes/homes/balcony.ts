import { fanAhead } from '../../furniture/lights/ceiling-fan.ts'
import { outlook } from '../../outdoors/outlook.ts'
import { sunHaze } from '../../outdoors/sky.ts'
import type { View } from '../../paper/camera.ts'
import { nth } from '../../paper/nth.ts'
import { random } from '../../paper/random.ts'
import { Sheet } from '../../paper/sheet.ts'
import type { Svg } from '../../paper/svg.ts'
import { clamp, lerp } from '../../paper/vector.ts'
import { ceiling } from '../../rooms/ceilings.ts'
import { clad } from '../../rooms/cladding.ts'
import { floor } from '../../rooms/floors.ts'
import { flipped, indoors } from '../../rooms/indoors.ts'
import { afterSunset, facingAway } from '../../rooms/scenery.ts'
import { schemeOf } from '../../rooms/schemes.ts'
import type { Facts, Look } from '../../scene.ts'
import { along, seats, supper, swings } from './balcony/decks.ts'
import { boxes, home, rail } from './balcony/edges.ts'

/** A deep balcony on a high floor, by seed: seats towards the view, a swing, a table for supper at an open corner, or all its length along the home's windows. */
export function draw(facts: Facts, look: Look): Svg {
  const { seed } = look
  const sheet = new Sheet(look)
  const chance = random(seed * 53 + 7)
  const scheme = schemeOf(seed + 9)
  const layouts = [along, seats, swings, supper]
  const deck = nth(layouts, seed % 4)({ seed, chance, scheme })
  const tall = clamp((sheet.height / sheet.width - 0.75) / 0.53)
  const view: View = {
    eye: deck.eye,
    yaw: deck.yaw,
    focal: deck.focal * (1 + 0.16 * tall),
    centre: [800, sheet.height * lerp(0.49, 0.55, tall)],
  }
  const room = { ...deck.room, height: deck.room.height + 0.3 * tall }
  const set = indoors(sheet, view, look, room, nth(deck.rails, 0), deck.sun)
  const on = seed % 2 ? afterSunset(set, look.hour) : set
  const kind = chance.pick(['planks', 'planks', 'terrazzo', 'checks', 'stone'] as const)
  const over = chance.pick(['slats', 'plain', 'beams'] as const)
  const body =
    sheet.wash(on.mood.tone(scheme.ground, 0.2)) +
    outlook(facingAway(on), facts.view ?? 'city', seed + 17, 0) +
    deck.rails.map((side) => boxes(on, side, scheme, seed) + rail(on, side, scheme.wood)).join('') +
    ceiling(on, over === 'plain' && !deck.fan ? 'boards' : over, scheme.wood) +
    floor(on, kind, kind === 'planks' ? scheme.wood : scheme.ground, seed) +
    (deck.wall ? clad(on, deck.wall, deck.finish, scheme.featureColour, { seed }) : '') +
    home(on, deck.home, scheme) +
    deck.things(on) +
    (over === 'plain' && deck.fan && tall < 0.3 ? fanAhead(on, scheme.wood, seed) : '') +
    // At noon the sun stands above the ceiling.
    (look.hour === 'noon' ? '' : sunHaze(on, 460, 0.26))
  return sheet.finish(Math.floor(seed / 4) % 2 ? flipped(on, body) : body, {
    threshold: look.hour === 'noon' ? 240 : 206,
    vignette: look.hour === 'noon' ? 0.12 : 0.2,
  })
}
