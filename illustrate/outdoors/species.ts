import { nth } from '../paper/nth.ts'
import { random } from '../paper/random.ts'
import { type Markup, oval, stroke } from '../paper/svg.ts'
import { lerp } from '../paper/vector.ts'
import { crown, type Lobe } from './foliage.ts'
import { featherPalm } from './palms.ts'
import type { TreeOptions } from './trees.ts'

/** The trees and bushes there are. */
export type Species =
  | 'neem'
  | 'ashoka'
  | 'gulmohar'
  | 'frangipani'
  | 'royalPalm'
  | 'coconutPalm'
  | 'hedge'
  | 'bougainvillea'
  | 'shrub'
  | 'canopy'
  | 'flameCanopy'

interface Brush extends Required<TreeOptions> {
  tones: readonly string[]
  /** Takes a colour into the distance. */
  tint: (colour: string) => string
  lightFrom: number
  sun: string
}

const bark = '#3f3029'

const leafy = (
  brush: Brush,
  leaves: number,
  leafSize: number,
): {
  seed: number
  tones: readonly string[]
  leaves: number
  leafSize: number
  lightFrom: number
} => ({
  seed: brush.seed,
  tones: brush.tones,
  lightFrom: brush.lightFrom,
  leaves: leaves * brush.detail,
  leafSize: leafSize / Math.sqrt(brush.detail),
})

