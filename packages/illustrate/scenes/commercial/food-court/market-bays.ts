import { mix } from '../../../paper/colour.ts'
import { nth } from '../../../paper/nth.ts'
import { random } from '../../../paper/random.ts'
import { group, type Markup, shape } from '../../../paper/svg.ts'
import { lampBox, opening } from '../../../rooms/arches.ts'
import type { Indoors } from '../../../rooms/indoors.ts'
import { level, sideways } from '../../../rooms/room.ts'

/** Where the vault over the hall springs, and the depth of a bay, in metres. */
export const [SPRING, BAY] = [5.2, 5]

/** On both sides, arches with kitchens behind counters. */
export function sideBays(
  on: Indoors,
  brick: string,
  scheme: readonly string[],
  seed: number,
): Markup {
  const { camera, mood, room, sheet, light: sun } = on
  const chance = random(seed + 2)
  let body = ''
  for (const x of [room.left, room.right])
    body += shape(sideways(on, [x, -4, 0], 34, SPRING + 0.1), mood.tone(brick, 0.36))
  for (let i = 6; i >= 0; i--)
    for (const x of [room.left, room.right]) {
      const y = room.back - (7 - i) * BAY + 0.6
      if (y + BAY < camera.eye[1] + 1.4) continue
      const hand = x < 0 ? 1 : -1
      const colour = nth(scheme, (i + (x < 0 ? 0 : 2)) % scheme.length)
      const hole = opening(on, [x, y, 0], 3.8, 4.5, true)
      const [high, low] = [camera.project([x, y + 2, 4.4])[1], camera.project([x, y + 2, 0.9])[1]]
      const glow = sheet.gradientDown(
        [
          [0, mood.tone('#7a4a32', 0.4)],
          [0.5, mix(mood.tone('#c98a52', 0.5), sun.colours.lamp, 0.4)],
          [1, '#ffedc4'],
        ],
        high,
        low,
      )
      let goods = ''
      for (const z of [1.6, 2.3, 3])
        for (let v = 0.3; v < 3.3; v += chance.between(0.24, 0.5))
          goods += shape(
            sideways(on, [x + hand * 0.03, y + v, z], 0.2, chance.between(0.16, 0.4)),
            chance.pick(['#f6ead2', '#b4553a', '#3f5a4c', '#d0a45c', '#6a4434']),
          )
      body +=
        shape(opening(on, [x, y - 0.25, 0], 4.3, 4.85, true), mood.tone('#e6d0aa', 0.46)) +
        shape(hole, glow) +
        group(sheet.clip(hole), goods) +
        lampBox(
          on,
          hand > 0 ? [x, y + 0.1, 0] : [x - 1.3, y + 0.1, 0],
          [1.3, 3.6, 1.06],
          mix(colour, '#5a3d2c', 0.15),
        ) +
        shape(level(on, hand > 0 ? x : x - 1.4, y, 1.4, 3.8, 1.08), mood.tone('#f3e4c6', 0.6)) +
        awning(on, x, y, hand, colour)
    }
  return body
}

/** A striped awning over a counter. */
function awning(on: Indoors, x: number, y: number, hand: number, colour: string): Markup {
  const { camera, mood } = on
  let [bold, pale] = ['', '']
  for (let i = 0; i < 8; i++) {
    const [a, b] = [y + (i * 3.8) / 8, y + ((i + 1) * 3.8) / 8]
    const piece =
      camera.face([
        [x, a, 3],
        [x, b, 3],
        [x + hand * 1.6, b, 2.5],
        [x + hand * 1.6, a, 2.5],
      ]) + sideways(on, [x + hand * 1.6, a, 2.2], b - a, 0.3)
    if (i % 2) pale += piece
    else bold += piece
  }
  return shape(bold, mood.tone(colour, 0.44)) + shape(pale, mood.tone('#f6ead2', 0.56))
}
