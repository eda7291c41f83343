import { mix } from '../../../paper/colour.ts'
import { nth } from '../../../paper/nth.ts'
import { type Markup, opacity, shape, stroke } from '../../../paper/svg.ts'
import { lerp, type Vec } from '../../../paper/vector.ts'
import type { Indoors } from '../../../rooms/indoors.ts'
import { GALLERY, STOREY } from './measures.ts'

/** Where the vault springs, and its rise, in metres. */
export const SPRING = 3 * STOREY - 0.4

export const RISE = 4.6

/** The glass vault: panes that show the sky, ribs and purlins. */
export function vault(on: Indoors): Markup {
  const { camera, room, light, mood, sheet } = on
  const [left, right] = [room.left + GALLERY - 1.5, room.right - GALLERY + 1.5]
  const at = (t: number, y: number): Vec => [
    lerp(left, right, 0.5 - 0.5 * Math.cos(Math.PI * t)),
    y,
    SPRING + RISE * Math.sin(Math.PI * t),
  ]
  const ribs = Array.from({ length: 14 }, (_, i) => lerp(room.back, -2.5, i / 13))
  const { sky: tones } = light.colours
  const night = mood.night === 1
  const paint = sheet.gradientDown(
    [
      [0, mix(nth(tones, 0)[1], '#ffffff', night ? 0 : 0.12)],
      [0.6, mix(nth(tones, 1)[1], '#ffffff', night ? 0.04 : 0.2)],
      [1, mix(nth(tones, 3)[1], '#ffffff', 0.2)],
    ],
    0,
    camera.project([0, room.back, room.height])[1],
  )
  const cells = Array.from({ length: 24 }, (_, i) => i / 24)
  let glass = ''
  for (const t of cells)
    glass += camera.face([
      at(t, room.back),
      at(t, -2.5),
      at(t + 1 / 24, -2.5),
      at(t + 1 / 24, room.back),
    ])
  const beam = (x: number): string =>
    camera.face([
      [x, -3, SPRING - 0.7],
      [x, room.back, SPRING - 0.7],
      [x, room.back, SPRING + 0.3],
      [x, -3, SPRING + 0.3],
    ])
  let bones = ''
  for (const y of ribs) {
    const k = camera.scale(Math.max(1.5, camera.depth([0, y, SPRING])))
    const line = camera.line(Array.from({ length: 25 }, (_, i) => at(i / 24, y)))
    bones +=
      stroke(line, mood.tone('#6a5546', 0.3), 0.34 * k) +
      stroke(line, mood.tone('#e0c8a0', 0.6), 0.12 * k)
  }
  let purlins = ''
  for (const t of cells.filter((_, i) => i % 2))
    purlins += camera.line([at(t, room.back), at(t, -2.5)])
  const sides: readonly (readonly [number, number])[] = [
    [room.left, left],
    [right, room.right],
  ]
  const soffits = sides
    .map(([a, b]) =>
      shape(
        camera.face([
          [a, -3, SPRING],
          [b, -3, SPRING],
          [b, room.back, SPRING],
          [a, room.back, SPRING],
        ]),
        mood.tone('#cdb391', 0.36),
      ),
    )
    .join('')
  return (
    shape(glass, paint) +
    stroke(purlins, mood.tone('#8a7460', 0.4), 1.4, opacity(0.8)) +
    bones +
    soffits +
    shape(beam(left), mood.tone('#c9b08c', 0.3)) +
    shape(beam(right), mix(mood.tone('#e6d2ae', 0.7), light.colours.sunlight, 0.3))
  )
}
