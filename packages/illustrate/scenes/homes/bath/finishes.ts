import { nth } from '../../../paper/nth.ts'
import type { Floor } from '../../../rooms/floors.ts'
import type { Setting } from '../../../rooms/layouts.ts'

/** Tiles, stone and metal of a bathroom. */
interface Finishes {
  tile: string
  stone: string
  floor: { kind: Floor; colour: string }
  metal: string
  tub: string
}

const rows = [
  ['#7fa39a', '#eeebe4', 'terrazzo', '#e9e2d6', '#c99a4e'],
  ['#d9907a', '#f3e8df', 'marble', '#efe6dd', '#c99a4e'],
  ['#3f6f86', '#e8ebec', 'checks', '#e9ebea', '#b9b4ac'],
  ['#e3c27a', '#f1ece2', 'stone', '#cfc4b2', '#3a3634'],
  ['#2f5f58', '#e6e2d8', 'marble', '#ece7df', '#c99a4e'],
  ['#c9b48e', '#f2ede2', 'terrazzo', '#ece4d6', '#3a3634'],
  ['#93a58a', '#f2efe6', 'planks', '#c8a478', '#c99a4e'],
] as const

/** The finishes of a seed. */
export function finishesOf({ seed, chance }: Setting): Finishes {
  const [tile, stone, floor, ground, metal] = nth(rows, (seed * 3 + 1) % rows.length)
  return {
    tile,
    stone,
    floor: { kind: floor, colour: ground },
    metal,
    tub: chance.pick(['#f8f5ee', '#f8f5ee', tile, '#3f5552']),
  }
}
