import { mix } from '../../../paper/colour.ts'
import type { Indoors } from '../../../rooms/indoors.ts'

/** Metres from floor to floor, and how far a gallery stands out from its shops. */
export const STOREY = 6.3

export const GALLERY = 5.4

/** A colour on this side: gold in the sun, teal out of it. */
export const lit = (on: Indoors, colour: string, sunny: number): string =>
  mix(
    mix(on.mood.tone(colour, 0.36), on.light.colours.shade, 0.34),
    mix(on.mood.tone(colour, 0.66), on.light.colours.sunlight, 0.42),
    sunny,
  )
