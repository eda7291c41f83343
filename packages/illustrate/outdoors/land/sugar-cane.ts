import { mix } from '../../paper/colour.ts'
import { nth } from '../../paper/nth.ts'
import { random } from '../../paper/random.ts'
import type { Stage } from '../../paper/stage.ts'
import { fixed, shape, stroke } from '../../paper/svg.ts'

/** A clump of sugar cane, 100 units tall; a symbol for `stand`. */
export function sugarCane({ sheet, light }: Stage, seed: number, far = false): string {
  const chance = random(seed)
  const tones = far ? light.colours.leaves.middle : light.colours.leaves.near
  const [stems, blades] = [tones.map(() => ''), tones.map(() => '')]
  const sunSide = light.sun[0] < 0 ? -1 : 1
  for (let i = 0; i < (far ? 6 : 10); i++) {
    const x = chance.between(-20, 20)
    const lean = chance.between(-7, 7)
    const top = -chance.between(52, 74)
    const tone = chance.chance(0.4) ? 3 : 2
    stems[tone] = `${stems[tone] ?? ''}M${fixed(x)} 0L${fixed(x + lean)} ${fixed(top)}`
    for (let k = 0; k < (far ? 5 : 8); k++) {
      const hand = k % 2 ? 1 : -1
      const z = top * chance.between(0.45, 1)
      const bx = x + (lean * z) / top
      const reach = chance.between(12, 26) * hand
      const rise = chance.between(12, 30) * (z / top)
      const drop = chance.between(-2, 18)
      const wide = chance.between(1, 1.9)
      const level = Math.max(
        1,
        Math.min(
          tones.length - 1,
          Math.round(2.4 + hand * sunSide * 0.9 + (z / top) * 1.2 + chance.between(-0.8, 0.8)),
        ),
      )
      blades[level] =
        `${blades[level] ?? ''}M${fixed(bx)} ${fixed(z)}Q${fixed(bx + reach * 0.5)} ${fixed(z - rise)} ${fixed(bx + reach)} ${fixed(z - rise + drop)}Q${fixed(bx + reach * 0.5 + wide)} ${fixed(z - rise + wide * 2.2)} ${fixed(bx + wide)} ${fixed(z + wide)}z`
    }
  }
  const cane = mix(nth(tones, 3), '#b8894a', 0.45)
  return sheet.symbol(
    stems.map((data, i) => stroke(data, mix(cane, nth(tones, i), 0.3), 2)).join('') +
      blades.map((data, i) => shape(data, nth(tones, i))).join(''),
  )
}
