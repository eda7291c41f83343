import { mix } from '../paper/colour.ts'
import { throughAir } from '../paper/light.ts'
import { random } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'
import { circle, type Markup, opacity, oval, shape, stroke, fixed } from '../paper/svg.ts'
import { ellipse, type Spot } from '../paper/vector.ts'

/** Whether lamps are on at this hour. */
export const lampsLit = ({ light }: Stage): boolean => light.colours.litShare > 0.1

/** A street lamp with one arm to the right (`arm` 1), the left (-1) or a plain head (0); height in metres. */
export function streetLamp(on: Stage, at: Spot, height = 7, arm: -1 | 0 | 1 = 0): Markup {
  const { camera, light, sheet } = on
  const [x, y, depth] = camera.project([...at, 0])
  if (depth < 2) return ''
  const k = camera.scale(depth)
  const tone = throughAir(light, mix('#2b3438', light.colours.shade, 0.25), depth)
  const reach = arm * Math.min(2.2, height * 0.26) * k
  const top = y - height * k
  const pole = stroke(
    `M${x.toFixed(1)} ${y.toFixed(1)}V${(top + 0.4 * k).toFixed(1)}q0 ${(-0.4 * k).toFixed(1)} ${reach.toFixed(1)} ${(-0.4 * k).toFixed(1)}`,
    tone,
    Math.max(0.7, 0.11 * k),
  )
  const [hx, hy] = [x + reach, top + 0.1 * k]
  const halo = sheet.glow([
    [0, light.colours.lamp, 0.75],
    [0.25, light.colours.lamp, 0.28],
    [1, light.colours.lamp, 0],
  ])
  const lit = lampsLit(on)
    ? circle(hx, hy, 2.1 * k, halo) + oval(x + reach, y, 3 * k, 0.55 * k, halo, opacity(0.5))
    : ''
  return (
    pole +
    oval(hx, hy - 0.05 * k, 0.42 * k, 0.12 * k, tone) +
    oval(hx, hy + 0.04 * k, 0.34 * k, 0.09 * k, lampsLit(on) ? '#fff4d4' : '#e8e4d8') +
    lit
  )
}

/** A ring of water jets in a shallow round basin: centre and radius in metres. */
export function fountain(on: Stage, centre: Spot, radius: number, seed: number): Markup {
  const { camera, light, sheet } = on
  const chance = random(seed)
  const { colours } = light
  const [cx, cy, depth] = camera.project([...centre, 0])
  const k = camera.scale(depth)
  const water = sheet.gradientDown(
    [
      [0, mix(colours.water[0], colours.skylight, 0.3)],
      [0.5, colours.water[1]],
      [1, colours.water[2]],
    ],
    cy - radius * k * 0.14,
    cy + radius * k * 0.16,
  )
  let body =
    shape(camera.ground(ellipse(...centre, radius + 1.1)), mix(colours.paving[0], '#fff6e4', 0.3)) +
    shape(camera.ground(ellipse(...centre, radius + 0.9)), colours.paving[2], opacity(0.5)) +
    shape(camera.ground(ellipse(...centre, radius)), water)
  if (lampsLit(on))
    body += oval(
      cx,
      cy,
      radius * k * 0.9,
      radius * k * 0.16,
      sheet.glow([
        [0, colours.lamp, 0.7],
        [1, colours.lamp, 0],
      ]),
    )
  const ring = (
    count: number,
    share: number,
    tall: number,
  ): { angle: number; share: number; tall: number }[] =>
    Array.from({ length: count }, (_, i) => ({ angle: (i / count) * Math.PI * 2, share, tall }))
  const jets = [...ring(22, 0.72, 1.9), ...ring(8, 0.34, 3.2), ...ring(1, 0, 5.2)]
  jets.sort((a, b) => Math.sin(b.angle) * b.share - Math.sin(a.angle) * a.share)
  // The jets of a small basin are low.
  const rise = Math.min(1, radius / 4.6)
  const drops: string[] = []
  for (const { angle, share, tall } of jets) {
    const [x, y, away] = camera.project([
      centre[0] + Math.cos(angle) * radius * share,
      centre[1] + Math.sin(angle) * radius * share,
      0,
    ])
    const s = camera.scale(away)
    const high = tall * chance.between(0.9, 1.08) * s * rise
    const lean = -Math.cos(angle) * 0.9 * share * s
    drops.push(
      `M${fixed(x)} ${fixed(y)}Q${fixed(x + lean * 0.1)} ${fixed(y - high)} ${fixed(x + lean)} ${fixed(y - high * 0.96)}Q${fixed(x + lean * 1.8)} ${fixed(y - high * 0.9)} ${fixed(x + lean * 2)} ${fixed(y - high * 0.3)}`,
    )
    if (!share)
      drops.push(
        `M${fixed(x)} ${fixed(y)}V${fixed(y - high)}m${fixed(-0.12 * s)} ${fixed(high * 0.2)}V${fixed(y)}m${fixed(0.26 * s)} 0V${fixed(y - high * 0.75)}`,
      )
  }
  const spray = sheet.gradientDown(
    [
      [0, '#fffaf0', 0.95],
      [0.5, mix('#ffffff', colours.sunlight, 0.2), 0.7],
      [1, '#ffffff', 0.3],
    ],
    cy - 5 * k * rise,
    cy + radius * k * 0.1,
  )
  body +=
    stroke(drops.join(''), spray, 0.2 * k, opacity(0.35)) + stroke(drops.join(''), spray, 0.09 * k)
  return body
}
