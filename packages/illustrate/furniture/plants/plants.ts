import { mix } from '../../paper/colour.ts'
import { nth } from '../../paper/nth.ts'
import { random } from '../../paper/random.ts'
import { type Markup, shape, stroke } from '../../paper/svg.ts'
import { clamp, type Spot } from '../../paper/vector.ts'
import type { Indoors } from '../../rooms/indoors.ts'
import { planter } from './planting.ts'

/** A potted areca palm: foot and height in metres. */
export function areca(on: Indoors, foot: Spot, height: number, seed: number): Markup {
  const { camera, light, sheet } = on
  const chance = random(seed)
  const [x, , depth] = camera.project([...foot, 0])
  const y = camera.project([...foot, 0.42])[1]
  const k = camera.scale(depth) * height
  if (x + k < sheet.frame.left || x - k > sheet.frame.right) return ''
  // Its deepest green would make holes in a pale room.
  const leaves = light.colours.leaves.near.slice(0, 5)
  const tones = leaves.map((leaf, i) => mix(leaf, nth(leaves, Math.min(4, i + 2)), i ? 0.2 : 0.55))
  const [ribs, blades] = [tones.map(() => ''), tones.map(() => '')]
  for (let i = 0; i < 17; i++) {
    const lean = -Math.PI / 2 + (i - 8) * 0.13 + chance.between(-0.1, 0.1)
    const length = k * chance.between(0.6, 0.96)
    const tone = clamp(Math.floor(2 + Math.cos(lean) * 1.7 + chance.between(-1, 1)), 0, 4)
    const point = (t: number): [number, number] => [
      x + Math.cos(lean) * length * t + (i - 8) * 0.8,
      y + Math.sin(lean) * length * t + t * t * length * (0.08 + 0.42 * Math.abs(Math.cos(lean))),
    ]
    let last = point(0)
    for (let n = 1; n <= 24; n++) {
      const t = n / 24
      const here = point(t)
      const [dx, dy] = [here[0] - last[0], here[1] - last[1]]
      const m = Math.hypot(dx, dy)
      ribs[tone] +=
        `M${last[0].toFixed(1)} ${last[1].toFixed(1)}L${here[0].toFixed(1)} ${here[1].toFixed(1)}`
      for (const hand of t > 0.3 ? [-1, 1] : []) {
        const w = k * 0.17 * Math.sin(Math.PI * Math.min(1, ((t - 0.3) / 0.7) * 0.85 + 0.12))
        const [ex, ey] = [
          (dx / m) * w * 0.75 - (dy / m) * w * 0.6 * hand,
          (dy / m) * w * 0.75 + (dx / m) * w * 0.6 * hand + w * 0.25,
        ]
        const [ux, uy] = [(-dy / m) * 1.6, (dx / m) * 1.6]
        blades[clamp(tone + (hand > 0 ? 0 : -1), 0, 4)] +=
          `M${here[0].toFixed(1)} ${here[1].toFixed(1)}q${(ex * 0.5 + ux).toFixed(1)} ${(ey * 0.5 + uy - w * 0.1).toFixed(1)} ${ex.toFixed(1)} ${ey.toFixed(1)}q${(-ex * 0.6).toFixed(1)} ${(-ey * 0.4).toFixed(1)} ${(-ex).toFixed(1)} ${(-ey).toFixed(1)}`
      }
      last = here
    }
  }
  return (
    planter(on, foot, 0.24, 0.42, '#e3d4bc') +
    tones.map((tone, i) => stroke(nth(ribs, i), tone, 1.5) + shape(nth(blades, i), tone)).join('')
  )
}