/** Each species, 100 units tall, foot at (0, 0). */
export const drawings: Record<Species, (brush: Brush) => Markup> = {
  /** Round and dense, on a short straight trunk. */
  neem(brush) {
    const chance = random(brush.seed)
    const ring = Array.from({ length: 9 }, (_, i): Lobe => {
      const angle = (i / 9) * Math.PI * 2
      return [
        Math.cos(angle) * chance.between(19, 28),
        -66 + Math.sin(angle) * chance.between(15, 21),
        chance.between(12, 18),
        chance.between(10, 15),
      ]
    })
    return crown({
      ...leafy(brush, 900, 1.9),
      lobes: [...ring, [0, -68, 20, 18]],
      trunk: { colour: brush.tint(bark), width: 2.8, fork: -34 },
    })
  },
  /** A narrow drooping spire. */
  ashoka(brush) {
    const lobes = Array.from({ length: 12 }, (_, i): Lobe => [
      0,
      -9 - (i / 11) * 86,
      lerp(10, 2, (i / 11) ** 1.6),
      6.4,
    ])
    return crown({
      ...leafy(brush, 560, 1.5),
      lobes,
      droop: 3.4,
      trunk: { colour: brush.tint(bark), width: 2, fork: -12 },
    })
  },
  /** A wide flat umbrella in flame-red flower. */
  gulmohar(brush) {
    const chance = random(brush.seed)
    const lobes = Array.from({ length: 8 }, (_, i): Lobe => {
      const t = i / 7 - 0.5
      return [
        t * 96 + chance.between(-3, 3),
        -73 - Math.cos(t * 3) * 13 + chance.between(-3, 3),
        chance.between(13, 18),
        chance.between(7, 10),
      ]
    })
    const flower = { colour: brush.tint('#cf5a34'), share: 0.46 }
    return crown({
      ...leafy(brush, 760, 1.7),
      lobes: [...lobes, [0, -82, 26, 9]],
      flower,
      trunk: { colour: brush.tint(bark), width: 3.2, fork: -30 },
    })
  },
  /** Low, stubby forked branches with tufts of leaf and pale flowers. */
  frangipani(brush) {
    const chance = random(brush.seed)
    const lobes = Array.from({ length: 9 }, (_, i): Lobe => [
      (i - 4) * 12 + chance.between(-4, 4),
      -72 + Math.abs(i - 4) * 5 + chance.between(-8, 8),
      12,
      9,
    ])
    const flower = { colour: brush.tint('#fff1cf'), share: 0.2 }
    return crown({
      ...leafy(brush, 420, 3.4),
      lobes,
      flower,
      trunk: { colour: brush.tint('#6d5a4c'), width: 6.5, fork: -26 },
    })
  },
  /** A pale swollen column, a green sheath, a tidy head. */
  royalPalm(brush) {
    const trunk = {
      colour: brush.tint('#8b7763'),
      lit: brush.tint(brush.sun),
      width: 2.6,
      height: 76,
      lean: 0,
      swollen: true,
    }
    return featherPalm({
      ...leaning(brush),
      trunk,
      count: 17,
      length: 27,
      hang: 0.62,
      crownshaft: brush.tones[Math.min(3, brush.tones.length - 2)],
    })
  },
  /** A thin leaning trunk and long hanging fronds with a few coconuts. */
  coconutPalm(brush) {
    const lean = brush.seed % 2 ? 9 : -7
    const trunk = {
      colour: brush.tint('#5c4838'),
      lit: brush.tint(brush.sun),
      width: 2.2,
      height: 72,
      lean,
    }
    const nuts = [-1.8, 0.2, 1.9]
      .map((x) => oval(lean + x, -70.4, 1.3, 1.5, brush.tint('#8a6a35')))
      .join('')
    return featherPalm({ ...leaning(brush), trunk, count: 21, length: 36, hang: 0.8 }) + nuts
  },
  /** A clipped block. */
  hedge(brush) {
    const lobes = Array.from({ length: 7 }, (_, i): Lobe => [(i - 3) * 24, -48, 17, 44])
    return crown({ ...leafy(brush, 620, 5), lobes })
  },
  /** A loose mound in magenta flower. */
  bougainvillea(brush) {
    const chance = random(brush.seed)
    const lobes = Array.from({ length: 7 }, (_, i): Lobe => [
      (i - 3) * 21 + chance.between(-4, 4),
      -42 + chance.between(-16, 10),
      chance.between(22, 30),
      chance.between(30, 40),
    ])
    const arms = stroke('M-20-50Q-60-110-88-62M24-56Q58-112 90-70', nth(brush.tones, 2), 2)
    return (
      arms +
      crown({
        ...leafy(brush, 560, 4.6),
        lobes,
        flower: { colour: brush.tint('#c4487a'), share: 0.5 },
      })
    )
  },
  /** Any round tree seen from above: much crown, little trunk. */
  canopy: (brush) => fromAbove(brush),
  /** A flowering tree seen from above. */
  flameCanopy: (brush) => fromAbove(brush, '#d2623c'),
  /** A rounded bush. */
  shrub(brush) {
    const chance = random(brush.seed)
    const lobes = Array.from({ length: 6 }, (_, i): Lobe => [
      (i - 2.5) * 22 + chance.between(-4, 4),
      -38 + chance.between(-9, 9),
      chance.between(22, 30),
      chance.between(28, 40),
    ])
    return crown({ ...leafy(brush, 420, 5), lobes })
  },
}

function fromAbove(brush: Brush, flower?: string): Markup {
  const chance = random(brush.seed)
  const ring = Array.from({ length: 10 }, (_, i): Lobe => {
    const angle = (i / 10) * Math.PI * 2
    return [
      Math.cos(angle) * chance.between(22, 32),
      -48 + Math.sin(angle) * chance.between(15, 21),
      chance.between(14, 21),
      chance.between(12, 17),
    ]
  })
  const lit = flower ? { flower: { colour: brush.tint(flower), share: 0.45 } } : {}
  return crown({
    ...leafy(brush, 640, 2.3),
    ...lit,
    lobes: [...ring, [0, -54, 26, 20]],
    trunk: { colour: brush.tint(bark), width: 4, fork: -16 },
  })
}

const leaning = (
  brush: Brush,
): { seed: number; tones: readonly string[]; leaflets: number; lightFrom: number } => ({
  seed: brush.seed,
  tones: brush.tones,
  leaflets: Math.round(13 * Math.sqrt(brush.detail)),
  lightFrom: brush.lightFrom,
})
