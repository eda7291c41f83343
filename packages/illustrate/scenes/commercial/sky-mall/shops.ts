import { coarse, mix } from '../../../paper/colour.ts'
import type { Random } from '../../../paper/random.ts'
import { Batch, type Markup, opacity, shape } from '../../../paper/svg.ts'
import { type Indoors, onSide, panel, type Side } from '../../../rooms/indoors.ts'
import { lit, STOREY } from './measures.ts'

const BAY = 6.4

const fascias = ['#a8542f', '#2f6662', '#c98a2e', '#7a3f4e', '#3d5a78', '#8a6a4a']

export function shops(
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
