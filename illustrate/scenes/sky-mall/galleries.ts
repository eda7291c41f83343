import { stand } from '../../engine/camera.ts'
import { coarse, mix } from '../../engine/colour.ts'
import { type Indoors, onSide, panel, type Side } from '../../engine/indoors.ts'
import { type Random, random } from '../../engine/random.ts'
import { Batch, type Markup, opacity, shape } from '../../engine/svg.ts'
import { tree } from '../../engine/trees.ts'
import type { Vec } from '../../engine/vector.ts'

/** Metres from floor to floor, and how far a gallery stands out from its shops. */
export const STOREY = 6.3
export const GALLERY = 5.4
const BAY = 6.4
const fascias = ['#a8542f', '#2f6662', '#c98a2e', '#7a3f4e', '#3d5a78', '#8a6a4a']

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

/** A colour on this side: gold in the sun, teal out of it. */
export const lit = (on: Indoors, colour: string, sunny: number): string =>
  mix(
    mix(on.mood.tone(colour, 0.36), on.light.colours.shade, 0.34),
    mix(on.mood.tone(colour, 0.66), on.light.colours.sunlight, 0.42),
    sunny,
  )

function shops(
  on: Indoors,
  wall: Side,
  level: number,
  sunny: number,
  from: number,
  chance: Random,
): Markup {
  const { room, mood } = on
  const z = level * STOREY
  let body = shape(
    panel(on, wall, from, z, room.back - from, STOREY),
    lit(on, '#d9c8ac', sunny * 0.6),
  )
  for (let u = room.back - BAY; u > from - BAY; u -= BAY) {
    const first = Math.max(from, u + 0.5)
    if (u + BAY - 0.4 - first < 1) continue
    const wide = u + BAY - 0.4 - first
    const [low, high] = [onSide(on, wall, u + BAY, z), onSide(on, wall, u + BAY, z + 4)]
    const [bottom, top] = [on.camera.project(low)[1], on.camera.project(high)[1]]
    const warm = mix('#ffe6b8', chance.pick(fascias), chance.between(0.05, 0.2))
    const glow = on.sheet.gradientDown(
      [
        [0, mix(warm, '#fff6e0', 0.3)],
        [0.55, mood.tone(mix(warm, '#c98a52', 0.4), 0.5)],
        [1, mood.tone('#8a5a3c', 0.42)],
      ],
      top,
      bottom,
    )
    const fascia = chance.pick(fascias)
    body +=
      shape(panel(on, wall, first, z + 0.1, wide, 4.1), glow) +
      goods(on, wall, first, z, wide, chance) +
      shape(
        panel(on, wall, first - 0.1, z + 4.2, wide + 0.2, 0.75, 0.25),
        mix(
          mix(fascia, mood.shade, 0.42),
          mix(fascia, on.light.colours.sunlight, 0.3),
          0.15 + 0.7 * sunny,
        ),
      ) +
      shape(
        panel(on, wall, first - 0.1, z + 4.86, wide + 0.2, 0.1, 0.27),
        lit(on, '#f0dcb8', sunny),
      ) +
      shape(
        panel(on, wall, first, z + 0.1, 0.09, 4.1, 0.05) +
          panel(on, wall, first + wide * 0.5, z + 0.1, 0.08, 4.1, 0.05) +
          panel(on, wall, first, z + 0.1, wide, 0.3, 0.05),
        mood.tone('#4a3a32', 0.34),
      )
  }
  return body
}

/** What a shop shows: shelves, clothes on a rail, or lamps; colours only. */
function goods(
  on: Indoors,
  wall: Side,
  u: number,
  z: number,
  wide: number,
  chance: Random,
): Markup {
  const body = new Batch()
  const kind = chance.pick(['shelves', 'clothes', 'lamps', 'shelves'] as const)
  const tones = ['#b65f3f', '#35565c', '#e0b95a', '#f4ead8', '#7c4a58', '#5f7f5a', '#3a2c2a']
  const add = (x: number, low: number, w: number, h: number, colour: string, alpha = 0.85): void =>
    void body.add(panel(on, wall, u + x, z + low, w, h, 0.02), coarse(colour, 2), opacity(alpha))
  if (kind === 'shelves')
    for (const low of [0.7, 1.5, 2.3]) {
      add(0.4, low - 0.08, wide - 0.8, 0.08, '#6b4630')
      for (let x = 0.5; x < wide - 0.7; x += chance.between(0.3, 0.6))
        add(x, low, chance.between(0.16, 0.36), chance.between(0.25, 0.58), chance.pick(tones))
    }
  else if (kind === 'clothes') {
    add(0.5, 2.3, wide - 1, 0.06, '#3a2c2a')
    for (let x = 0.6; x < wide - 0.9; x += 0.42)
      add(x, chance.between(0.7, 1.1), 0.3, 1.3, chance.pick(tones))
    for (const x of [1, wide - 1.6]) add(x, 0.1, 0.5, 1.75, '#4a3430', 0.8)
  } else {
    for (let x = 0.5; x < wide - 0.4; x += 0.9)
      add(x, chance.between(2.4, 3.2), 0.36, 0.36, '#fff6e0')
    add(0.8, 0.1, wide - 1.8, 0.95, '#6b4630')
    add(1.2, 1.05, 0.3, 0.4, chance.pick(tones))
  }
  return String(body)
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
  for (let y = room.back - 0.8; y > from; y -= 0.8) {
    const at: Vec = [inner, y, z + 0.1]
    if (planted && chance.chance(0.86) && camera.depth(at) > 5)
      plants += stand(
        camera,
        greens[chance.chance(0.2) ? 2 : chance.chance(0.5) ? 1 : 0]!,
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
