import { mix } from './colour.ts'
import type { Stop } from './svg.ts'

/** The hours there are palettes for. */
export type Hour = 'dawn' | 'noon' | 'golden' | 'dusk' | 'night'
/** Whether lamps are what a scene is lit by: at dusk and by night. */
export const sunIsDown = (hour: Hour): boolean => hour === 'dusk' || hour === 'night'

/** What grows and how the air looks: the northern plains, the coast, the hills. */
export type Place = 'plains' | 'coast' | 'hills'

/** All the colours of one hour at one place. */
export interface Palette {
  /** Top of the sky to horizon. */
  sky: readonly Stop[]
  cloud: string
  /** The sun's disc and the rings of its glow, inside to outside; by night the moon's. */
  sun: readonly [disc: string, inner: string, middle: string, outer: string]
  /** How large the disc is and how strongly it glows, each a share of the sun's. */
  disc: number
  glow: number
  /** Height of the sun above the horizon, in degrees. */
  elevation: number
  /** What the air adds with distance. */
  mist: string
  /** What direct sun, open shade, the sky above and the ground below do to a surface. */
  sunlight: string
  shade: string
  skylight: string
  underside: string
  /** Cast shadows, and how strong they are, 0 to 1. */
  shadow: string
  shadowStrength: number
  /** How far the hour takes the colours of flowers and bare earth towards shade, 0 to 1. */
  dim: number
  /** Lit lamps and windows; the rings of a lamp's glow where they are not the sun's; the share of windows lit, 0 to 1. */
  lamp: string
  halo?: readonly [inner: string, middle: string, outer: string]
  litShare: number
  /** Dark to light, sunlit last. */
  leaves: Foliage
  lawn: readonly [far: string, near: string]
  paving: readonly [far: string, middle: string, near: string]
  road: string
  water: readonly [far: string, middle: string, near: string]
  wall: readonly string[]
  timber: string
  glass: string
}

/** Leaf colours by distance, each dark to light, sunlit last. */
export interface Foliage {
  near: readonly string[]
  middle: readonly string[]
  far: readonly string[]
}

const golden: Palette = {
  sky: [
    [0, '#20566f'],
    [0.25, '#4f8b9b'],
    [0.48, '#a9bdb8'],
    [0.66, '#eccbaa'],
    [0.84, '#fbb988'],
    [1, '#f59d70'],
  ],
  cloud: '#ffd6b4',
  sun: ['#fffaea', '#fff0c8', '#ffd394', '#ffb27a'],
  disc: 1,
  glow: 1,
  elevation: 7,
  mist: '#f2c798',
  sunlight: '#ffc784',
  shade: '#33506a',
  skylight: '#ffe0b4',
  underside: '#4a3a3c',
  shadow: '#241f33',
  shadowStrength: 0.46,
  dim: 0,
  lamp: '#ffd48c',
  litShare: 0.16,
  leaves: {
    near: ['#0e2426', '#17342f', '#2c4c39', '#5f6f3c', '#c9984a', '#efc675'],
    middle: ['#16322f', '#24463a', '#40613f', '#80863f', '#e0b25a'],
    far: ['#4a5a55', '#5d6a5c', '#80805f', '#b5996a', '#e3bb7e'],
  },
  lawn: ['#c0a968', '#4e6a3c'],
  paving: ['#f0c896', '#c79d7c', '#5d4c4a'],
  road: '#8b827e',
  water: ['#e9c79c', '#4f98a0', '#12505f'],
  wall: ['#f0e2cc', '#e3cba8', '#c9a078', '#b98a66', '#d8d0c2', '#a86a48'],
  timber: '#a8683f',
  glass: '#35505e',
}

const dawn: Palette = {
  ...golden,
  sky: [
    [0, '#3f6685'],
    [0.3, '#7fa0b4'],
    [0.52, '#c3c3c6'],
    [0.7, '#f0cfc2'],
    [0.86, '#fbcdb0'],
    [1, '#f8b899'],
  ],
  cloud: '#ffe3d8',
  sun: ['#fffdf4', '#fff3dc', '#ffdcb8', '#ffc4a4'],
  elevation: 6,
  mist: '#f1d5c6',
  sunlight: '#ffd5a6',
  shade: '#466585',
  skylight: '#fbe6d4',
  shadow: '#2a3350',
  shadowStrength: 0.38,
  litShare: 0.12,
  lawn: ['#b9b48a', '#557552'],
  water: ['#f0d3c0', '#7aa9b4', '#2c6478'],
}

