import { mix } from '../paper/colour.ts'
import { nth } from '../paper/nth.ts'
import type { Stage } from '../paper/stage.ts'
import { band, circle, type Markup, oval, shape } from '../paper/svg.ts'

/** The makes of car: a saloon, a tall one with rails on its roof, a small one. */
export type Make = 'saloon' | 'tall' | 'small'
/** All makes, to pick from. */
export const carMakes: readonly Make[] = ['saloon', 'tall', 'small']
/** How high a make is, in metres: the height its symbol is to be stood with. */
export const carHeight: Record<Make, number> = { saloon: 1.5, tall: 1.78, small: 1.52 }

/** A make's outline above the bumper, its pane, the glint on it, and half the distance of its lamps and tyres. */
const forms: Record<Make, { shell: string; pane: string; glint: string; lamps: number }> = {
  saloon: {
    shell:
      'M-60 -16Q-63 -52 -55 -60L-42 -94Q-38 -100 -28 -100H28Q38 -100 42 -94L55 -60Q63 -52 60 -16Q58 -12 50 -12H-50Q-58 -12 -60 -16z',
    pane: 'M-46 -63L-35 -90Q-33 -94 -26 -94H26Q33 -94 35 -90L46 -63z',
    glint: 'M-35 -90Q-33 -94 -26 -94H-4L-22 -63H-46z',
    lamps: 47,
  },
  tall: {
    shell:
      'M-56 -17Q-59 -54 -54 -60L-45 -93Q-43 -97 -35 -97H35Q43 -97 45 -93L54 -60Q59 -54 56 -17Q55 -14 48 -14H-48Q-55 -14 -56 -17zM-40 -96h3v-4h74v4h3v-2.6H-40z',
    pane: 'M-46 -61L-39 -88Q-38 -91 -32 -91H32Q38 -91 39 -88L46 -61z',
    glint: 'M-39 -88Q-38 -91 -32 -91H-8L-22 -61H-46z',
    lamps: 44,
  },
  small: {
    shell:
      'M-53 -16Q-56 -50 -51 -57Q-46 -84 -37 -94Q-32 -100 -20 -100H20Q32 -100 37 -94Q46 -84 51 -57Q56 -50 53 -16Q51 -12 44 -12H-44Q-51 -12 -53 -16z',
    pane: 'M-43 -61Q-39 -82 -32 -90Q-29 -93 -20 -93H20Q29 -93 32 -90Q39 -82 43 -61z',
    glint: 'M-43 -61Q-39 -82 -32 -90Q-29 -93 -20 -93H-6L-20 -61z',
    lamps: 41,
  },
}

/** A car from behind or, with lamps lit, from the front: 100 units tall and up to 122 wide; a symbol for `stand`. */
export function carEnd(
  { sheet, light }: Stage,
  paint: string,
  end: 'back' | 'front',
  make: Make = 'saloon',
): string {
  const low = mix(paint, light.colours.shade, 0.45)
  const glass = mix(light.colours.glass, nth(light.colours.sky, 2)[1], 0.35)
  const { shell, pane, glint, lamps } = forms[make]
  const [out, within] = [lamps + 13, lamps + 3]
  const lamp = (x: number): Markup =>
    end === 'back'
      ? shape(`M${x - 9} -56h18l-2 13h-14z`, '#b23a2c')
      : circle(x, -48, 8, '#fff3d0') + circle(x, -48, 20, '#fff3d0', ' opacity=".25"')
  const tyre = (x: number): Markup => band(x - 9, -22, 18, 22, '#1b1d20')
  return sheet.symbol(
    oval(0, -1, 66, 4, light.colours.shadow, ' opacity=".5"') +
      tyre(2 - lamps) +
      tyre(lamps - 2) +
      shape(shell, paint) +
      shape(
        `M-${out} -34H${out}V-16Q${out - 2} -12 ${within} -12H-${within}Q-${out - 2} -12 -${out} -16z`,
        low,
      ) +
      shape(pane, glass) +
      shape(glint, mix(glass, light.colours.sunlight, 0.35)) +
      lamp(-lamps) +
      lamp(lamps) +
      band(-16, -40, 32, 9, mix(nth(light.colours.wall, 0), low, 0.2)),
  )
}
