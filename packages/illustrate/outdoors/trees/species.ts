import { random } from '../../paper/random.ts'
import { type Markup, oval } from '../../paper/svg.ts'
import { lerp } from '../../paper/vector.ts'
import { bark, type Brush, leafy } from './brush.ts'
import { bole, broadleaves } from './broadleaves.ts'
import { bushes } from './bushes.ts'
import { fromAbove } from './canopy.ts'
import { crown } from './foliage.ts'
import type { Lobe } from './limbs.ts'
import { featherPalm } from './palms.ts'

/** The trees and bushes there are. */
export type Species =
  | 'neem'
  | 'mango'
  | 'peepal'
  | 'thicket'
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

/** Each species, 100 units tall, foot at (0, 0). */
export const drawings: Record<Species, (brush: Brush) => Markup> = {
  ...broadleaves,
  /** A narrow drooping spire. */
  ashoka(brush) {
    const lobes = Array.from({ length: 12 }, (_, i): Lobe => [
      0,
      -9 - (i / 11) * 86,
      lerp(10, 2, (i / 11) ** 1.6),
      6.4,
    ])
    return crown({
      ...leafy(brush, 330, 1.6),
      lobes,
      droop: 3.4,
      trunk: { colour: brush.tint(bark), width: 2, fork: -12 },
    })
  },
  /** A wide flat umbrella in flame-red flower. */
  gulmohar(brush) {
    const chance = random(brush.seed)
    const [wide, tilt] = [chance.between(84, 104), chance.between(-8, 8)]
    const lobes = Array.from({ length: 15 }, (_, i): Lobe => {
      const t = i / 14 - 0.5
      return [
        t * wide + chance.between(-3, 3),
        -72 - Math.cos(t * 3) * 14 + t * tilt + chance.between(-7, 5),
        chance.between(8, 15),
        chance.between(4.5, 8.5),
      ]
    })
    const flower = { colour: brush.tint('#cf5a34'), share: 0.6 }
    return crown({
      ...leafy(brush, 560, 1.8),
      lobes: [...lobes, [0, -82, 22, 8]],
      flower,
      trunk: bole(brush, 4, -26),
    })
  },
  /** Low, stubby forked branches with tufts of leaf and pale flowers. */
  frangipani(brush) {
    const chance = random(brush.seed)
    const lobes = Array.from({ length: 9 }, (_, i): Lobe => [
      (i - 4) * 11.5 + chance.between(-5, 5),
      -74 + Math.abs(i - 4) * 4.6 + chance.between(-9, 9),
      chance.between(9, 14),
      chance.between(7.5, 10),
    ])
    const flower = { colour: brush.tint('#fff1cf'), share: 0.2 }
    return crown({
      ...leafy(brush, 300, 3.4),
      lobes,
      flower,
      trunk: { ...bole(brush, 8, -20), colour: brush.tint('#6d5a4c') },
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
  ...bushes,
  /** Any round tree seen from above: much crown, little trunk. */
  canopy: (brush) => fromAbove(brush),
  /** A flowering tree seen from above. */
  flameCanopy: (brush) => fromAbove(brush, '#d2623c'),
}

const leaning = (
  brush: Brush,
): { seed: number; tones: readonly string[]; leaflets: number; lightFrom: number } => ({
  seed: brush.seed,
  tones: brush.tones,
  leaflets: Math.round(13 * Math.sqrt(brush.detail)),
  lightFrom: brush.lightFrom,
})
