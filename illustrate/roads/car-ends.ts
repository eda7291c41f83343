import { mix } from '../paper/colour.ts'
import { nth } from '../paper/nth.ts'
import type { Stage } from '../paper/stage.ts'
import { band, circle, type Markup, oval, shape } from '../paper/svg.ts'

/** A car from behind or, with lamps lit, from the front: 100 units tall (1.5 m) and 122 wide; a symbol for `stand`. */
export function carEnd({ sheet, light }: Stage, paint: string, end: 'back' | 'front'): string {
  const low = mix(paint, light.colours.shade, 0.45)
  const glass = mix(light.colours.glass, nth(light.colours.sky, 2)[1], 0.35)
  const lamp = (x: number): Markup =>
    end === 'back'
      ? shape(`M${x - 9} -56h18l-2 13h-14z`, '#b23a2c')
      : circle(x, -48, 8, '#fff3d0') + circle(x, -48, 20, '#fff3d0', ' opacity=".25"')
  const tyre = (x: number): Markup => band(x - 9, -22, 18, 22, '#1b1d20')
  return sheet.symbol(
    oval(0, -1, 66, 4, light.colours.shadow, ' opacity=".5"') +
      tyre(-45) +
      tyre(45) +
      shape(
        'M-60 -16Q-63 -52 -55 -60L-42 -94Q-38 -100 -28 -100H28Q38 -100 42 -94L55 -60Q63 -52 60 -16Q58 -12 50 -12H-50Q-58 -12 -60 -16z',
        paint,
      ) +
      shape('M-60 -34H60V-16Q58 -12 50 -12H-50Q-58 -12 -60 -16z', low) +
      shape('M-46 -63L-35 -90Q-33 -94 -26 -94H26Q33 -94 35 -90L46 -63z', glass) +
      shape('M-35 -90Q-33 -94 -26 -94H-4L-22 -63H-46z', mix(glass, light.colours.sunlight, 0.35)) +
      lamp(-47) +
      lamp(47) +
      band(-16, -40, 32, 9, mix(nth(light.colours.wall, 0), low, 0.2)),
  )
}
