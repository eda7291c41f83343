import { mix } from '../paper/colour.ts'
import { nth } from '../paper/nth.ts'
import { random } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'
import { circle, type Markup, opacity, oval, shape, stroke } from '../paper/svg.ts'
import { clamp, lerp, type Spot, type Vec } from '../paper/vector.ts'
import type { Indoors } from '../rooms/indoors.ts'
import { planter } from './planting.ts'

/** A potted areca palm: foot and height in metres. */
export function areca(on: Indoors, foot: Spot, height: number, seed: number): Markup {
  const { camera, light, sheet } = on
  const chance = random(seed)
  const [x, , depth] = camera.project([...foot, 0])
  const y = camera.project([...foot, 0.42])[1]
  const k = camera.scale(depth) * height
  if (x + k < sheet.frame.left || x - k > sheet.frame.right) return ''
  const tones = light.colours.leaves.near.slice(0, 5)
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

/** Blossom in a round vase on a table: foot in metres. */
export function blossom(on: Stage, foot: Vec, vase: string, seed: number): Markup {
  const chance = random(seed)
  const [x, y, depth] = on.camera.project(foot)
  const s = on.camera.scale(depth)
  let [stems, petals] = ['', '']
  for (let i = 0; i < 9; i++) {
    const angle = -Math.PI / 2 + (i - 4) * 0.17
    const length = chance.between(0.3, 0.48) * s
    const [ex, ey] = [x + Math.cos(angle) * length, y - 0.2 * s + Math.sin(angle) * length]
    stems += `M${x.toFixed(1)} ${(y - 0.2 * s).toFixed(1)}L${ex.toFixed(1)} ${ey.toFixed(1)}`
    for (let k = 0; k < 8; k++)
      petals += `M${lerp(x, ex, 0.45 + k * 0.08).toFixed(1)} ${lerp(y - 0.2 * s, ey, 0.45 + k * 0.08).toFixed(1)}l${chance.between(-4, 4).toFixed(1)} ${(-chance.between(1, 4)).toFixed(1)}`
  }
  return (
    oval(x + 0.04 * s, y, 0.2 * s, 0.05 * s, '#2a1c18', opacity(0.35)) +
    stroke(stems, '#5b4a34', 1) +
    stroke(petals, mix(on.light.colours.sunlight, '#fff6e6', 0.7), 3.2) +
    circle(x, y - 0.11 * s, 0.115 * s, vase) +
    oval(x - 0.035 * s, y - 0.15 * s, 0.03 * s, 0.045 * s, '#ffffff', opacity(0.16))
  )
}
