import { tree } from '../../../outdoors/trees/trees.ts'
import { stand } from '../../../paper/camera.ts'
import { mix } from '../../../paper/colour.ts'
import { nth } from '../../../paper/nth.ts'
import { random } from '../../../paper/random.ts'
import { group, type Markup, opacity, shape } from '../../../paper/svg.ts'
import { lampBox } from '../../../rooms/arches.ts'
import { type Indoors } from '../../../rooms/indoors.ts'
import { level } from '../../../rooms/room.ts'
import { GALLERY, STOREY } from './measures.ts'

/** The gallery we stand on: its paving with the shops' light on it, slats overhead, palms in tubs and benches along the shops. */
export function walk(on: Indoors, seed: number): Markup {
  const { room, camera, mood, light, sheet } = on
  const chance = random(seed + 61)
  const [left, right] = [room.left, room.left + GALLERY]
  const whole = level(on, left, -5, GALLERY, room.back + 5, STOREY + 0.002)
  let [joints, pale, spill, slats] = ['', '', '', '']
  for (let y = -5; y < room.back; y += 1.5) {
    joints += level(on, left, y, GALLERY, 0.025, STOREY + 0.003)
    for (let x = left; x < right - 0.7; x += 1.35)
      if (chance.chance(0.24)) pale += level(on, x, y, 1.35, 1.5, STOREY + 0.003)
  }
  for (let x = left; x < right; x += 1.35)
    joints += level(on, x, -5, 0.025, room.back + 5, STOREY + 0.003)
  for (let y = room.back - 6.4; y > -9; y -= 6.4)
    spill += camera.ground(
      [
        [left, y + 0.8],
        [left + 2.9, y - 0.2],
        [left + 2.9, y + 5],
        [left, y + 5.8],
      ],
      STOREY + 0.004,
    )
  for (let x = left + 0.35; x < right - 0.3; x += 0.42)
    slats += level(on, x, -4.6, 0.16, room.back + 4.6, 2 * STOREY - 0.57)
  const border = level(on, right - 1.1, -5, 0.32, room.back + 5, STOREY + 0.004)
  const ground = group(
    sheet.clip(whole),
    shape(pale, mood.glow, opacity(0.16)) +
      shape(joints, mood.shade, opacity(0.3)) +
      shape(border, mood.tone('#8a5236', 0.42)) +
      shape(
        spill,
        mix(light.colours.lamp, '#fff0d0', 0.3),
        opacity(0.22 + 0.3 * mood.night) + sheet.blur(12),
      ),
  )
  const kinds = (['royalPalm', 'frangipani'] as const).map((kind, i) =>
    tree(on, kind, { seed: seed + i, range: 'near', detail: 3 }),
  )
  let things = ''
  const from = chance.between(4.4, 6.4)
  for (let i = 4; i >= 0; i--) {
    const y = from + i * 6.4
    if (i % 2)
      things +=
        lampBox(on, [left + 1.5, y, STOREY], [0.6, 2.2, 0.36], '#8a5c3e') +
        lampBox(on, [left + 1.45, y - 0.05, STOREY + 0.36], [0.7, 2.3, 0.09], '#c58a56')
    else
      things +=
        shape(
          level(on, left + 0.2, y - 0.3, 1.3, 1.2, STOREY + 0.005),
          mood.shade,
          opacity(0.34) + sheet.blur(7),
        ) +
        lampBox(on, [left + 0.25, y, STOREY], [0.8, 0.8, 0.75], '#5a6a64') +
        stand(
          camera,
          nth(kinds, i % 4 ? 1 : 0),
          [left + 0.65, y + 0.4, STOREY + 0.72],
          chance.between(2.5, 3),
          i > 2,
        )
  }
  return shape(slats, mood.tone('#a8744a', 0.34)) + ground + things
}

/** Troughs in flower along our side of the rail, near the viewer. */
export function beside(on: Indoors, seed: number): Markup {
  const { room, camera } = on
  const chance = random(seed + 77)
  const x = room.left + GALLERY - 0.62
  const kinds = (['bougainvillea', 'shrub', 'shrub'] as const).map((kind, i) =>
    tree(on, kind, { seed: seed + i, range: 'near', detail: 4 }),
  )
  let body = ''
  for (const y of [26, 20.4, 14.8, 9.2, 3.6, -1.2]) {
    const long = 3.2
    body +=
      shape(
        level(on, x - 0.3, y - 0.15, 0.8, long + 0.1, STOREY + 0.005),
        on.mood.shade,
        opacity(0.34) + on.sheet.blur(7),
      ) + lampBox(on, [x, y, STOREY], [0.5, long, 0.42], '#b98a66')
    for (let v = long - 0.1; v > 0; v -= 0.36)
      body += stand(
        camera,
        nth(kinds, chance.chance(0.4) ? 0 : chance.chance(0.5) ? 1 : 2),
        [x + chance.between(0.15, 0.35), y + v, STOREY + 0.36],
        chance.between(0.34, 0.56),
        chance.chance(0.5),
      )
  }
  return body
}