const noon: Palette = {
  ...golden,
  sky: [
    [0, '#2c7fae'],
    [0.35, '#63a9c8'],
    [0.65, '#a9d2dc'],
    [0.88, '#dcebe6'],
    [1, '#f1efe0'],
  ],
  cloud: '#ffffff',
  sun: ['#ffffff', '#ffffff', '#fdf8e6', '#f0f4ee'],
  elevation: 52,
  mist: '#d8e6e4',
  sunlight: '#fff4da',
  shade: '#48708a',
  skylight: '#fbf6e8',
  underside: '#6a665f',
  shadow: '#1f3448',
  shadowStrength: 0.36,
  litShare: 0.04,
  leaves: {
    near: ['#123328', '#1b4733', '#2f6340', '#5c8a48', '#9bb75a', '#c9d47e'],
    middle: ['#1c4232', '#2b5a3e', '#48794a', '#7fa052', '#b9c66a'],
    far: ['#5b7f74', '#6d9180', '#8aa88a', '#adbf94', '#cdd6a6'],
  },
  lawn: ['#a9c07e', '#5b8a4a'],
  paving: ['#f2e8d4', '#d9cbb4', '#a3968a'],
  road: '#8f9296',
  water: ['#d5ebe8', '#4fb0bd', '#157188'],
  wall: ['#faf5ea', '#efe2cb', '#d9b994', '#c79a76', '#e3e3dd', '#b5764f'],
  glass: '#4a7186',
}

const dusk: Palette = {
  ...golden,
  sky: [
    [0, '#152a48'],
    [0.3, '#2c4a6c'],
    [0.55, '#6a6f8c'],
    [0.74, '#b98a8c'],
    [0.88, '#ea9c78'],
    [1, '#f2a35e'],
  ],
  cloud: '#f0a890',
  sun: ['#ffd9a0', '#ffc07c', '#f79a62', '#d97a5c'],
  elevation: 2,
  mist: '#b98f86',
  sunlight: '#f0a878',
  shade: '#22365a',
  skylight: '#8f8ba2',
  underside: '#2a2a3c',
  shadow: '#121a30',
  shadowStrength: 0.4,
  lamp: '#ffcf7e',
  litShare: 0.46,
  leaves: {
    near: ['#0a1820', '#10262c', '#1b3a3a', '#365047', '#7a6a4e', '#b98a5c'],
    middle: ['#12262e', '#1c3a3c', '#305049', '#5c6650', '#a3805c'],
    far: ['#3d4a58', '#4d5a62', '#6a6c68', '#8f7f70', '#b99478'],
  },
  lawn: ['#8a8068', '#2e4a3e'],
  paving: ['#b99484', '#7d6c74', '#383748'],
  road: '#5b5866',
  water: ['#d99a7c', '#4a6a86', '#132c46'],
  wall: ['#d3c2b4', '#bfa48e', '#a07c66', '#8f6c58', '#aaa4a6', '#84523f'],
}

/** By moonlight: deep blue and teal, never black, so that lamps and lit windows are what is warm. */
const night: Palette = {
  ...dusk,
  sky: [
    [0, '#0e2440'],
    [0.3, '#173a58'],
    [0.55, '#235470'],
    [0.74, '#356d84'],
    [0.88, '#4c8594'],
    [1, '#67989e'],
  ],
  cloud: '#64899c',
  sun: ['#f3f7ee', '#cfe2e8', '#8db4c6', '#4f7d92'],
  disc: 0.55,
  glow: 0.4,
  elevation: 20,
  mist: '#42707f',
  sunlight: '#9dc0cf',
  shade: '#16344f',
  skylight: '#6d94a8',
  underside: '#1d2a3d',
  shadow: '#0a1830',
  shadowStrength: 0.38,
  dim: 0.3,
  lamp: '#ffcf82',
  halo: ['#fff0cc', '#ffd08a', '#d99a5a'],
  litShare: 0.58,
  leaves: {
    near: ['#081c24', '#0e282d', '#17403f', '#2a5a55', '#4c7d76', '#86ada3'],
    middle: ['#10282f', '#193c3f', '#2a544f', '#3f6e67', '#6f9890'],
    far: ['#274a58', '#335a63', '#43706f', '#5a8681', '#7ba39c'],
  },
  lawn: ['#4f7674', '#1e4240'],
  paving: ['#74909c', '#506877', '#273746'],
  road: '#435362',
  water: ['#71a0ae', '#2b5a74', '#0d2a40'],
  wall: ['#bccad0', '#a3adb0', '#878680', '#7a6d64', '#9aa8b0', '#704e42'],
  timber: '#74533f',
  glass: '#24445a',
}

const hours: Record<Hour, Palette> = { dawn, noon, golden, dusk, night }
const green: Record<Place, { tint: string; share: number }> = {
  plains: { tint: '#5b6b3a', share: 0 },
  coast: { tint: '#2f7a5e', share: 0.16 },
  hills: { tint: '#2c5a54', share: 0.2 },
}

/** The colours of an hour at a place. */
export function palette(hour: Hour, place: Place): Palette {
  const base = hours[hour]
  const { tint, share } = green[place]
  const tinted = (colours: readonly string[]): string[] =>
    colours.map((colour) => mix(colour, tint, share))
  const { near, middle, far } = base.leaves
  return {
    ...base,
    leaves: { near: tinted(near), middle: tinted(middle), far: tinted(far) },
    lawn: [mix(base.lawn[0], tint, share), mix(base.lawn[1], tint, share)],
  }
}
