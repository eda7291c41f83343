import { box } from '../../buildings/solids.ts'
import { mix } from '../../paper/colour.ts'
import { random } from '../../paper/random.ts'
import type { Stage } from '../../paper/stage.ts'
import { circle, type Markup, opacity, outline, shape } from '../../paper/svg.ts'
import type { Vec } from '../../paper/vector.ts'
import { archFacing, lampBox } from '../../rooms/arches.ts'
import type { HallStyle } from '../../rooms/hall.ts'
import { facing } from '../../rooms/room.ts'
import { bouquet } from '../plants/bouquets.ts'
import { upholstered } from '../upholstery.ts'

/** A ring of flowers, drapes, a seat for two, urns along the aisle. */
export function weddingSet(on: Stage, seed: number): Markup {
  const { camera, sheet } = on
  const chance = random(seed)
  const tones = ['#f2a71b', '#e8862c', '#c4487a', '#fff1d8', '#f6c65a']
  const back = 24.6
  let body = ''
  for (let i = 0; i < 30; i++) {
    const x = -7.5 + i * 0.5
    const fold = 0.5 + 0.5 * Math.sin(i * 1.7)
    body += shape(
      facing(on, [x, back + 0.6, 0.8], 0.52, 6.6),
      mix('#d98f7a', '#fff0dc', 0.35 + 0.5 * fold),
    )
  }
  for (let i = 0; i < 26; i++) {
    const x = -6.9 + i * 0.55
    const length = 1 + 2.2 * Math.abs(Math.sin(i * 0.62))
    for (let d = 0; d < length; d += 0.17) {
      const [px, py, depth] = camera.project([x, back + 0.5, 7.3 - d])
      body += circle(px, py, 0.1 * camera.scale(depth), i % 3 ? '#f2a71b' : '#e8762c')
    }
  }
  const [cx, cy, depth] = camera.project([0, back, 3.9])
  const k = camera.scale(depth)
  body += circle(
    cx,
    cy,
    4.6 * k,
    sheet.glow([
      [0, '#fff3d0', 0.9],
      [0.4, '#ffdf9e', 0.4],
      [1, '#ffdf9e', 0],
    ]),
  )
  for (let i = 0; i < 40; i++) {
    const angle = (i / 40) * Math.PI * 2
    const size = 0.34 + 0.16 * Math.sin(angle * 2 + 1) + chance.between(-0.05, 0.06)
    if (Math.sin(angle) > 0.93) continue
    body += bouquet(
      cx + Math.cos(angle) * 2.7 * k,
      cy + Math.sin(angle) * 2.7 * k,
      size * k,
      tones,
      seed + i,
    )
  }
  body += upholstered(on, { x: -1.3, y: 23.9, z: 0.9, w: 2.6, d: 0.25, h: 1.3 }, '#9c3f48', 0.2)
  body +=
    upholstered(on, { x: -1.2, y: 23.1, z: 0.9, w: 2.4, d: 0.8, h: 0.5 }, '#b9525a', 0.12) +
    upholstered(on, { x: -1.45, y: 23.1, z: 0.9, w: 0.3, d: 0.8, h: 0.8 }, '#9c3f48', 0.1) +
    upholstered(on, { x: 1.15, y: 23.1, z: 0.9, w: 0.3, d: 0.8, h: 0.8 }, '#9c3f48', 0.1)
  for (let y = 19; y > 1; y -= 3)
    for (const x of [-1.75, 1.75]) {
      const [px, py, away] = camera.project([x, y, 1.05])
      const s = camera.scale(away)
      body +=
        lampBox(on, [x - 0.12, y - 0.12, 0], [0.24, 0.24, 0.85], '#d2a75e') +
        bouquet(px, py, 0.3 * s, tones, seed + y)
    }
  return body
}

