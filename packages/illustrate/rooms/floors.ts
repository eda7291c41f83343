import { nth } from '../paper/nth.ts'
import { random } from '../paper/random.ts'
import { Batch, group, type Markup, opacity, shape } from '../paper/svg.ts'
import { frame, lerp, rectangle, type Spot } from '../paper/vector.ts'
import type { Indoors } from './indoors.ts'
import { down, level } from './room.ts'
import { veins } from './veins.ts'

/** What a floor is made of. */
export type Floor = 'planks' | 'herringbone' | 'marble' | 'terrazzo' | 'stone' | 'checks'

/** A room's floor, lit by its window; colour is the material's own. */
export function floor(on: Indoors, kind: Floor, colour: string, seed = 1): Markup {
  const { camera, room, mood, sheet } = on
  const plan = camera.ground(
    rectangle(room.left, room.front, room.right - room.left, room.back - room.front),
  )
  const lits = on.from === 'back' ? [0.98, 0.74, 0.54, 0.32] : [0.72, 0.64, 0.55, 0.4]
  const paint = down(
    on,
    lits.map((lit, i) => [nth([0, 0.16, 0.45, 1], i), mood.tone(colour, lit)] as const),
    [0, room.back, 0],
    [0, Math.max(room.front, camera.eye[1] + 1.3), 0],
  )
  let body = shape(plan, paint) + group(opacity(0.5), pattern(on, kind, colour, seed))
  if (on.from !== 'back') {
    const ends = [sheet.left, sheet.right]
    if (on.from === 'right') ends.reverse()
    body += shape(
      plan,
      sheet.gradientAcross(
        [
          [0, mood.glow, 0.34],
          [0.45, mood.glow, 0.05],
          [0.6, mood.shade, 0],
          [1, mood.shade, 0.3],
        ],
        nth(ends, 0),
        nth(ends, 1),
      ),
    )
  }
  return group(sheet.clip(plan), body)
}

function pattern(on: Indoors, kind: Floor, colour: string, seed: number): Markup {
  const { camera, mood } = on
  const { left, right, front, back } = on.room
  const chance = random(seed)
  const cells = new Batch()
  const tones = [mood.tone(colour, 0.24), mood.tone(colour, 0.38), mood.tone(colour, 0.74)]
  const line = mood.tone(colour, 0.1)
  let joints = ''
  if (kind === 'planks') {
    for (let x = left; x < right; x += 0.19) {
      joints += level(on, x, front, 0.009, back - front)
      for (let y = front - chance.between(0, 1.6); y < back; y += 1.9) {
        joints += level(on, x, Math.max(front, y), 0.19, 0.009)
        if (chance.chance(0.7))
          cells.add(level(on, x, Math.max(front, y), 0.19, 1.9), chance.pick(tones), opacity(0.3))
      }
    }
  } else if (kind === 'herringbone') {
    const step = 0.62
    for (let i = 0; left + i * 0.44 < right + 1; i++)
      for (let y = front - 0.6; y < back + 0.4; y += 0.22) {
        const turn = i % 2 ? Math.PI / 4 : (3 * Math.PI) / 4
        const to = frame([left + i * 0.44 + (i % 2 ? 0 : 0.44), y], turn)
        cells.add(
          camera.ground([to(0, 0), to(step, 0), to(step, 0.15), to(0, 0.15)]),
          chance.pick(i % 2 ? [nth(tones, 0), nth(tones, 1)] : [nth(tones, 2), nth(tones, 1)]),
          opacity(0.42),
        )
      }
  } else if (kind === 'checks') {
    for (let i = 0, x = left; x < right; x += 0.6, i++)
      for (let k = 0, y = front; y < back; y += 0.6, k++)
        if ((i + k) % 2) cells.add(level(on, x, y, 0.6, 0.6), mood.tone(colour, 0.06))
  } else {
    const step = kind === 'stone' ? 0.9 : 1.2
    for (let x = left; x < right; x += step) joints += level(on, x, front, 0.01, back - front)
    for (let y = front; y < back; y += step) joints += level(on, left, y, right - left, 0.01)
    for (let x = left; x < right; x += step)
      for (let y = front; y < back; y += step)
        if (chance.chance(0.3))
          cells.add(
            level(on, x, y, step, step),
            chance.pick(tones),
            opacity(kind === 'stone' ? 0.26 : 0.14),
          )
  }
  if (kind === 'terrazzo')
    for (let i = 0; i < 900; i++) {
      const [x, y, r] = [
        chance.between(left, right),
        lerp(front, back, chance.next()),
        chance.between(0.012, 0.034),
      ]
      const chip = Array.from({ length: 5 }, (_, k): Spot => {
        const a = k * 1.26 + chance.next()
        return [x + Math.cos(a) * r, y + Math.sin(a) * r]
      })
      cells.add(
        camera.ground(chip),
        chance.pick(['#a5603f', '#3d5a58', '#8b7a68', '#f6efe2', '#c99a4e']),
        opacity(0.8),
      )
    }
  const marble =
    kind === 'marble'
      ? veins(on, chance, [right - left, back - front], (u, v) => [left + u, front + v, 0], line)
      : ''
  return String(cells) + shape(joints, line, opacity(kind === 'marble' ? 0.4 : 0.7)) + marble
}
