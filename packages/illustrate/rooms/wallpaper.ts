import { mix } from '../paper/colour.ts'
import { random } from '../paper/random.ts'
import { type Markup, shape } from '../paper/svg.ts'
import type { Vec } from '../paper/vector.ts'
import { type Indoors, onSide, panel, type Side } from './indoors.ts'
import type { Area } from './stretch.ts'

/** A painted landscape over the wall: ridge behind ridge in tones of one colour, a pale sun. */
export function mural(
  on: Indoors,
  side: Side,
  colour: string,
  { from, to, low, high, lit, seed }: Area,
): Markup {
  const chance = random(seed)
  const pale = mix(colour, '#f6efe2', 0.72)
  const tall = high - low
  let body = shape(panel(on, side, from, low, to - from, tall), on.mood.tone(pale, 0.6))
  const [sunU, sunZ] = [
    from + (to - from) * chance.between(0.24, 0.76),
    low + tall * chance.between(0.74, 0.8),
  ]
  const disc = Array.from({ length: 40 }, (_, i): Vec => {
    const a = (i / 40) * Math.PI * 2
    return onSide(on, side, sunU + Math.cos(a) * 0.34, sunZ + Math.sin(a) * 0.34)
  })
  body += shape(on.camera.face(disc), on.mood.tone(mix(colour, '#ffffff', 0.85), 0.7))
  for (let ridge = 0; ridge < 5; ridge++) {
    const foot = low + tall * (0.68 - ridge * 0.14)
    const [swell, phase] = [tall * chance.between(0.07, 0.12), chance.between(0, 6)]
    const points: Vec[] = []
    for (let i = 0; i <= 40; i++) {
      const u = from + ((to - from) * i) / 40
      const wave =
        Math.sin(u * 0.8 + phase) + 0.5 * Math.sin(u * 1.9 + phase * 2) + 0.2 * Math.sin(u * 4.3)
      points.push(onSide(on, side, u, foot + wave * swell))
    }
    const tone = on.mood.tone(mix(pale, colour, 0.2 + ridge * 0.19), lit((from + to) / 2))
    body += shape(
      on.camera.face([...points, onSide(on, side, to, low), onSide(on, side, from, low)]),
      tone,
    )
  }
  return body
}
