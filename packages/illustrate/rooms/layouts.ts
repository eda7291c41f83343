import { outlook } from '../outdoors/outlook.ts'
import { nth } from '../paper/nth.ts'
import { type Random, random } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'
import type { Markup, Svg } from '../paper/svg.ts'
import type { Facts, Look } from '../scene.ts'
import { type Interior, interior } from './interior.ts'
import { schemeOf, type Scheme } from './schemes.ts'

/** What a layout makes its room of. */
export interface Setting {
  seed: number
  chance: Random
  scheme: Scheme
  view: 'city' | 'park'
  /** What windows on a high floor look out on. */
  outside: (on: Stage) => Markup
}

/** One arrangement of a kind of room. */
export type Layout = (setting: Setting) => Omit<Interior, 'mirrored'>

/** Draws a room in one of its layouts: seeds take them in turn, every other round mirrored. `salt` sets a kind apart from the others. */
export function drawRoom(
  facts: Facts,
  look: Look,
  salt: number,
  layouts: readonly Layout[],
  view: 'city' | 'park' = 'city',
): Svg {
  const { seed } = look
  const seen = facts.view ?? view
  const setting: Setting = {
    seed,
    chance: random(seed * 97 + salt * 31 + 11),
    scheme: schemeOf(seed + salt),
    view: seen,
    outside: (on) => outlook(on, seen, seed + salt * 20, 0),
  }
  return interior(look, {
    mirrored: Math.floor(seed / layouts.length) % 2 === 1,
    ...nth(layouts, seed % layouts.length)(setting),
  })
}
