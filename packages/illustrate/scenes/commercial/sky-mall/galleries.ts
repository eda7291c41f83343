import { tree } from '../../../outdoors/trees/trees.ts'
import { stand } from '../../../paper/camera.ts'
import { mix } from '../../../paper/colour.ts'
import { nth } from '../../../paper/nth.ts'
import { random } from '../../../paper/random.ts'
import { type Markup, opacity, shape } from '../../../paper/svg.ts'
import type { Vec } from '../../../paper/vector.ts'
import type { Indoors } from '../../../rooms/indoors.ts'
import { GALLERY, lit, STOREY } from './measures.ts'
import { shops } from './shops.ts'

/** One side of the hall, three storeys of shops behind galleries with glass rails and planting. `sunny` is how far the sun lights it, 0 to 1; `from` where it starts, in metres. */
export function side(
  on: Indoors,
  wall: 'left' | 'right',
  sunny: number,
  from: number,
  seed: number,
): Markup {
  const chance = random(seed + (wall === 'left' ? 1 : 40))
  let body = ''
  for (const level of [0, 1, 2]) body += shops(on, wall, level, sunny, from, chance)
  for (const level of [1, 2]) body += slab(on, wall, level, sunny, from)
  return body
}

/** A gallery: its soffit, edge, planting and glass rail. */
function slab(
  on: Indoors,
  wall: 'left' | 'right',
  level: number,
  sunny: number,
  from: number,
): Markup {
  const { room, camera, mood, light } = on
  const z = level * STOREY
  const [outer, inner] =
    wall === 'left' ? [room.left, room.left + GALLERY] : [room.right, room.right - GALLERY]
  const flat = (a: number, b: number, high: number): string =>
    camera.face([
      [a, from, high],
      [b, from, high],
      [b, room.back, high],
      [a, room.back, high],
    ])
  const face = (low: number, high: number, x = inner): string =>
    camera.face([
      [x, from, low],
      [x, room.back, low],
      [x, room.back, high],
      [x, from, high],
    ])
  let downlights = ''
  const between = (outer + inner) / 2
  for (let y = Math.ceil(from) + 2; y < room.back; y += 3.2)
    downlights += camera.ground(
      [
        [between - 0.14, y],
        [between + 0.14, y],
        [between + 0.14, y + 0.28],
        [between - 0.14, y + 0.28],
      ],
      z - 0.56,
    )
  const under = camera.eye[2] < z - 0.5
  const soffit = under
    ? shape(
        flat(outer, inner, z - 0.55),
        mix(mood.tone('#c9a882', 0.34), light.colours.lamp, 0.12),
      ) +
      shape(downlights, '#fff3d2') +
      shape(downlights, light.colours.lamp, opacity(0.6) + on.sheet.blur(5))
    : shape(flat(outer, inner, z), mood.tone('#d8c6aa', 0.5))
  return (
    soffit +
    shape(face(z - 0.55, z + 0.2), lit(on, '#efe2ca', sunny)) +
    shape(face(z - 0.55, z - 0.47), light.colours.lamp, opacity(0.9))
  )
}

/** The planting and glass rail along a gallery's edge, with columns; what stands on the gallery is drawn before it. */
export function edgeOf(
  on: Indoors,
  wall: 'left' | 'right',
  level: number,
  sunny: number,
  from: number,
  seed: number,
  planted = true,
): Markup {
  const { room, camera, mood } = on
  const chance = random(seed + level)
  const z = level * STOREY
  const inner = wall === 'left' ? room.left + GALLERY : room.right - GALLERY
  const rect = (x: number, y: number, low: number, deep: number, tall: number): string =>
    camera.face([
      [x, y, low],
      [x, y + deep, low],
      [x, y + deep, low + tall],
      [x, y, low + tall],
    ])
  const greens = (['hedge', 'shrub', 'bougainvillea'] as const).map((kind, i) =>
    tree(on, kind, { seed: seed + i, range: 'middle', detail: 1 }),
  )
  let [posts, plants] = ['', '']
  // Seen from below, plants show over the edge by their tops alone and stand apart.
  const step = camera.eye[2] < z ? 0.45 : 0.8
  for (let y = room.back - 0.8; y > from; y -= step) {
    const at: Vec = [inner, y, z + 0.1]
    if (planted && chance.chance(0.86) && camera.depth(at) > 5)
      plants += stand(
        camera,
        nth(greens, chance.chance(0.2) ? 2 : chance.chance(0.5) ? 1 : 0),
        at,
        chance.between(0.55, 0.95),
        chance.chance(0.5),
      )
  }
  for (let y = room.back; y > from; y -= 2) posts += rect(inner, y, z + 0.2, 0.07, 1)
  return (
    shape(
      rect(inner, from, z + 0.15, room.back - from, 1.05),
      mix('#ffffff', mood.glow, 0.4),
      opacity(0.13),
    ) +
    plants +
    shape(posts, mood.tone('#4a3f38', 0.4)) +
    shape(
      rect(inner, from, z + 1.18, room.back - from, 0.06),
      lit(on, '#d9a862', 0.3 + 0.7 * sunny),
    )
  )
}
