import { assemble, part } from '../../../furniture/blocks.ts'
import { pot } from '../../../furniture/furnishings.ts'
import { disc } from '../../../furniture/lights/hall-lights.ts'
import { blossom } from '../../../furniture/plants/blossom.ts'
import { bookcase } from '../../../furniture/living/storage.ts'
import { type Markup, opacity, shape } from '../../../paper/svg.ts'
import { clad } from '../../../rooms/cladding.ts'
import { type Indoors, panel } from '../../../rooms/indoors.ts'
import type { Scheme } from '../../../rooms/schemes.ts'

/** A stone breast the height of the room with a disc of metal on it and a ledge, slats on either side: its middle in metres. */
export function breast(on: Indoors, middle: number, scheme: Scheme): Markup {
  const { room, mood, light } = on
  const [first, second, third] = scheme.accents
  const edges = [middle - 1.54, middle + 1.5]
    .map((u) => panel(on, 'back', u, 0, 0.04, room.height, 0.02))
    .join('')
  const [from, to] = [middle - 3.4, middle + 3.4]
  return (
    clad(on, 'back', 'slats', scheme.wood, { from, to, seed: 5 }) +
    shape(edges, light.colours.lamp, on.sheet.blur(9) + opacity(0.4 + 0.5 * mood.night)) +
    clad(on, 'back', 'slabs', scheme.stone, { from: middle - 1.5, to: middle + 1.5, seed: 8 }) +
    disc(on, middle, 2.9, 0.95, ['#d9a862', second]) +
    assemble(on, [middle - 3, room.back - 0.44], 0, [
      part(0, 0, 0.12, 6, 0.44, 0.34, scheme.wood, 0.01),
      part(0.1, 0.06, 0, 5.8, 0.38, 0.12, '#2a211e'),
    ]) +
    pot(on, [middle - 2.4, room.back - 0.2, 0.46], 0.42, on.mood.tone(first, 0.5)) +
    pot(on, [middle - 2, room.back - 0.2, 0.46], 0.26, on.mood.tone(third, 0.5)) +
    blossom(on, [middle + 2.3, room.back - 0.22, 0.46], on.mood.tone(second, 0.5), 4)
  )
}

/** A lit bookcase under a timber wall: its middle in metres. */
export const books = (on: Indoors, middle: number, scheme: Scheme, seed: number): Markup =>
  clad(on, 'back', 'boards', scheme.wood, { from: middle - 3.2, to: middle + 3.2, seed: 6 }) +
  bookcase(on, 'back', middle - 2.6, 5.2, 4.3, scheme.wood, seed)
