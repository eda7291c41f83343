import { nth } from '../../paper/nth.ts'
import { type Markup, shape } from '../../paper/svg.ts'
import { ellipse } from '../../paper/vector.ts'
import type { Berth } from '../../rooms/against.ts'
import type { Indoors } from '../../rooms/indoors.ts'
import { assemble, type Part, part } from '../blocks.ts'

/** What stands at the head of a bed: padded channels, a broad panel, timber slats, a padded wall, an arch, four posts or woven cane. */
export type Headboard = 'channels' | 'panel' | 'slats' | 'wings' | 'arch' | 'posts' | 'cane'

/** The headboard of a bed in its frame: where along the bed it stands, and the bed's width in metres. */
export function headboard(
  on: Indoors,
  berth: Berth,
  l: number,
  w: number,
  { headboard: kind, cloth, frame }: { headboard: Headboard; cloth: string; frame: string },
): Markup {
  const put = (parts: readonly Part[]): Markup =>
    assemble(
      on,
      berth.origin,
      berth.turn,
      parts.map((one) => ({ ...one, at: [one.at[0], one.at[1] + l, one.at[2]] as const })),
    )
  if (kind === 'arch') return arch(on, berth, l, w, cloth)
  if (kind === 'slats' || kind === 'cane')
    return (
      put([
        part(-0.1, 0, 0.2, 0.08, 0.08, 1, frame, 0.01),
        part(w + 0.02, 0, 0.2, 0.08, 0.08, 1, frame, 0.01),
        part(-0.02, 0.02, 1.1, w + 0.04, 0.06, 0.08, frame, 0.01),
        ...Array.from({ length: kind === 'slats' ? 17 : 3 }, (_, i): Part => {
          const count = kind === 'slats' ? 17 : 3
          return part(((i + 0.3) * w) / count, 0.03, 0.3, 0.045, 0.04, 0.8, frame)
        }),
      ]) + (kind === 'cane' ? weave(on, berth, w) : '')
    )
  if (kind === 'panel') return put([part(-0.35, 0, 0.1, w + 0.7, 0.1, 0.98, cloth, 0.05)])
  if (kind === 'posts') {
    const post = (u: number, v: number): Part => part(u, v, 0, 0.07, 0.07, 2.05, frame)
    return (
      put([
        part(0, 0.03, 0.3, w, 0.06, 0.85, cloth, 0.03),
        post(-0.08, 0.04),
        post(w + 0.01, 0.04),
        part(-0.08, 0.05, 2.05, w + 0.16, 0.05, 0.06, frame),
      ]) +
      put([part(-0.08, -l, 2.05, 0.05, l + 0.1, 0.06, frame)]) +
      put([part(w + 0.03, -l, 2.05, 0.05, l + 0.1, 0.06, frame)]) +
      put([
        post(-0.08, -l - 0.06),
        post(w + 0.01, -l - 0.06),
        part(-0.08, -l, 2.05, w + 0.16, 0.05, 0.06, frame),
      ])
    )
  }
  const count = kind === 'channels' ? 7 : 4
  const [from, wide] = kind === 'channels' ? [-0.1, w + 0.2] : [-0.5, w + 1]
  return put(
    Array.from({ length: count }, (_, i): Part =>
      part(
        from + (i * wide) / count,
        0,
        0.1,
        wide / count - 0.006,
        0.12,
        kind === 'channels' ? 1.12 : 1.3,
        cloth,
        0.05,
      ),
    ),
  )
}

/** A padded half round, drawn as it lies on the wall. */
function arch(on: Indoors, berth: Berth, l: number, w: number, cloth: string): Markup {
  const ring = (grow: number, v: number): string => {
    const r = w / 2 + 0.14 + grow
    const head = ellipse(w / 2, 0.75, r, 0.66 + grow, 56).filter(([, z]) => z >= 0.75)
    return on.camera.face(
      [[w / 2 + r, 0.2] as const, ...head, [w / 2 - r, 0.2] as const].map(([u, z]) =>
        berth.at(u, v, z),
      ),
    )
  }
  return (
    shape(ring(0, l + 0.13), on.mood.tone(cloth, 0.2)) +
    shape(ring(0, l + 0.06), on.mood.tone(cloth, 0.38)) +
    shape(ring(-0.02, l + 0.02), on.mood.tone(cloth, 0.56)) +
    shape(ring(-0.2, l + 0.02), on.mood.tone(cloth, 0.48))
  )
}

/** Cane between the bars of a headboard. */
function weave(on: Indoors, berth: Berth, w: number): Markup {
  let [ground, lines] = ['', '']
  for (let i = 0; i < 4; i++) {
    const [u, wide] = [(i * w) / 4 + 0.02, w / 4 - 0.04]
    ground += berth.flat(u, 0.5, wide, 0.6, 0.1)
    for (let k = 1; k < 9; k++) {
      lines += berth.flat(u + (k * wide) / 9, 0.5, 0.006, 0.6, 0.1)
      lines += berth.flat(u, 0.5 + (k * 0.6) / 9, wide, 0.006, 0.1)
    }
  }
  const tones = ['#e3cda0', '#a98a58'].map((colour) => on.mood.tone(colour, 0.5))
  return shape(ground, nth(tones, 0)) + shape(lines, nth(tones, 1))
}
