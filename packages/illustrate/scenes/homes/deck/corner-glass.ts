import { onWall, type Wall, wallsOf } from '../../../buildings/solids.ts'
import { mix } from '../../../paper/colour.ts'
import { shaded, skyTowards } from '../../../paper/light.ts'
import type { Random } from '../../../paper/random.ts'
import { type Markup, opacity, shape } from '../../../paper/svg.ts'
import { between, lift } from '../../../paper/vector.ts'
import type { Indoors } from '../../../rooms/indoors.ts'
import { EACH, type Tower } from './corner-deck.ts'

/** The glass of both faces, two storeys to a deck: the sky in it above, lit rooms and curtains behind it. */
export function facade(on: Indoors, { to, wall }: Tower, chance: Random): Markup {
  const plan = [to(0, 0), to(36, 0), to(36, 17), to(0, 17)]
  let body = ''
  for (const side of wallsOf(on, plan))
    for (let level = -3; level < 5 && side.visible; level++)
      body += storeys(on, side, level * EACH, wall, chance)
  return body
}

function storeys(on: Indoors, side: Wall, z: number, wall: string, chance: Random): Markup {
  const { light, sheet, mood, camera } = on
  const [top, foot] = [z + EACH, z].map((high) => camera.project(lift(side.middle, high))[1])
  const sunny = side.normal[0] < 0
  const sky = skyTowards(light, [side.normal[0], side.normal[1], 0.3])
  const base = mix('#27424e', sky, sunny ? 0.62 : 0.4)
  const glass = sheet.gradientDown(
    [
      [0, mix('#1c3038', base, 0.4)],
      [0.22, base],
      [0.6, mix(base, light.colours.sunlight, sunny ? 0.34 : 0.08)],
      [1, mix(base, '#2a2422', 0.5)],
    ],
    top ?? 0,
    foot ?? 1,
  )
  const room = sheet.gradientDown(
    [
      [0, mix(base, '#f6c98c', 0.45 + 0.5 * mood.night)],
      [0.5, mix(base, '#eaa868', 0.5 + 0.4 * mood.night)],
      [1, mix(base, '#b07a54', 0.6)],
    ],
    top ?? 0,
    foot ?? 1,
  )
  const count = Math.round(side.length / 1.7)
  let [lit, cloth, bars, glints] = ['', '', '', '']
  let at = 0
  while (at < count) {
    const run = Math.floor(chance.between(2, 5))
    const [from, end] = [at / count, Math.min(1, (at + run) / count)]
    const storey = chance.pick([0, 0.5])
    if (chance.chance(0.3 + 0.3 * mood.night))
      lit += onWall(on, side, from, end, z + storey * EACH, z + (storey + 0.5) * EACH)
    if (chance.chance(0.5)) cloth += onWall(on, side, from, from + 0.6 / count, z, z + EACH * 0.47)
    glints += leaning(on, side, from, 1 / count, z)
    at += run
  }
  // The home that opens on to our deck.
  if (z === 0) lit += onWall(on, side, 0, 1, 0, EACH * 0.5)
  for (let i = 0; i <= count; i++)
    bars += onWall(
      on,
      side,
      i / count - 0.03 / side.length,
      i / count + 0.04 / side.length,
      z,
      z + EACH,
    )
  return (
    shape(onWall(on, side, 0, 1, z, z + EACH), glass) +
    shape(lit, room) +
    shape(cloth, mood.tone('#f2e6d2', sunny ? 0.7 : 0.5), opacity(0.5)) +
    shape(glints, '#ffffff', opacity(0.1)) +
    shape(bars, mix('#2c3033', light.colours.shade, 0.3)) +
    shape(
      onWall(on, side, -0.001, 1, z + EACH * 0.47, z + EACH * 0.53),
      shaded(light, wall, side.normal),
    ) +
    shape(
      onWall(on, side, 0, 1, z + EACH - 1.5, z + EACH),
      '#14222a',
      opacity(0.34) + sheet.blur(5),
    )
  )
}

/** Path data of a slanting gleam over a pane. */
function leaning({ camera }: Indoors, side: Wall, from: number, share: number, z: number): string {
  const at = (u: number, high: number) => lift(between(side.a, side.b, from + u * share), z + high)
  return camera.face([at(0.1, 0.2), at(0.5, 0.2), at(1.3, 2.8), at(0.9, 2.8)])
}
