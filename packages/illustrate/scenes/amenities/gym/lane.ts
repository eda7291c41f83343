import { type Markup, opacity, shape } from '../../../paper/svg.ts'
import type { Indoors } from '../../../rooms/indoors.ts'
import { level } from '../../../rooms/room.ts'

/** A coloured lane for sprints along the floor: its left edge in metres. */
export function lane(on: Indoors, x: number, colour: string): Markup {
  const { front, back } = on.room
  const lines = [0.04, 0.74, 1.42].map((u) => level(on, x + u, front, 0.04, back - front))
  return (
    shape(level(on, x, front, 1.5, back - front), on.mood.tone(colour, 0.5), opacity(0.88)) +
    shape(lines.join(''), on.mood.tone('#f8f4ea', 0.7), opacity(0.9))
  )
}
