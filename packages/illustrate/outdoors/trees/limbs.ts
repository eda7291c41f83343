import { lengths, type Markup, shape } from '../../paper/svg.ts'
import { lerp } from '../../paper/vector.ts'

/** A mass of leaves: centre and radii, in hundredths of the tree's height, y up negative. */
export type Lobe = readonly [x: number, y: number, rx: number, ry: number]

/** A trunk and its limbs; lengths in hundredths of the tree's height. */
export interface Trunk {
  colour: string
  /** The colour of its sunny side. */
  lit?: string
  /** Half way up; it is wider at the foot. */
  width: number
  /** Where it parts into limbs: the sheet y, negative. */
  fork: number
  /** How far to the right it parts. */
  lean?: number
}

type Joint = readonly [x: number, y: number]

/** Path data of a limb that grows thinner; with `bow` it sets out sideways and then rises. */
function tapering(from: Joint, to: Joint, thick: number, thin: number, bow = 0): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const long = Math.hypot(dx, dy) || 1
  const [nx, ny] = [-dy / long, dx / long]
  const bend: Joint = [from[0] + dx * (0.5 + bow), from[1] + dy * (0.5 - bow)]
  const at = ([x, y]: Joint, out: number): Joint => [x + nx * out, y + ny * out]
  const middle = (thick + thin) / 4
  return `M${lengths(...at(from, thick / 2))}Q${lengths(...at(bend, middle), ...at(to, thin / 2))}L${lengths(...at(to, -thin / 2))}Q${lengths(...at(bend, -middle), ...at(from, -thick / 2))}z`
}

/** A trunk that widens at the foot, and a few limbs that each part once more below the masses of leaves they carry. */
export function limbs(
  { colour, lit, width, fork, lean = 0 }: Trunk,
  lobes: readonly Lobe[],
  side: number,
): Markup {
  const inOrder = lobes.toSorted((a, b) => a[0] - b[0])
  const each = Math.ceil(inOrder.length / 4)
  const half = width / 2
  let data = ''
  for (let i = 0; i < inOrder.length; i += each) {
    const part = inOrder.slice(i, i + each)
    const mean = (axis: 0 | 1): number =>
      part.reduce((sum, lobe) => sum + lobe[axis], 0) / part.length
    const far = Math.abs(mean(0) - lean)
    // The outer limbs leave the trunk lower than the inner ones.
    const low = fork + Math.min(7, far * 0.24)
    const joint: Joint = [lerp(lean, mean(0), 0.62), lerp(low, mean(1), 0.56)]
    const root: Joint = [lerp(lean, 0, 0.2) + Math.sign(mean(0) - lean) * half * 0.06, low + 3]
    data += tapering(root, joint, width * 0.6, width * 0.3, 0.12)
    // As many twigs as one can follow.
    for (const [x, y, , ry] of part.toSorted((a, b) => b[2] - a[2]).slice(0, 3))
      data += tapering(joint, [lerp(joint[0], x, 0.94), y + ry * 0.2], width * 0.28, width * 0.08)
  }
  const bole = (from: number, to: number, above: number): string =>
    `M${lengths(from * half * 1.75, 0)}Q${lengths(from * half * 1.1, fork * 0.16, from * half + lean * 0.4, fork * 0.5)}L${lengths(from * half * above + lean, fork + 3)}L${lengths(to * half * above + lean, fork + 3)}L${lengths(to * half + lean * 0.4, fork * 0.5)}Q${lengths(to * half * 1.1, fork * 0.16, to * half * 1.75, 0)}z`
  return (
    shape(data, colour) +
    shape(bole(-1, 1, 0.9), colour) +
    (lit ? shape(bole(side * 0.96, side * 0.42, 0.8), lit) : '')
  )
}
