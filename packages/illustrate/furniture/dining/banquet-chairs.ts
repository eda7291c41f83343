import { lighten, mix } from '../../paper/colour.ts'
import type { Stage } from '../../paper/stage.ts'
import { shape, stroke } from '../../paper/svg.ts'

/** Chairs as symbols for `stand`, 100 units tall (0.95 m): seen from behind, from the front and from the side facing right. */
export interface Chairs {
  behind: string
  front: string
  side: string
}

/** Defines slim upholstered chairs. */
export function chairs({ sheet }: Stage, cloth: string, frame = '#b98a4c'): Chairs {
  const [pale, dark] = [mix(cloth, '#fff0d6', 0.3), mix(cloth, '#5a3428', 0.42)]
  const legs = stroke('M-19 0L-17 -46M19 0L17 -46', mix(frame, '#2a1c14', 0.4), 4)
  return {
    behind: sheet.symbol(
      stroke('M-15 -4L-14 -46M15 -4L14 -46', mix(frame, '#2a1c14', 0.6), 3) +
        legs +
        shape('M-22 -50h44v7h-44z', dark) +
        shape(
          'M-20 -48Q-23 -99 -17 -99.5Q0 -102 17 -99.5Q23 -99 20 -48z',
          mix(cloth, '#5a3428', 0.22),
        ) +
        stroke('M-18.4 -97.6Q0 -101 18.4 -97.6', pale, 2),
    ),
    front: sheet.symbol(
      legs +
        shape('M-20 -48Q-23 -99 -17 -99.5Q0 -102 17 -99.5Q23 -99 20 -48z', lighten(cloth, 0.03)) +
        shape('M-20 -54h40l3 10q-23 5 -46 0z', pale) +
        shape('M-23 -45q23 5 46 0v5q-23 5 -46 0z', dark),
    ),
    side: sheet.symbol(
      stroke('M-17 0L-16 -46M17 0L17 -46M-17 -42h34', mix(frame, '#2a1c14', 0.4), 4) +
        shape('M-18 -52h38q3 5 0 9h-38z', pale) +
        shape('M-18 -43h38v4h-38z', dark) +
        shape('M-18 -46Q-24 -75 -25 -100h6Q-13 -78 -12 -50z', mix(cloth, '#5a3428', 0.12)),
    ),
  }
}
