import { nth } from '../paper/nth.ts'
import type { Random } from '../paper/random.ts'
import type { Finish } from './cladding.ts'
import type { Floor } from './floors.ts'

/** The materials and cloths of one home; every scheme holds together. */
export interface Scheme {
  floor: Floor
  ground: string
  /** The wall that counts, and the others. */
  feature: Finish
  featureColour: string
  wall: string
  wood: string
  cloth: string
  cover: string
  accents: readonly [string, string, string]
  stone: string
}

const schemes: readonly Scheme[] = [
  {
    floor: 'planks',
    ground: '#c39a6b',
    feature: 'slats',
    featureColour: '#a06c44',
    wall: '#d8c4a8',
    wood: '#8a5a3c',
    cloth: '#b9a283',
    cover: '#e9ddc8',
    accents: ['#b65f3f', '#35565c', '#d9a441'],
    stone: '#e6dccb',
  },
  {
    floor: 'herringbone',
    ground: '#a8764a',
    feature: 'panels',
    featureColour: '#4a6a66',
    wall: '#dccbb2',
    wood: '#6b4630',
    cloth: '#c9a27a',
    cover: '#efe6d6',
    accents: ['#c98a3c', '#2f4d53', '#b5623f'],
    stone: '#4f6460',
  },
  {
    floor: 'marble',
    ground: '#d8cab6',
    feature: 'boards',
    featureColour: '#8c5c3e',
    wall: '#cdb69a',
    wood: '#7a4c32',
    cloth: '#3f6664',
    cover: '#f0e7d8',
    accents: ['#d9a441', '#8c3f32', '#35565c'],
    stone: '#cfc3b2',
  },
  {
    floor: 'terrazzo',
    ground: '#d9cfc0',
    feature: 'plaster',
    featureColour: '#b0684a',
    wall: '#e0d2bc',
    wood: '#b07c4e',
    cloth: '#d8c6a8',
    cover: '#f2eadd',
    accents: ['#2f5a58', '#c9793f', '#e0b95a'],
    stone: '#f0e8da',
  },
  {
    floor: 'planks',
    ground: '#8a6042',
    feature: 'slabs',
    featureColour: '#b8a894',
    wall: '#c9b8a2',
    wood: '#5a3c2c',
    cloth: '#8a4a3c',
    cover: '#e4d8c6',
    accents: ['#35565c', '#c98a3c', '#8a9a6a'],
    stone: '#5a5450',
  },
  {
    floor: 'stone',
    ground: '#bda78c',
    feature: 'plaster',
    featureColour: '#7c8a6c',
    wall: '#dfd3be',
    wood: '#9a6a44',
    cloth: '#e4d6be',
    cover: '#f4ecde',
    accents: ['#b65f3f', '#4a5f4a', '#d9a441'],
    stone: '#a89a86',
  },
  {
    floor: 'planks',
    ground: '#b58a5e',
    feature: 'panels',
    featureColour: '#c7a990',
    wall: '#e2d5c2',
    wood: '#8c6244',
    cloth: '#35565c',
    cover: '#eadfce',
    accents: ['#b5623f', '#d9a441', '#8c3f32'],
    stone: '#dcd2c2',
  },
]

/** The scheme of a seed; neighbouring seeds differ. */
export const schemeOf = (seed: number, chance: Random): Scheme =>
  nth(schemes, (seed * 3 + Math.floor(chance.next() * 2)) % schemes.length)
