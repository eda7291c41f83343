import { garden } from '../../../outdoors/outlook.ts'
import { glowPaint, sunOnSheet } from '../../../outdoors/sky.ts'
import { tree } from '../../../outdoors/trees/trees.ts'
import { stand, type View } from '../../../paper/camera.ts'
import { type Random, random } from '../../../paper/random.ts'
import { Sheet } from '../../../paper/sheet.ts'
import { circle, group, type Markup, type Svg } from '../../../paper/svg.ts'
import type { Vec } from '../../../paper/vector.ts'
import type { Window } from '../../../rooms/curtains.ts'
import { openingOf } from '../../../rooms/glazing.ts'
import { flipped, type Indoors, indoors, onSide, type Side } from '../../../rooms/indoors.ts'
import type { Room } from '../../../rooms/room.ts'
import { afterSunset } from '../../../rooms/scenery.ts'
import { schemeOf, type Scheme } from '../../../rooms/schemes.ts'
import type { Look } from '../../../scene.ts'

/** What every room of a spa is drawn with. */
export interface Setting {
  on: Indoors
  view: View
  chance: Random
  scheme: Scheme
  seed: number
}

/** Sets up a room of a spa. */
export function setting(
  look: Look,
  plan: (chance: Random) => {
    room: Room
    view: Omit<View, 'centre'>
    level: number
    from: Side
    sun: Vec
  },
): Setting {
  const sheet = new Sheet(look)
  const chance = random(look.seed * 43 + 17)
  const scheme = schemeOf(look.seed + 5)
  const { room, view, level, from, sun } = plan(chance)
  const whole: View = { ...view, centre: [800, sheet.height * level] }
  const on = afterSunset(indoors(sheet, whole, look, room, from, sun), look.hour)
  return { on, view: whole, chance, scheme, seed: look.seed }
}

/** The garden behind a window (or an opening of another outline), with plants close to the glass. */
export function planted(
  on: Indoors,
  window: Window,
  seed: number,
  opening = openingOf(on, window),
): Markup {
  const chance = random(seed * 11 + 2)
  const kinds = chance.pick([
    ['shrub', 'frangipani', 'hedge'],
    ['bougainvillea', 'shrub', 'ashoka'],
    ['shrub', 'royalPalm', 'shrub'],
  ] as const)
  const symbols = kinds.map((kind, i) =>
    tree(on, kind, { seed: seed + i, range: 'near', detail: 2.6 }),
  )
  let plants = ''
  for (let u = window.to + 4; u > window.from - 1; u -= 0.5) {
    const low = chance.chance(0.78)
    const symbol = low ? symbols[0] : chance.pick(symbols)
    plants += stand(
      on.camera,
      symbol ?? '',
      onSide(on, window.side, u, 0, -chance.between(1.1, 2.4)),
      low ? chance.between(0.6, 1.3) : chance.between(2, 3.4),
      chance.chance(0.5),
    )
  }
  return group(on.sheet.clip(opening), garden(on, seed + 9, 14, 0) + plants)
}

/** Closes the drawing, with the sun's glow over it; half of the seeds see it in a looking glass. */
export function finished({ on, seed }: Setting, body: Markup): Svg {
  // At noon the sun stands above the ceiling.
  const sun = on.light.sun[2] < 0.5 ? sunOnSheet(on) : undefined
  const glow = sun ? circle(sun[0], sun[1], 380, glowPaint(on, 0.22)) : ''
  return on.sheet.finish(Math.floor(seed / 4) % 2 ? body + glow : flipped(on, body + glow), {
    threshold: 202,
    vignette: 0.26,
  })
}