/** A wide screen with an abstract picture, a lectern, a table for four. */
export function conferenceSet(on: Stage): Markup {
  const { camera, light } = on
  const at = (x: number, z: number): Vec => [x, 25.3, z]
  const disc = (x: number, z: number, r: number): string =>
    outline(
      Array.from({ length: 40 }, (_, i) =>
        camera.project(at(x + Math.cos(i / 6.366) * r, Math.max(2.3, z + Math.sin(i / 6.366) * r))),
      ),
    )
  let body =
    shape(facing(on, [-6.2, 25.4, 1.9], 12.4, 5.6), '#151c22') +
    shape(
      facing(on, [-6, 25.35, 2.05], 12, 5.3),
      on.sheet.gradientDown(
        [
          [0, '#1f5866'],
          [0.6, '#5fa3a0'],
          [1, '#f0c98c'],
        ],
        camera.project(at(0, 7.3))[1],
        camera.project(at(0, 2))[1],
      ),
    )
  body +=
    shape(disc(1.9, 3.4, 1.5), '#f7b24a') +
    shape(
      camera.face([
        at(-6, 2.05),
        at(-6, 3.6),
        at(-3.2, 5),
        at(-0.6, 3),
        at(1.6, 4.3),
        at(4.4, 2.8),
        at(6, 3.5),
        at(6, 2.05),
      ]),
      '#17414e',
    ) +
    shape(
      camera.face([at(-6, 2.05), at(-6, 2.6), at(-2, 3.4), at(2.4, 2.4), at(6, 2.9), at(6, 2.05)]),
      '#0f2f3a',
    )
  body +=
    shape(facing(on, [-7.4, 25.2, 0.8], 0.3, 7), light.colours.lamp, opacity(0.8)) +
    shape(facing(on, [7.1, 25.2, 0.8], 0.3, 7), light.colours.lamp, opacity(0.8))
  body +=
    lampBox(on, [-5.6, 22, 0.8], [0.8, 0.5, 1.15], '#7a5238') +
    lampBox(on, [-5.75, 21.9, 1.95], [1.1, 0.7, 0.08], '#e8d5b0')
  return body + lampBox(on, [0.6, 22.4, 0.8], [5, 0.8, 0.74], '#8a5c3e')
}

/** Lit arches, a grand piano. */
export function dinnerSet(on: Stage, style: HallStyle, seed: number): Markup {
  const { camera, sheet } = on
  const count = 5
  let body = ''
  for (let i = 0; i < count; i++) {
    const x = -7 + (i * 14) / count + 0.3
    const tall = i === 2 ? 6.6 : 5.4
    const [top, foot] = [camera.project([0, 25.6, tall])[1], camera.project([0, 25.6, 0.8])[1]]
    body +=
      shape(archFacing(on, [x - 0.14, 25.7, 0.8], 2.48, tall + 0.14, style.arched), '#d9b06a') +
      shape(
        archFacing(on, [x, 25.6, 0.8], 2.2, tall, style.arched),
        sheet.gradientDown(
          [
            [0, mix(style.panel, '#1f1518', 0.2)],
            [0.5, mix(style.panel, '#ffce85', 0.35)],
            [1, '#ffe3a8'],
          ],
          top,
          foot,
        ),
      )
    const [px, py, depth] = camera.project([x + 1.1, 25.3, 1.9])
    body +=
      lampBox(on, [x + 0.85, 25, 0.8], [0.5, 0.4, 0.7], '#d2a75e') +
      bouquet(
        px,
        py,
        0.5 * camera.scale(depth),
        ['#f6e4c8', '#e9a65a', '#c4613d', '#ffffff'],
        seed + i,
      )
  }
  const lid: Vec[] = [
    [-1, 23.2, 1.85],
    [1.1, 23.2, 1.85],
    [0.9, 24.2, 3],
    [-0.9, 24.2, 3],
  ]
  return (
    body +
    box(on, [-1.1, 22.6, 0.8], [0.12, 0.12, 0.8], '#141114') +
    box(on, [1, 22.6, 0.8], [0.12, 0.12, 0.8], '#141114') +
    box(on, [-1.2, 22.5, 1.5], [2.4, 1.6, 0.34], '#17141a', { top: '#3a3038' }) +
    shape(camera.face(lid), '#221c22') +
    shape(facing(on, [-1, 22.45, 1.62], 2, 0.1), '#fff4dc')
  )
}
