import type { Species } from '../../../outdoors/trees/species.ts'
import type { Spot, Vec } from '../../../paper/vector.ts'

/** How a garden is laid out and where we stand in it; metres, for the hand whose framing tree is at the left. */
export interface Garden {
  eye: Vec
  /** The horizon, as a share of the height. */
  level: number
  /** The jogging track, nearest first. */
  track: readonly Spot[]
  /** The path that leads from it to the pergola. */
  walk: readonly Spot[]
  /** Near left corner of the pergola, 12 m long and 4.4 m deep. */
  pergola: Spot
  beds: readonly { at: Spot; rx: number; ry: number }[]
  /** Places and turns of benches. */
  benches: readonly (readonly [x: number, y: number, turn: number])[]
  /** The trees that stand near, with their heights. */
  trees: readonly (readonly [kind: Species, x: number, y: number, height: number])[]
  /** Where a low edging runs: from, to. */
  edging: readonly [Spot, Spot]
}

/** The track winds in from a lower corner towards the towers. */
const winding: Garden = {
  eye: [0, 0.8, 2.8],
  level: 0.6,
  track: [
    [6.4, 3],
    [4.6, 9],
    [-1.5, 17],
    [-5.6, 26],
    [-1, 36],
    [8, 45],
    [11, 56],
    [3, 70],
    [-14, 80],
  ],
  walk: [
    [-11, 42],
    [-10.4, 36],
    [-8, 31],
    [-5.2, 28],
  ],
  pergola: [-17.5, 42],
  beds: [
    { at: [8.6, 15.5], rx: 4.6, ry: 2.6 },
    { at: [-9.6, 14], rx: 3.4, ry: 3 },
    { at: [4.2, 30], rx: 4, ry: 3 },
    { at: [-19, 31], rx: 4, ry: 2.6 },
    { at: [0, 56], rx: 5, ry: 4 },
  ],
  benches: [
    [1.4, 22.4, 0.2],
    [-12, 43.4, 0],
    [5, 41, -0.3],
  ],
  trees: [
    ['gulmohar', -15, 18, 10],
    ['neem', -24, 30, 11],
    ['ashoka', 20, 29, 9],
    ['ashoka', 22.4, 30, 10],
    ['ashoka', 24.6, 30.5, 8.6],
  ],
  edging: [
    [-9.4, 9.3],
    [-0.6, 8.8],
  ],
}

/** A loop of track round beds in flower, seen from a terrace. */
const looped: Garden = {
  eye: [0, 1.2, 7],
  level: 0.4,
  track: [
    [-19, 7],
    [-12.5, 10.6],
    [-6, 13],
    [3, 15.4],
    [11, 20],
    [13.6, 28],
    [9, 36],
    [-2, 39],
    [-12, 35],
    [-16.4, 27],
    [-15, 19.6],
    [-11.2, 14.6],
    [-5.4, 13.2],
    [3, 15.4],
  ],
  walk: [
    [2, 47],
    [1.4, 44],
    [0, 41],
    [-1, 39],
  ],
  pergola: [-4, 47],
  beds: [
    { at: [-5.4, 21.4], rx: 4.6, ry: 3 },
    { at: [4.6, 25.4], rx: 4.8, ry: 3.4 },
    { at: [-6, 30.4], rx: 4.2, ry: 2.6 },
    { at: [10.6, 11.6], rx: 4, ry: 2.2 },
    { at: [20, 28], rx: 3.6, ry: 4 },
  ],
  benches: [
    [-0.6, 20, 0.2],
    [-1.4, 29, -0.2],
    [6.6, 13.8, 0.4],
  ],
  trees: [
    ['gulmohar', -13.4, 15.2, 8.6],
    ['frangipani', 0.6, 33.4, 4.6],
    ['neem', -24, 33, 10],
    ['ashoka', 18.4, 37, 9],
    ['ashoka', 20.6, 38, 10],
    ['ashoka', 22.8, 38.5, 8.6],
    ['gulmohar', 22, 18.6, 8],
  ],
  edging: [
    [2, 11.4],
    [7, 9.4],
  ],
}

/** Low beside a bed in flower, a bench under a tree, the track passing behind. */
const bedside: Garden = {
  eye: [0, 2, 1.9],
  level: 0.69,
  track: [
    [22, 13],
    [12, 15],
    [3, 16.4],
    [-6, 19],
    [-10, 26],
    [-4, 34],
    [6, 40],
    [9, 52],
    [-2, 66],
  ],
  walk: [
    [10, 30],
    [8, 26],
    [5.4, 21],
    [4, 17],
  ],
  pergola: [7.4, 30],
  beds: [
    { at: [-4.4, 9.6], rx: 6.4, ry: 2.1 },
    { at: [7.6, 10.8], rx: 2.6, ry: 1.5 },
    { at: [14, 22], rx: 4, ry: 2.4 },
    { at: [-1.6, 25.6], rx: 4.4, ry: 3 },
    { at: [1, 50], rx: 4.4, ry: 4 },
  ],
  benches: [
    [3.5, 13.2, -0.1],
    [-3, 21.6, 0.2],
    [12, 31.4, 0],
  ],
  trees: [
    ['frangipani', -8.4, 12.4, 5.2],
    ['gulmohar', 9.8, 19.4, 9],
    ['royalPalm', -15.4, 22, 9.6],
    ['royalPalm', -18, 26, 10.6],
    ['neem', 24, 30, 11],
  ],
  edging: [
    [5.2, 8.4],
    [10.4, 8.9],
  ],
}

/** Seeds take them in turn. */
export const gardens: readonly Garden[] = [winding, looped, bedside]
