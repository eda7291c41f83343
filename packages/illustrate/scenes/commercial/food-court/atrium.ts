import { chairs } from '../../../furniture/dining/banquet-chairs.ts'
import { schemes } from '../../../furniture/dining/food-counters.ts'
import { laidTable } from '../../../furniture/dining/laid-table.ts'
import { tree } from '../../../outdoors/trees/trees.ts'
import { stand, type View } from '../../../paper/camera.ts'
import { lightAt } from '../../../paper/light.ts'
import { nth } from '../../../paper/nth.ts'
import { random } from '../../../paper/random.ts'
import { Sheet } from '../../../paper/sheet.ts'
import { stage } from '../../../paper/stage.ts'
import { type Markup, opacity, shape, type Svg } from '../../../paper/svg.ts'
import { ellipse, type Spot } from '../../../paper/vector.ts'
import { lampBox } from '../../../rooms/arches.ts'
import { moodOf } from '../../../rooms/indoors.ts'
import { contact } from '../../../rooms/room.ts'
import type { Look } from '../../../scene.ts'
import { dome } from './dome.ts'
import { MIDDLE, type Rotunda, rotunda } from './rotunda.ts'

/** A round hall under a glass dome: kitchens along its wall, two galleries above, tables in rings about a tree. */
export function atrium(look: Look): Svg {
  const { seed } = look
  const sheet = new Sheet(look)
  const view: View = { eye: [1.4, 1.6, 2.7], focal: 760, centre: [760, sheet.height * 0.63] }
  const light = lightAt(look.hour, look.place, -40, { elevation: look.hour === 'noon' ? 48 : 26 })
  const on: Rotunda = { ...stage(sheet, view, light), mood: moodOf(look.hour) }
  const scheme = nth(schemes, Math.floor(seed / 5) % schemes.length)
  const body =
    sheet.wash('#4a3a36') +
    dome(on) +
    rotunda(on, scheme, seed) +
    ground(on) +
    tables(on, scheme, seed)
  return sheet.finish(body, { threshold: 200, vignette: 0.24 })
}

/** Rings of two stones, and the light that falls through the dome. */
function ground(on: Rotunda): Markup {
  const { camera, light, mood, sheet } = on
  const disc = (r: number): string => camera.ground(ellipse(...MIDDLE, r, r, 72))
  let body = ''
  for (const [i, r] of [15, 12.6, 10.2, 7.8, 5.4, 3.2].entries())
    body += shape(disc(r), mood.tone(i % 2 ? '#b98f6c' : '#dcc7a8', 0.5))
  let spokes = ''
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * Math.PI * 2
    const at = (r: number, turn: number): Spot => [
      MIDDLE[0] + Math.cos(a + turn) * r,
      MIDDLE[1] + Math.sin(a + turn) * r,
    ]
    spokes += camera.ground([at(3, 0), at(15, -0.002), at(15, 0.002)])
  }
  const sun: Spot[] = ellipse(MIDDLE[0] + 3.4, MIDDLE[1] - 1, 7.4, 6.4, 48)
  return (
    body +
    shape(spokes, mood.shade, opacity(0.3)) +
    shape(
      camera.ground(sun),
      light.colours.sunlight,
      opacity(mood.night === 1 ? 0.08 : 0.42) + sheet.blur(5),
    )
  )
}

function tables(on: Rotunda, scheme: readonly string[], seed: number): Markup {
  const { camera } = on
  const chance = random(seed + 5)
  const sets = scheme.slice(0, 3).map((colour) => chairs(on, on.mood.tone(colour, 0.5), '#4a3a32'))
  const things: { y: number; body: Markup }[] = []
  for (const [r, count] of [
    [5.6, 9],
    [9.4, 15],
  ] as const)
    for (let i = 0; i < count; i++) {
      const a = ((i + chance.between(-0.1, 0.1)) / count) * Math.PI * 2 + r
      const at: Spot = [MIDDLE[0] + Math.cos(a) * r, MIDDLE[1] + Math.sin(a) * r]
      if (at[1] < camera.eye[1] + 3) continue
      things.push({
        y: at[1],
        body: laidTable(on, at, nth(sets, (i + (r > 6 ? 1 : 0)) % 3), {
          radius: 0.62,
          seats: 4,
          top: on.mood.tone('#c79a6a', 0.5),
          piece: 'low',
          flowers: ['#4d6a45', '#7f9a5a', '#f6e4c8'],
          seed: i + seed,
        }),
      })
    }
  const crown = tree(
    on,
    nth(['frangipani', 'neem', 'gulmohar'] as const, Math.floor(seed / 5) % 3),
    {
      seed: 5,
      range: 'near',
      detail: 5,
    },
  )
  const low = tree(on, 'shrub', { seed: 6, range: 'near', detail: 2.5 })
  const [mx, my] = MIDDLE
  things.push({
    y: my - 1,
    body:
      contact(on, ellipse(mx, my, 2.6), 0.5) +
      lampBox(on, [mx - 1.6, my - 1.6, 0], [3.2, 3.2, 0.55], '#e6d6bc') +
      stand(camera, low, [mx - 0.9, my + 0.4, 0.5], 0.8) +
      stand(camera, crown, [mx, my, 0.5], 6.6) +
      [-1.2, -0.5, 0.4, 1.1]
        .map((u, i) => stand(camera, low, [mx + u, my - 1.1, 0.5], 0.7, i % 2 > 0))
        .join(''),
  })
  return things
    .toSorted((a, b) => b.y - a.y)
    .map((thing) => thing.body)
    .join('')
}
