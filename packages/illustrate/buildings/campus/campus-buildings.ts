import { lighten } from '../../paper/colour.ts'
import { throughAir } from '../../paper/light.ts'
import { nth } from '../../paper/nth.ts'
import { random } from '../../paper/random.ts'
import type { Stage } from '../../paper/stage.ts'
import { type Markup, shape } from '../../paper/svg.ts'
import type { Vec } from '../../paper/vector.ts'
import { archFacing } from '../../rooms/arches.ts'
import { facing } from '../../rooms/room.ts'
import { frontPaint, lampPaint } from './front-paint.ts'
import { box } from '../solids.ts'
import { podium, tower } from '../city/tower.ts'

/** Office blocks round a glazed hall, joined by a bridge; near left corner in metres. About 110 m long. */
export function officeCampus(on: Stage, x: number, y: number, seed: number): Markup {
  const chance = random(seed)
  const [a, b] = chance.chance(0.5) ? [8, 11] : [11, 8]
  const bridge = box(on, [x + 38, y + 24, 20], [34, 5, 4], '#d9cbb4', {
    dress: (wall) =>
      wall.normal[1] < 0
        ? shape(
            facing(on, [x + 39, y + 23.9, 20.6], 32, 2.6),
            throughAir(on.light, lampPaint(on, on.light.colours.glass, 0.75), y),
          )
        : '',
  })
  return (
    tower(on, {
      centre: [x + 92, y + 36],
      width: 44,
      depth: 26,
      radius: 5,
      turn: -14,
      floors: b,
      z: 5,
      balconies: false,
      crown: 4,
      slope: 0,
      seed: seed + 1,
    }) +
    bridge +
    tower(on, {
      centre: [x + 22, y + 34],
      width: 42,
      depth: 28,
      radius: 5,
      turn: 18,
      floors: a,
      z: 5,
      balconies: false,
      crown: 4,
      slope: 0.2,
      seed: seed + 2,
    }) +
    podium(on, {
      x: x - 4,
      y: y + 4,
      width: 122,
      depth: 26,
      floors: 1,
      floorHeight: 6.4,
      seed: seed + 3,
    }) +
    box(on, [x + 36, y - 7, 7.6], [34, 16, 0.8], '#f2e8d6') +
    [37, 48, 59, 69].map((u) => box(on, [x + u, y - 6.4, 0], [0.5, 0.5, 7.6], '#e8dcc8')).join('')
  )
}

/** Brick arcades about a gate with a domed kiosk on top. About 120 m long. */
export function university(on: Stage, x: number, y: number, seed: number): Markup {
  const { camera } = on
  const brick = nth(['#b4684a', '#c98a62', '#a8604c'], seed % 3)
  const stone = frontPaint(on, '#f0dfc2', y)
  const dark = frontPaint(on, '#5a3a34', y)
  const wing = (from: number, wide: number, storeys: number): Markup => {
    const tall = storeys * 4.6 + 1
    let body = box(on, [from, y, 0], [wide, 26, tall], brick, {
      side: (wall) => (wall.normal[1] < -0.5 ? frontPaint(on, brick, y) : undefined),
    })
    for (let u = from + 1; u < from + wide - 3; u += 4.4) {
      body +=
        shape(archFacing(on, [u, y - 0.1, 0], 3.3, 4.3), stone) +
        shape(archFacing(on, [u + 0.3, y - 0.15, 0], 2.7, 4), lampPaint(on, dark, 0.7))
      for (let s = 1; s < storeys; s++)
        body +=
          shape(archFacing(on, [u + 0.5, y - 0.1, s * 4.6 + 1], 2.3, 2.7), stone) +
          shape(
            archFacing(on, [u + 0.75, y - 0.15, s * 4.6 + 1], 1.8, 2.4),
            lampPaint(on, frontPaint(on, '#3f5660', y), (u * 7 + s * 3) % 5 < 2 ? 0.85 : 0.1),
          )
    }
    for (let s = 1; s <= storeys; s++)
      body += box(on, [from - 0.4, y - 0.5, s * 4.6 + 0.1], [wide + 0.8, 1, 0.45], '#f0dfc2', {
        side: (wall) => (wall.normal[1] < -0.5 ? stone : undefined),
      })
    return body
  }
  const kiosk = (cx: number, z: number, r: number): Markup => {
    const dome = Array.from({ length: 21 }, (_, i): Vec => [
      cx + Math.cos((i / 20) * Math.PI) * r,
      y + 6,
      z + 3 + r * 0.12 + Math.sin((i / 20) * Math.PI) * r * 1.05,
    ])
    const posts = [-0.85, -0.3, 0.25, 0.78]
      .map((share) => box(on, [cx + share * r, y + 6, z], [0.3, 0.3, 2.6], '#f0dfc2'))
      .join('')
    return (
      posts +
      box(on, [cx - r * 1.2, y + 4, z + 2.6], [r * 2.4, 4, 0.5], '#f0dfc2') +
      shape(camera.face(dome), frontPaint(on, '#f4e6cc', y)) +
      box(on, [cx - r, y + 5.8, z + 3], [r * 2, 0.6, r * 0.16], '#f0dfc2', { side: () => stone }) +
      box(on, [cx - 0.12, y + 6, z + 3 + r * 1.15], [0.24, 0.24, r * 0.3], '#d9a860')
    )
  }
  const gate = box(on, [x + 46, y - 3, 0], [24, 30, 20], brick, {
    side: (wall) => (wall.normal[1] < -0.5 ? frontPaint(on, lighten(brick, 0.03), y) : undefined),
  })
  return (
    wing(x, 46, 2 + (seed % 2)) +
    wing(x + 70, 60, 2 + (seed % 2)) +
    gate +
    box(on, [x + 45.4, y - 3.8, 19.4], [25.2, 1, 1.2], '#f0dfc2', {
      side: (wall) => (wall.normal[1] < -0.5 ? stone : undefined),
    }) +
    shape(archFacing(on, [x + 51, y - 3.2, 0], 14, 16), stone) +
    shape(archFacing(on, [x + 52, y - 3.25, 0], 12, 15), lampPaint(on, dark, 0.8)) +
    shape(
      archFacing(on, [x + 55.4, y - 3.3, 0], 5.2, 8),
      lampPaint(on, frontPaint(on, '#d9b98c', y), 0.6),
    ) +
    kiosk(x + 58, 20.6, 6) +
    kiosk(x + 49, 20.6, 2.2) +
    kiosk(x + 67, 20.6, 2.2) +
    [0, 0.35, 0.7]
      .map((z, i) => box(on, [x + 44 + i, y - 7 + i * 1.2, z], [28 - 2 * i, 4, 0.35], '#f0dfc2'))
      .join('')
  )
}
