import { mix } from '../../paper/colour.ts'
import { nth } from '../../paper/nth.ts'
import { type Random, random } from '../../paper/random.ts'
import type { Stage } from '../../paper/stage.ts'
import { circle, fixed, type Markup, opacity, oval, shape, stroke } from '../../paper/svg.ts'
import { lerp, type Vec } from '../../paper/vector.ts'

/** Where a bunch starts on the sheet, and sheet px a metre there. */
interface Bunch {
  on: Stage
  chance: Random
  x: number
  y: number
  s: number
}

const stems = ({ x, y }: Bunch, tips: readonly (readonly [number, number])[]): Markup =>
  stroke(
    tips.map(([a, b]) => `M${fixed(x)} ${fixed(y)}L${fixed(a)} ${fixed(b)}`).join(''),
    '#5b4a34',
    1,
  )

/** Twigs with buds along them. */
function twigs(bunch: Bunch): Markup {
  const { on, chance, x, y, s } = bunch
  let petals = ''
  const tips = Array.from({ length: 9 }, (_, i): [number, number] => {
    const angle = -Math.PI / 2 + (i - 4) * 0.17
    const length = chance.between(0.3, 0.48) * s
    const tip: [number, number] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length]
    for (let k = 0; k < 8; k++)
      petals += `M${fixed(lerp(x, tip[0], 0.45 + k * 0.08))} ${fixed(lerp(y, tip[1], 0.45 + k * 0.08))}l${fixed(chance.between(-4, 4))} ${fixed(-chance.between(1, 4))}`
    return tip
  })
  return stems(bunch, tips) + stroke(petals, mix(on.light.colours.sunlight, '#fff6e6', 0.7), 3.2)
}

const blooms = [
  ['#e0a33a', '#f0c765'],
  ['#b8456b', '#d9799a'],
  ['#f3ead8', '#fffaf0'],
  ['#c9603f', '#e2906a'],
] as const

/** A round bunch of full flowers over leaves. */
function round(bunch: Bunch): Markup {
  const { on, chance, x, y, s } = bunch
  const [deep, pale] = chance.pick(blooms)
  const green = on.light.colours.leaves.near
  let leaves = ''
  for (let i = 0; i < 9; i++) {
    const angle = -Math.PI / 2 + (i - 4) * 0.36
    const [dx, dy] = [Math.cos(angle) * 0.23 * s, Math.sin(angle) * 0.2 * s]
    leaves += `M${fixed(x)} ${fixed(y)}q${fixed(dx * 0.3 - dy * 0.3)} ${fixed(dy * 0.3 + dx * 0.3)} ${fixed(dx)} ${fixed(dy)}q${fixed(dy * 0.3 - dx * 0.7)} ${fixed(-dx * 0.3 - dy * 0.7)} ${fixed(-dx)} ${fixed(-dy)}z`
  }
  let heads = ''
  for (let i = 0; i < 13; i++) {
    const angle = -Math.PI / 2 + (((i * 5) % 13) - 6) * 0.2
    const far = chance.between(0.09, 0.24) * s
    const [a, b] = [x + Math.cos(angle) * far, y - 0.05 * s + Math.sin(angle) * far]
    const r = chance.between(0.034, 0.05) * s
    heads +=
      circle(a, b, r, deep) +
      circle(a - r * 0.2, b - r * 0.25, r * 0.62, pale) +
      circle(a, b - r * 0.1, r * 0.2, deep)
  }
  return shape(leaves, nth(green, 2)) + heads
}

/** Long branches of round leaves in pairs. */
function branches(bunch: Bunch): Markup {
  const { on, chance, x, y, s } = bunch
  const tones = on.light.colours.leaves.near
  const leaves = tones.map(() => '')
  const tips = [-0.62, -0.3, -0.04, 0.26, 0.58].map((lean): [number, number] => {
    const length = chance.between(0.34, 0.5) * s
    const tip: [number, number] = [x + Math.sin(lean) * length, y - Math.cos(lean) * length]
    for (let k = 2; k <= 9; k++)
      for (const hand of [-1, 1]) {
        const at = [lerp(x, tip[0], k / 9), lerp(y, tip[1], k / 9)] as const
        const long = s * 0.055 * (1.25 - k / 14)
        const turn = lean + hand * 1.05
        const [dx, dy] = [Math.sin(turn) * long, -Math.cos(turn) * long]
        leaves[1 + Math.floor(chance.next() * 3)] +=
          `M${fixed(at[0])} ${fixed(at[1])}q${fixed(dx * 0.4 - dy * 0.5)} ${fixed(dy * 0.4 + dx * 0.5)} ${fixed(dx)} ${fixed(dy)}q${fixed(dy * 0.5 - dx * 0.6)} ${fixed(-dx * 0.5 - dy * 0.6)} ${fixed(-dx)} ${fixed(-dy)}z`
      }
    return tip
  })
  return (
    stems(bunch, tips) +
    tones.map((tone, i) => shape(nth(leaves, i), mix(tone, '#8fa58c', 0.4))).join('')
  )
}

const bunches = [round, branches, twigs] as const

/** A bunch in a vase on a table, by seed: full flowers, leafy branches or twigs with buds, in a jar or a round vase. Its foot in metres. */
export function blossom(on: Stage, foot: Vec, vase: string, seed: number): Markup {
  const chance = random(seed)
  const [x, y, depth] = on.camera.project(foot)
  const s = on.camera.scale(depth)
  const jar = seed % 2 === 0
  const n = (value: number): string => fixed(value * s)
  return (
    oval(x + 0.02 * s, y, 0.17 * s, 0.04 * s, '#2a1c18', opacity(0.4) + on.sheet.blur(3)) +
    nth(bunches, seed % 3)({ on, chance, x, y: y - 0.2 * s, s }) +
    (jar
      ? shape(
          `M${fixed(x - 0.06 * s)} ${fixed(y)}q${n(-0.045)} ${n(-0.07)} ${n(-0.03)} ${n(-0.14)}q${n(0.01)} ${n(-0.05)} ${n(0.04)} ${n(-0.065)}v${n(-0.03)}h${n(0.1)}v${n(0.03)}q${n(0.03)} ${n(0.015)} ${n(0.04)} ${n(0.065)}q${n(0.015)} ${n(0.07)} ${n(-0.03)} ${n(0.14)}q${n(-0.06)} ${n(0.02)} ${n(-0.12)} 0z`,
          vase,
        ) + oval(x - 0.035 * s, y - 0.12 * s, 0.016 * s, 0.05 * s, '#ffffff', opacity(0.16))
      : circle(x, y - 0.11 * s, 0.115 * s, vase) +
        oval(x - 0.035 * s, y - 0.15 * s, 0.03 * s, 0.045 * s, '#ffffff', opacity(0.16)))
  )
}
