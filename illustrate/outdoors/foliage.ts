import { nth } from '../paper/nth.ts'
import { random } from '../paper/random.ts'
import { oval, outline, shape, stroke, type Markup } from '../paper/svg.ts'
import { clamp, lerp } from '../paper/vector.ts'

/** A mass of leaves: centre and radii, in hundredths of the tree's height, y up negative. */
export type Lobe = readonly [x: number, y: number, rx: number, ry: number]

/** What a crown of leaves is made of; lengths in hundredths of the height. */
export interface Crown {
  seed: number
  lobes: readonly Lobe[]
  /** Leaf colours, dark to light. */
  tones: readonly string[]
  trunk?: { colour: string; width: number; fork: number } | undefined
  /** Number and size of the leaf strokes; drawn near the eye, ask for many small ones. */
  leaves: number
  leafSize: number
  /** Flowers, and their share of the lit strokes, 0 to 1. */
  flower?: { colour: string; share: number } | undefined
  /** Which way the light comes from on the sheet: -1 left, 1 right. */
  lightFrom?: number
  /** How far leaves hang, in hundredths of the height. */
  droop?: number
}

/** A tree or bush, 100 units tall, its foot at (0, 0), painted in dabs of leaf, lit from one side. */
export function crown(tree: Crown): Markup {
  const { lobes, tones, leafSize } = tree
  const chance = random(tree.seed)
  const side = tree.lightFrom ?? -1
  const area = lobes.reduce((sum, lobe) => sum + lobe[2] * lobe[3], 0)
  const mean = (axis: 0 | 1): number =>
    lobes.reduce((sum, lobe) => sum + lobe[axis], 0) / lobes.length
  const middle = [mean(0), mean(1)] as const
  const dabs = tones.map(() => '')
  let flowers = ''
  let body = trunkOf(tree)
  const mass = lobes.map(([x, y, rx, ry]) =>
    outline(
      Array.from({ length: 16 }, (_, i) => {
        const [angle, reach] = [(i / 16) * Math.PI * 2, chance.between(0.72, 0.92)]
        return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach] as const
      }),
    ),
  )
  body += shape(mass.join(''), nth(tones, 0))
  for (const [x, y, rx, ry] of lobes) {
    const count = Math.round((tree.leaves * rx * ry) / area)
    for (let i = 0; i < count; i++) {
      const angle = chance.next() * Math.PI * 2
      const reach = Math.sqrt(chance.next()) * chance.between(0.92, 1.08)
      const [px, py] = [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach]
      const ownLight = reach * (Math.cos(angle) * side * 0.8 - Math.sin(angle) * 0.6)
      const massLight = ((px - middle[0]) * side * 0.8 - (py - middle[1]) * 0.6) / 40
      const lit = 0.4 + 0.4 * ownLight + 0.3 * massLight + chance.between(-0.13, 0.13)
      const turn = angle + Math.PI / 2 + chance.between(-0.8, 0.8)
      const length = chance.between(0.35, 1.35) * leafSize
      const [dx, dy] = [
        Math.cos(turn) * length,
        Math.sin(turn) * length * 0.7 + (tree.droop ?? 0) * chance.next(),
      ]
      const dab = `M${px.toFixed(1)} ${py.toFixed(1)}l${dx.toFixed(1)} ${dy.toFixed(1)}`
      if (tree.flower && lit > 0.3 && chance.chance(tree.flower.share)) flowers += dab
      else dabs[clamp(Math.floor(lit * tones.length), 0, tones.length - 1)] += dab
    }
  }
  body += tones.map((tone, i) => stroke(nth(dabs, i), tone, leafSize)).join('')
  return body + (tree.flower ? stroke(flowers, tree.flower.colour, leafSize * 0.9) : '')
}

function trunkOf({ trunk, lobes }: Crown): Markup {
  if (!trunk) return ''
  const { colour, width, fork } = trunk
  const branches = lobes.map(
    ([x, y]) =>
      `M0 ${fork + 8}Q${(x * 0.2).toFixed(1)} ${lerp(fork, y, 0.5).toFixed(1)} ${(x * 0.8).toFixed(1)} ${y.toFixed(1)}`,
  )
  const bole = `M${-width / 2} 0q1-10 .6 ${fork}h${width * 0.62}q-.2-20 1.2 ${-fork}z`
  return shape(bole, colour) + stroke(branches.join(''), colour, width * 0.42)
}

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

/** A feather palm, 100 units tall, its foot at (0, 0). */
export function featherPalm(palm: Fronds): Markup {
  const { trunk } = palm
  const chance = random(palm.seed)
  const [lean, top, half] = [trunk.lean, -trunk.height, trunk.width / 2]
  const belly = trunk.swollen ? half * 1.7 : half * 0.9
  const edge = (k: number): string =>
    `C${k * belly} ${top * 0.3} ${lean * 0.4 + k * belly} ${top * 0.6} ${lean + k * half * 0.6} ${top}`
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
  for (const direction of directions)
    body += frond(
      palm,
      direction,
      palm.length * chance.between(0.84, 1.1),
      chance.between(-0.1, 0.1),
      side,
    )
  return body
}

function frond(
  palm: Fronds,
  [dx, dy, dz]: readonly [number, number, number],
  length: number,
  wobble: number,
  side: number,
): Markup {
  const { tones, leaflets } = palm
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
  let [bright, dark] = ['', '']
  let previous = at(0)
  let rib = `M${previous[0].toFixed(1)} ${previous[1].toFixed(1)}`
  for (let k = 1; k <= leaflets; k++) {
    const t = k / leaflets
    const here = at(t)
    const [tx, ty] = [here[0] - previous[0], here[1] - previous[1]]
    const m = Math.hypot(tx, ty) || 1
    const [ux, uy] = [tx / m, ty / m]
    rib += `L${here[0].toFixed(1)} ${here[1].toFixed(1)}`
    const width = length * 0.3 * Math.sin(Math.PI * clamp((t - 0.1) * 0.84 + 0.12))
    for (const hand of t > 0.14 ? [-1, 1] : []) {
      const ex = ux * width * 0.78 - uy * width * 0.5 * hand
      const ey = uy * width * 0.78 + ux * width * 0.5 * hand + width * 0.24
      const start = `M${(here[0] - ux * 0.5).toFixed(1)} ${(here[1] - uy * 0.5).toFixed(1)}`
      const out = `q${(ex * 0.55).toFixed(2)} ${(ey * 0.4 - 0.5).toFixed(2)} ${ex.toFixed(2)} ${ey.toFixed(2)}`
      const back = `q${(-ex * 0.5).toFixed(2)} ${(-ey * 0.62).toFixed(2)} ${(ux - ex).toFixed(2)} ${(uy - ey).toFixed(2)}z`
      if (hand * dx * -side > 0) bright += start + out + back
      else dark += start + out + back
    }
    previous = here
  }
  return (
    shape(dark, nth(tones, Math.max(0, tone - 1))) +
    shape(bright, nth(tones, tone)) +
    stroke(rib, nth(tones, Math.min(tones.length - 1, tone + 1)), 0.35)
  )
}
