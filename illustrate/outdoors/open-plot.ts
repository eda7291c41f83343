import { box } from '../buildings/solids.ts'
import { mix } from '../paper/colour.ts'
import { nth } from '../paper/nth.ts'
import { random } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'
import { Batch, type Markup, opacity, shape } from '../paper/svg.ts'
import { between, ellipse, lift, type Spot } from '../paper/vector.ts'

/** An open plot on a stage whose ground is the plot's: white stones round it and, if cleared, laterite with grass and marigold flags at the corners. The plan is anticlockwise, in metres. */
export function openPlot(
  on: Stage,
  plan: readonly Spot[],
  seed: number,
  cleared = true,
  earth = '#b4623f',
): { ground: Markup; posts: { at: Spot; body: Markup }[] } {
  const { camera, light } = on
  const chance = random(seed)
  const soil = mix(earth, light.colours.sunlight, 0.24)
  const grass = mix(light.colours.lawn[1], light.colours.lawn[0], 0.35)
  const inside = (u: number, v: number): Spot =>
    between(between(nth(plan, 0), nth(plan, 1), u), between(nth(plan, 3), nth(plan, 2), u), v)
  const patches = new Batch()
  for (let i = 0; i < 90; i++) {
    const [u, v] = [chance.between(0.03, 0.97), chance.between(0.03, 0.97)]
    const edge = Math.max(Math.abs(u - 0.5), Math.abs(v - 0.5)) * 2
    const [x, y] = inside(u, v)
    const size = chance.between(0.12, 0.4) + edge ** 3 * chance.between(0.1, 0.5)
    const green = chance.chance(edge * 0.8)
    const tone = green ? grass : mix(soil, chance.chance(0.5) ? '#fff0d2' : '#6b3324', 0.14)
    patches.add(
      camera.ground(ellipse(x, y, size * 1.7, size, 13)),
      tone,
      opacity(green ? 0.55 : 0.5),
    )
  }
  const posts: { at: Spot; body: Markup }[] = []
  plan.forEach((a, i) => {
    const b = nth(plan, (i + 1) % plan.length)
    const count = Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 4)
    for (let k = 0; k < count; k++) {
      const at = between(a, b, k / count)
      if (k || !cleared)
        posts.push({
          at,
          body: box(on, [at[0] - 0.15, at[1] - 0.15, 0], [0.3, 0.3, 0.42], '#fdf6e6'),
        })
      else
        posts.push({
          at,
          body:
            box(on, [at[0] - 0.06, at[1] - 0.06, 0], [0.12, 0.12, 3.2], '#fdf6e6') + flag(on, at),
        })
    }
  })
  return { ground: cleared ? shape(camera.ground(plan), soil) + patches : '', posts }
}

function flag({ camera, sheet }: Stage, at: Spot): Markup {
  const [x, y, depth] = camera.project(lift(at, 3.2))
  if (x < sheet.frame.left || x > sheet.frame.right) return ''
  const k = camera.scale(depth)
  const [long, tall] = [(k * 1.5).toFixed(1), (k * 0.42).toFixed(1)]
  return shape(`M${x.toFixed(1)} ${y.toFixed(1)}l${long} ${tall}l-${long} ${tall}z`, '#F2A71B')
}
