import { box } from '../../buildings/solids.ts'
import { mix } from '../../paper/colour.ts'
import { nth } from '../../paper/nth.ts'
import { random } from '../../paper/random.ts'
import type { Stage } from '../../paper/stage.ts'
import { Batch, lengths, type Markup, opacity, shape } from '../../paper/svg.ts'
import { between, ellipse, lift, type Spot } from '../../paper/vector.ts'

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
  const { sunlight, shade, litShare, dim } = light.colours
  // Bare earth must not glow when the light is gone.
  const soil = mix(mix(earth, sunlight, 0.24), shade, (litShare > 0.3 ? 0.2 : 0) + dim)
  const grass = mix(light.colours.lawn[1], light.colours.lawn[0], 0.35)
  const inside = (u: number, v: number): Spot =>
    between(between(nth(plan, 0), nth(plan, 1), u), between(nth(plan, 3), nth(plan, 2), u), v)
  const patches = new Batch()
  for (let i = 0; i < 90; i++) {
    const [u, v] = [chance.between(0.03, 0.97), chance.between(0.03, 0.97)]
    const edge = Math.max(Math.abs(u - 0.5), Math.abs(v - 0.5)) * 2
    const [x, y] = inside(u, v)
    const size = chance.between(0.12, 0.4) + edge ** 3 * chance.between(0.1, 0.5)
    const green = chance.chance(edge * 0.6)
    const tone = green ? grass : mix(soil, chance.chance(0.5) ? '#fff0d2' : '#6b3324', 0.14)
    patches.add(
      camera.ground(
        // No two patches are alike, and none is round.
        ellipse(0, 0, size * 1.7, size, 13).map(([du, dv], k): Spot => {
          const turn = (k / 13) * Math.PI * 2
          const out = 0.82 + 0.16 * Math.sin(turn * 2 + i) + 0.1 * Math.sin(turn * 3 + i * 2)
          return [x + du * out, y + dv * out]
        }),
      ),
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
  if (depth < 1 || x < sheet.frame.left || x > sheet.frame.right) return ''
  const k = camera.scale(depth)
  const [long, tall] = [k * 1.3, k * 0.4]
  const to = (u: number, v: number): string => lengths(x + u * long, y + v * tall)
  // A pennant in a light wind: its upper edge swings up, then down, and a fold lies in its shade.
  const cloth = `M${to(0, 0)}Q${to(0.3, -0.1)} ${to(0.55, 0.55)}T${to(1, 0.9)}Q${to(0.7, 1.5)} ${to(0.45, 1.35)}T${to(0, 2)}z`
  const fold = `M${to(0.36, 0.22)}Q${to(0.5, 0.8)} ${to(0.42, 1.38)}Q${to(0.58, 1.3)} ${to(0.66, 0.66)}z`
  return shape(cloth, '#F2A71B') + shape(fold, '#c27d0e', opacity(0.45))
}
