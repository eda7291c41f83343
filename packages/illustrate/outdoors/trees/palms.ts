import { nth } from '../../paper/nth.ts'
import { random } from '../../paper/random.ts'
import { group, lengths, oval, shape, stroke, type Markup } from '../../paper/svg.ts'
import { clamp } from '../../paper/vector.ts'

/** What a feather palm is made of; lengths in hundredths of the height. */
export interface Fronds {
  seed: number
  tones: readonly string[]
  trunk: {
    colour: string
    lit?: string
    width: number
    height: number
    lean: number
    swollen?: boolean
  }
  /** Number of fronds, their length in hundredths of the height, and their leaflets a side. */
  count: number
  length: number
  leaflets: number
  /** How much a frond hangs, 0 stiff to 1 limp. */
  hang: number
  /** -1 lit from the left, 1 from the right. */
  lightFrom?: number
  /** A green sheath below the fronds, as on a royal palm. */
  crownshaft?: string | undefined
}

/** Fronds are written in thousandths of the height, as whole numbers, which keeps them short. */
const FINE = 10
const fine = (...values: readonly number[]): string =>
  lengths(...values.map((value) => Math.round(value * FINE)))

/** Gathers leaflets of one colour, each written from where the last one began. */
class Leaflets {
  #data = ''
  #x = 0
  #y = 0

  /** From a point out to a tip and back, each way a curve with its bend: all measured from the point. */
  add(x: number, y: number, out: readonly number[], back: readonly number[]): void {
    const [px, py] = [Math.round(x * FINE), Math.round(y * FINE)]
    this.#data += `m${lengths(px - this.#x, py - this.#y)}q${fine(...out)}q${fine(...back)}z`
    this.#x = px
    this.#y = py
  }

  drawn(colour: string): Markup {
    return shape(this.#data, colour)
  }
}

/** A feather palm, 100 units tall, its foot at (0, 0). */
export function featherPalm(palm: Fronds): Markup {
  const { trunk } = palm
  const chance = random(palm.seed)
  const [lean, top, half] = [trunk.lean, -trunk.height, trunk.width / 2]
  const belly = trunk.swollen ? half * 1.7 : half * 0.9
  const edge = (k: number): string =>
    `C${lengths(k * belly, top * 0.3, lean * 0.4 + k * belly, top * 0.6, lean + k * half * 0.6, top)}`
  let body = shape(
    `M${-half} 0${edge(-1)}H${lean + half * 0.6}C${lean * 0.4 + belly} ${top * 0.6} ${belly} ${top * 0.3} ${half} 0z`,
    trunk.colour,
  )
  const side = palm.lightFrom ?? -1
  if (trunk.lit)
    body += stroke(
      `M${side * half * 0.7} 0C${side * belly * 0.8} ${top * 0.3} ${lean * 0.4 + side * belly * 0.7} ${top * 0.6} ${lean + side * half * 0.5} ${top}`,
      trunk.lit,
      half * 0.6,
      ' opacity=".75"',
    )
  if (palm.crownshaft)
    body += shape(
      `M${lean - half * 0.9} ${top + 11}Q${lean - half * 1.5} ${top + 6} ${lean - half * 0.5} ${top - 1}h${half}Q${lean + half * 1.5} ${top + 6} ${lean + half * 0.9} ${top + 11}z`,
      palm.crownshaft,
    )
  else body += oval(lean, top + 1, half * 1.3, 2, trunk.colour)
  const directions = Array.from({ length: palm.count }, (_, i) => {
    const turn = ((i + chance.next() * 0.6) / palm.count) * Math.PI * 2
    const rise = 0.1 + (1.15 * ((i * 7) % palm.count)) / palm.count
    return [
      Math.cos(turn) * Math.cos(rise),
      Math.sin(turn) * Math.cos(rise),
      Math.sin(rise),
    ] as const
  }).toSorted((a, b) => b[1] - a[1])
  const fronds = directions.map((direction) =>
    frond(
      palm,
      direction,
      palm.length * chance.between(0.84, 1.1),
      chance.between(-0.1, 0.1),
      side,
    ),
  )
  return body + group(` transform="scale(${1 / FINE})"`, fronds.join(''))
}

function frond(
  palm: Fronds,
  [dx, dy, dz]: readonly [number, number, number],
  length: number,
  wobble: number,
  side: number,
): Markup {
  const { tones, leaflets: pairs } = palm
  const tone = clamp(
    Math.floor((0.5 + dx * side * 0.42 + dz * 0.24 - dy * 0.1 + wobble) * tones.length),
    0,
    tones.length - 1,
  )
  const reach = Math.hypot(dx, dy)
  const at = (t: number): [number, number] => [
    palm.trunk.lean + dx * length * t,
    -palm.trunk.height -
      dz * length * t * 0.95 +
      t * t * length * palm.hang * (0.5 + reach * 0.5) -
      dy * length * t * 0.12,
  ]
  const [bright, dark] = [new Leaflets(), new Leaflets()]
  let previous = at(0)
  let rib = `M${fine(...previous)}`
  for (let k = 1; k <= pairs; k++) {
    const t = k / pairs
    const here = at(t)
    const [tx, ty] = [here[0] - previous[0], here[1] - previous[1]]
    const m = Math.hypot(tx, ty) || 1
    const [ux, uy] = [tx / m, ty / m]
    rib += `L${fine(...here)}`
    const width = length * 0.3 * Math.sin(Math.PI * clamp((t - 0.1) * 0.84 + 0.12))
    for (const hand of t > 0.14 ? [-1, 1] : []) {
      const ex = ux * width * 0.78 - uy * width * 0.5 * hand
      const ey = uy * width * 0.78 + ux * width * 0.5 * hand + width * 0.24
      const leaflets = hand * dx * -side > 0 ? bright : dark
      leaflets.add(
        here[0] - ux * 0.5,
        here[1] - uy * 0.5,
        [ex * 0.55, ey * 0.4 - 0.5, ex, ey],
        [-ex * 0.5, -ey * 0.62, ux - ex, uy - ey],
      )
    }
    previous = here
  }
  return (
    dark.drawn(nth(tones, Math.max(0, tone - 1))) +
    bright.drawn(nth(tones, tone)) +
    stroke(rib, nth(tones, Math.min(tones.length - 1, tone + 1)), 0.35 * FINE)
  )
}
