import { box, solid } from '../../buildings/solids.ts'
import { mix } from '../../paper/colour.ts'
import { nth } from '../../paper/nth.ts'
import type { Stage } from '../../paper/stage.ts'
import { band, circle, group, type Markup, opacity, shape, stroke } from '../../paper/svg.ts'
import { curve, frame, lift, rectangle, ribbon, type Spot, type Vec } from '../../paper/vector.ts'
import { lampGlow } from '../sky.ts'

/** A garden path through its points, in metres, with pale edging; `colour` is its surface near us. */
export function gardenPath(
  on: Stage,
  points: readonly Spot[],
  width: number,
  colour?: string,
): Markup {
  const { camera, light, sheet } = on
  const line = curve(points, 14)
  const [far, middle, near] = light.colours.paving
  const surface = sheet.gradientDown(
    [
      [0, far],
      [0.25, colour ? mix(middle, colour, 0.6) : middle],
      [1, colour ?? mix(near, middle, 0.45)],
    ],
    camera.horizon,
    sheet.height + 60,
  )
  return (
    shape(camera.ground(ribbon(line, width + 0.5)), mix(nth(light.colours.wall, 0), far, 0.5)) +
    shape(camera.ground(ribbon(line, width)), surface)
  )
}

/** Mown stripes and slow undulations on a lawn inside path data, so that it is not one flat colour. */
export function lawnStripes(on: Stage, inside: string, seed: number): Markup {
  const { camera, light, sheet } = on
  let [pale, dark] = ['', '']
  for (let i = 0; i < 26; i++) {
    const y = 8 + i * (3 + i * 0.55)
    const bend = (x: number): number => y + Math.sin(x * 0.05 + seed + i * 0.2) * (1 + i * 0.3)
    const xs = Array.from({ length: 17 }, (_, k) => (k - 8) * (12 + i * 2.5))
    const strip: Spot[] = [
      ...xs.map((x): Spot => [x, bend(x)]),
      ...xs.toReversed().map((x): Spot => [x, bend(x) + 1.5 + i * 0.28]),
    ]
    if (i % 2) pale += camera.ground(strip)
    else dark += camera.ground(strip)
  }
  return group(
    sheet.clip(inside),
    shape(pale, light.colours.sunlight, opacity(0.15)) +
      shape(dark, nth(light.colours.leaves.near, 2), opacity(0.2)),
  )
}

/** A planted bed: its plan in metres, edged and filled; plant it with a grove. */
export function bed(on: Stage, plan: readonly Spot[]): Markup {
  const { camera, light } = on
  const soil = mix(nth(light.colours.leaves.near, 1), nth(light.colours.leaves.near, 2), 0.6)
  const rim = camera.ground(plan)
  return (
    shape(rim, soil) +
    stroke(rim, mix(nth(light.colours.wall, 1), light.colours.paving[0], 0.4), 2.4)
  )
}

/** A slatted bench, 1.8 m long, facing the viewer: the middle of its front in metres and its turn in radians. */
export function bench(on: Stage, at: Spot, turn = 0): Markup {
  const { light } = on
  const local = frame(at, turn)
  const plan = (x: number, y: number, w: number, d: number): Spot[] =>
    rectangle(x, y, w, d).map(([u, v]) => local(u, v))
  const wood = light.colours.timber
  let body = ''
  for (const x of [-0.8, 0.68])
    body += solid(
      on,
      plan(x, 0.1, 0.12, 0.4),
      0,
      0.42,
      mix(nth(light.colours.wall, 4), '#4b4a4c', 0.3),
    )
  body += solid(on, plan(-0.95, 0, 1.9, 0.5), 0.42, 0.07, wood)
  for (const z of [0.58, 0.76]) body += solid(on, plan(-0.95, 0.5, 1.9, 0.05), z, 0.12, wood)
  return body
}

/** A slim lamp post with a glowing head: foot, and height in metres. */
export function lampPost(on: Stage, at: Spot, height = 3.6): Markup {
  const { camera, light } = on
  const [x, y, depth] = camera.project(lift(at, 0))
  const k = camera.scale(depth)
  const top = y - height * k * camera.upright
  const lit = light.colours.litShare > 0.1
  return (
    stroke(`M${x.toFixed(1)} ${y.toFixed(1)}V${top.toFixed(1)}`, '#2a2a2e', Math.max(1, 0.09 * k)) +
    (lit ? circle(x, top, (light.colours.litShare > 0.3 ? 2.4 : 1.4) * k, lampGlow(on, 0.6)) : '') +
    band(
      x - 0.11 * k,
      top - 0.12 * k,
      0.22 * k,
      0.34 * k,
      lit ? '#fff0c8' : mix(nth(light.colours.wall, 0), '#ffffff', 0.4),
    ) +
    band(x - 0.15 * k, top - 0.18 * k, 0.3 * k, 0.08 * k, '#2a2a2e')
  )
}

/** A lit globe on a wall or pillar: its middle in metres. Nothing by day. */
export function wallLamp(on: Stage, at: Vec): Markup {
  if (on.light.colours.litShare < 0.1) return ''
  const [x, y, depth] = on.camera.project(at)
  const k = on.camera.scale(depth)
  return circle(x, y, 1.5 * k, lampGlow(on, 0.5)) + circle(x, y, 0.14 * k, '#fff3d0')
}

/** A pergola of posts and rafters, near left corner and size in metres, 2.9 m tall. */
export function pergola(on: Stage, x: number, y: number, width: number, depth: number): Markup {
  const { light } = on
  const post = mix(nth(light.colours.wall, 0), nth(light.colours.wall, 1), 0.5)
  const count = Math.max(2, Math.round(width / 3.4))
  const row = (v: number): Markup =>
    Array.from({ length: count + 1 }, (_, i) =>
      box(on, [x + (i * (width - 0.3)) / count, v, 0], [0.3, 0.3, 2.7], post),
    ).join('')
  let rafters = ''
  for (let i = 0; i <= width / 0.8; i++)
    rafters += box(
      on,
      [x - 0.2 + i * 0.8, y - 0.6, 2.9],
      [0.14, depth + 1.2, 0.2],
      light.colours.timber,
    )
  const beam = (v: number): Markup =>
    box(on, [x - 0.5, v, 2.68], [width + 1, 0.24, 0.24], light.colours.timber)
  return row(y + depth - 0.3) + beam(y + depth - 0.3) + rafters + row(y) + beam(y)
}
