/** One block of a villa in its own frame: u along the front, v behind it, z up, and size, in metres. */
export interface VillaPart {
  u: number
  v: number
  z: number
  w: number
  d: number
  h: number
  tone: 'plain' | 'second' | 'stone'
  /** Openings of the front and of the flanks; the letters are explained in villa.ts. */
  front: string
  sides: string
  /** Overhang of a roof slab, in metres; none if left out. */
  roof?: number
  /** How deep its underside shows where it juts out, in metres from its front. */
  under?: number
  /** A terrace with a rail on top. */
  rail?: boolean
}

type Plan = (w: number, d: number) => VillaPart[]

/** A timber box that juts over the car porch, a terrace beside it. */
const cantilever: Plan = (w, d) => [
  {
    u: w * 0.6,
    v: 4,
    z: 0,
    w: w * 0.38,
    d: d - 4,
    h: 3.3,
    tone: 'stone',
    front: 'tt',
    sides: '.w.',
  },
  {
    u: 0,
    v: 0.8,
    z: 0,
    w: w * 0.6,
    d: d - 0.8,
    h: 3.3,
    tone: 'plain',
    front: 'gg.',
    sides: 'w.g',
    roof: 0.7,
    rail: true,
  },
  {
    u: w * 0.1,
    v: d * 0.5,
    z: 3.66,
    w: w * 0.5,
    d: d * 0.5,
    h: 3,
    tone: 'plain',
    front: 'gw',
    sides: 'w.',
  },
  {
    u: w * 0.5,
    v: -1.2,
    under: 5.2,
    z: 3.5,
    w: w * 0.5,
    d: d * 0.9,
    h: 3.5,
    tone: 'second',
    front: 'gg',
    sides: 's.ws',
    roof: 0.25,
  },
]

/** Three storeys that step back, each with a deep roof slab. */
const stacked: Plan = (w, d) => [
  {
    u: 0,
    v: 0,
    z: 0,
    w,
    d,
    h: 3.2,
    tone: 'stone',
    front: 'tg.g',
    sides: 'w.s',
    roof: 0.6,
    rail: true,
  },
  {
    u: w * 0.06,
    v: 2.4,
    z: 3.56,
    w: w * 0.88,
    d: d - 2.8,
    h: 3,
    tone: 'plain',
    front: 'gg.w',
    sides: '.gw',
    roof: 1,
    rail: true,
  },
  {
    u: w * 0.34,
    v: 4.6,
    z: 6.92,
    w: w * 0.5,
    d: d - 6,
    h: 2.7,
    tone: 'second',
    front: 'gt',
    sides: 's.',
    roof: 1.2,
  },
]

/** Two bodies of unequal height with a tall glazed stair between. */
const paired: Plan = (w, d) => [
  {
    u: w * 0.56,
    v: 1.6,
    z: 0,
    w: w * 0.44,
    d: d - 2,
    h: 6.4,
    tone: 'plain',
    front: 'gw',
    sides: 'w.w',
    roof: 0.5,
    rail: true,
  },
  {
    u: w * 0.4,
    v: 3.4,
    z: 0,
    w: w * 0.2,
    d: d - 5,
    h: 7.6,
    tone: 'stone',
    front: 'g',
    sides: '.',
    roof: 0.2,
  },
  { u: 0, v: 0, z: 0, w: w * 0.42, d: d - 1, h: 3.2, tone: 'stone', front: 'tg', sides: 'w.' },
  {
    u: -0.4,
    v: -1,
    under: 1,
    z: 3.3,
    w: w * 0.46,
    d: d * 0.8,
    h: 3.3,
    tone: 'second',
    front: 'gg',
    sides: '.sw',
    roof: 0.9,
  },
]

/** The plans there are. */
export const villaPlans: readonly Plan[] = [cantilever, stacked, paired]
