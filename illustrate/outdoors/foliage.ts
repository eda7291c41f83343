import { nth } from '../paper/nth.ts'
import { random } from '../paper/random.ts'
import { lengths, outline, shape, stroke, type Markup } from '../paper/svg.ts'
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
      const dab = `M${lengths(px, py)}l${lengths(dx, dy)}`
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
  // A few limbs that each carry a part of the crown, and fork once more below it.
  const inOrder = lobes.toSorted((a, b) => a[0] - b[0])
  const each = Math.ceil(inOrder.length / 4)
  let [limbs, twigs] = ['', '']
  for (let i = 0; i < inOrder.length; i += each) {
    const part = inOrder.slice(i, i + each)
    const mean = (axis: 0 | 1): number =>
      part.reduce((sum, lobe) => sum + lobe[axis], 0) / part.length
    const [x, y] = [mean(0) * 0.56, lerp(fork, mean(1), 0.62)]
    limbs += `M0 ${fork + 8}Q${lengths(x * 0.25, lerp(fork, y, 0.66), x, y)}`
    for (const [tipX, tipY] of part)
      twigs += `M${lengths(x, y)}Q${lengths(lerp(x, tipX, 0.35), lerp(y, tipY, 0.7), tipX * 0.9, tipY)}`
  }
  const bole = `M${-width / 2} 0q1-10 .6 ${fork}h${width * 0.62}q-.2-20 1.2 ${-fork}z`
  return (
    shape(bole, colour) + stroke(limbs, colour, width * 0.44) + stroke(twigs, colour, width * 0.2)
  )
}
