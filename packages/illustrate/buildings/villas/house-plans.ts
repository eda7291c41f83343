import type { Random } from '../../paper/random.ts'

/** The kinds of villa there are. */
export type HouseKind = 'stacked' | 'courtyard' | 'long' | 'wings' | 'tall'

/** All kinds, to pick from. */
export const houseKinds: readonly HouseKind[] = ['stacked', 'courtyard', 'long', 'wings', 'tall']

/** One block of a house: place in its own frame (u along the front, v behind it) and size, in metres. */
export interface Part {
  u: number
  v: number
  z: number
  w: number
  d: number
  h: number
  colour: string
  roof?: string
  blind?: boolean
}

const pool = (chance: Random): string => chance.pick(['#58a0a6', '#4d949e'])

/** Parts of each kind of house, far ones first so that near ones cover them. */
export const plans: Record<
  HouseKind,
  (w: number, d: number, wall: string, second: string, chance: Random) => Part[]
> = {
  stacked(w, d, wall, second, chance) {
    const left = chance.chance(0.5)
    return [
      { u: 0.5, v: 0.5, z: 0, w: w - 1, d: d - 1, h: 3.3, colour: wall },
      { u: left ? 0 : w * 0.32, v: -0.4, z: 3.6, w: w * 0.68, d: d * 0.7, h: 3.1, colour: second },
    ]
  },
  courtyard(w, d, wall, second, chance) {
    return [
      { u: 0, v: d * 0.68, z: 0, w, d: d * 0.32, h: 6.4, colour: wall },
      { u: w * 0.7, v: d * 0.2, z: 0, w: w * 0.3, d: d * 0.48, h: 3.3, colour: second },
      {
        u: w * 0.3,
        v: d * 0.3,
        z: 0,
        w: w * 0.36,
        d: d * 0.3,
        h: 0.1,
        colour: '#e9dcc4',
        roof: pool(chance),
        blind: true,
      },
      { u: 0, v: 0, z: 0, w: w * 0.28, d: d * 0.68, h: 3.3, colour: wall },
      { u: w * 0.28, v: 0, z: 0, w: w * 0.72, d: d * 0.16, h: 3.1, colour: wall },
    ]
  },
  long(w, d, wall, second) {
    return [
      { u: 0, v: d * 0.3, z: 0, w, d: d * 0.55, h: 3.3, colour: wall },
      { u: w * 0.1, v: d * 0.34, z: 3.6, w: w * 0.8, d: d * 0.46, h: 2.9, colour: second },
      ...[0, 1, 2, 3, 4, 5].map((i) => ({
        u: w * 0.12 + i * w * 0.14,
        v: d * 0.06,
        z: 2.7,
        w: 0.3,
        d: d * 0.24,
        h: 0.3,
        colour: '#a8683f',
        blind: true,
      })),
    ]
  },
  wings(w, d, wall, second, chance) {
    return [
      { u: 0, v: d * 0.5, z: 0, w, d: d * 0.46, h: 6.3, colour: wall },
      {
        u: w * 0.5,
        v: d * 0.1,
        z: 0,
        w: w * 0.42,
        d: d * 0.22,
        h: 0.12,
        colour: '#e9dcc4',
        roof: pool(chance),
        blind: true,
      },
      { u: 0, v: 0, z: 0, w: w * 0.42, d: d * 0.5, h: 3.4, colour: second },
    ]
  },
  tall(w, d, wall, second) {
    return [
      { u: w * 0.08, v: 0.4, z: 0, w: w * 0.84, d: d * 0.8, h: 6.4, colour: wall },
      { u: w * 0.3, v: d * 0.2, z: 6.7, w: w * 0.6, d: d * 0.5, h: 2.9, colour: second },
    ]
  },
}
