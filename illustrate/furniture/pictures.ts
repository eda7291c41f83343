import { nth } from '../paper/nth.ts'
import { random } from '../paper/random.ts'
import { group, type Markup, opacity, outline, shape } from '../paper/svg.ts'
import type { Vec } from '../paper/vector.ts'
import { type Indoors, onSide, panel, type Side } from '../rooms/indoors.ts'

/** A framed abstract on any wall: its centre and size in metres; sun, hill and line in two accents. */
export function picture(
  on: Indoors,
  side: Side,
  u: number,
  z: number,
  w: number,
  h: number,
  accents: readonly string[],
  seed: number,
): Markup {
  const chance = random(seed)
  const tone = (colour: string, more = 0): string => on.mood.tone(colour, 0.52 + more)
  const at = (a: number, b: number): Vec =>
    onSide(on, side, u + (a - 0.5) * w, z + (b - 0.5) * h, 0.04)
  const rect = (a: number, b: number, wide: number, tall: number): string =>
    on.camera.face([at(a, b), at(a + wide, b), at(a + wide, b + tall), at(a, b + tall)])
  const blob = (a: number, b: number, r: number, from = 0, to = Math.PI * 2): string =>
    outline(
      on.camera.polygon(
        Array.from({ length: 30 }, (_, i) =>
          at(
            a + (Math.cos(from + ((to - from) * i) / 29) * r) / w,
            b + (Math.sin(from + ((to - from) * i) / 29) * r) / h,
          ),
        ),
      ),
    )
  const small = Math.min(w, h)
  const [first, second] = [nth(accents, 0), nth(accents, 1)]
  const art = [
    (): Markup =>
      shape(blob(0.62, 0.66, small * 0.18), tone(first)) +
      shape(blob(0.3, 0.06, small * 0.52, 0, Math.PI), tone(second)) +
      shape(blob(0.78, 0.06, small * 0.36, 0, Math.PI), tone(second, 0.2)),
    (): Markup =>
      shape(blob(0.5, 0.5, small * 0.36, Math.PI / 2, Math.PI * 1.5), tone(first)) +
      shape(blob(0.5, 0.5, small * 0.24, -Math.PI / 2, Math.PI / 2), tone(second)) +
      shape(rect(0.12, 0.12, 0.76, 0.02), tone('#2f4d53')),
    (): Markup =>
      [0.62, 0.46, 0.3]
        .map((r, i) =>
          shape(blob(0.5, 0.1, small * r, 0, Math.PI), tone(nth([first, '#efe4d0', second], i))),
        )
        .join('') + shape(blob(0.8, 0.8, small * 0.08), tone('#d9a441')),
    (): Markup =>
      [0, 1, 2, 3]
        .map((i) =>
          shape(
            rect(0.06, 0.06 + i * 0.15, 0.88, 0.12 - i * 0.02),
            tone(i % 2 ? second : first, i * 0.06),
          ),
        )
        .join('') + shape(blob(0.34, 0.72, small * 0.14), tone('#d9a441')),
    (): Markup =>
      [0.3, 0.5, 0.7]
        .map((a, i) =>
          shape(
            blob(a, 0.34 + (i % 2) * 0.2, small * 0.17),
            tone(nth([first, second, '#d9a441'], i), 0.05),
          ),
        )
        .join('') + shape(rect(0.495, 0.08, 0.01, 0.84), tone('#2f4d53')),
  ]
  const inside = nth(art, (seed * 7 + Math.floor(chance.next() * 2)) % art.length)()
  return (
    shape(
      panel(on, side, u - w / 2 - 0.02, z - h / 2 - 0.09, w + 0.06, h + 0.1),
      on.mood.shade,
      opacity(0.4) + on.sheet.blur(4),
    ) +
    shape(rect(-0.03, -0.03, 1.06, 1.06), tone('#3a2a22', -0.1)) +
    shape(rect(0, 0, 1, 1), tone('#efe4d0', 0.1)) +
    group(on.sheet.clip(rect(0.06, 0.06, 0.88, 0.88)), inside)
  )
}
