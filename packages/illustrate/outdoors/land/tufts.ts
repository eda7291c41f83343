import { mix } from '../../paper/colour.ts'
import { nth } from '../../paper/nth.ts'
import type { Random } from '../../paper/random.ts'
import type { Stage } from '../../paper/stage.ts'
import { lengths, type Markup, opacity, stroke } from '../../paper/svg.ts'

/** Sheet px below the frame from which on nothing is drawn. */
const BEYOND = 1300

/** Strokes of longer grass, so that a lawn is not one flat colour. Near us grass that nobody mows stands up in blades, `wild` metres high. */
export function tufts({ camera, light, sheet }: Stage, chance: Random, wild = 0): Markup {
  const [distant, near] = light.colours.lawn
  const tones = [mix(near, distant, 0.55), mix(near, light.colours.shade, 0.35)]
  const dabs = ['', '']
  let blades = ''
  for (let i = 0; i < 1500; i++) {
    const away = (wild ? 5 : 11) + 150 * chance.next() ** 2
    const [x, y, depth] = camera.project([chance.between(-0.95, 1.15) * away, away, 0])
    const k = camera.scale(depth)
    const long = k * chance.between(0.5, 1.6)
    if (depth < 3 || x + long < sheet.frame.left || x > sheet.frame.right) continue
    if (y > sheet.frame.bottom + BEYOND) continue
    dabs[i % 2] +=
      `M${x.toFixed(1)} ${y.toFixed(1)}q${(long / 2).toFixed(1)} ${(-long * 0.16).toFixed(1)} ${long.toFixed(1)} 0`
    if (!wild || depth > 60) continue
    const tall = wild * k * chance.between(0.4, 1)
    for (const lean of [-0.5, -0.1, 0.35])
      blades += `M${lengths(x, y)}q${lengths(lean * tall * 0.2, -tall * 0.6, lean * tall, -tall)}`
  }
  return (
    dabs.map((data, i) => stroke(data, nth(tones, i), 1.8, opacity(0.5))).join('') +
    stroke(blades, mix(nth(light.colours.leaves.near, 3), near, 0.4), 1.6, opacity(0.8))
  )
}
