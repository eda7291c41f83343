import { box, solid } from '../../buildings/solids.ts'
import { mix } from '../../paper/colour.ts'
import { shaded } from '../../paper/light.ts'
import { nth } from '../../paper/nth.ts'
import { random } from '../../paper/random.ts'
import type { Stage } from '../../paper/stage.ts'
import { Batch, type Markup, opacity, shape, stroke } from '../../paper/svg.ts'
import { between, frame, lift, type Spot, type Vec, rectangle } from '../../paper/vector.ts'

/** A plank jetty on posts from one spot to another; width and height of its deck over the water in metres. */
export function jetty(on: Stage, from: Spot, to: Spot, width: number, height: number): Markup {
  const { camera, light } = on
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const local = frame(from, Math.atan2(to[1] - from[1], to[0] - from[0]))
  const wood = mix(light.colours.timber, nth(light.colours.wall, 4), 0.35)
  let [posts, gaps] = ['', '']
  const piles: { at: Spot; depth: number }[] = []
  for (let u = length; u >= 0; u -= 2.6)
    for (const v of [-width / 2 + 0.1, width / 2 - 0.1])
      piles.push({ at: local(u, v), depth: camera.depth(lift(local(u, v), 0)) })
  piles.sort((a, b) => b.depth - a.depth)
  for (const { at } of piles)
    posts += box(
      on,
      [at[0] - 0.09, at[1] - 0.09, -0.05],
      [0.18, 0.18, height + 0.55],
      mix(wood, '#3a2a24', 0.5),
    )
  for (let u = 0.3; u < length; u += 0.3)
    gaps += camera.ground(
      [
        local(u, -width / 2),
        local(u + 0.04, -width / 2),
        local(u + 0.04, width / 2),
        local(u, width / 2),
      ],
      height + 0.14,
    )
  const plan = [
    local(0, -width / 2),
    local(length, -width / 2),
    local(length, width / 2),
    local(0, width / 2),
  ]
  const top = mix(mix(wood, light.colours.skylight, 0.4), light.colours.sunlight, 0.2)
  return (
    posts +
    solid(on, plan, height, 0.14, mix(wood, '#4a342a', 0.3), { top }) +
    shape(gaps, '#4a342a', opacity(0.45))
  )
}

/** A rowing boat: its middle in metres, turn in radians; 3.6 m long. */
export function boat(on: Stage, at: Spot, turn: number, paint: string): Markup {
  const { camera, light } = on
  const local = frame(at, turn)
  const rim = (z: number, k: number): Vec[] =>
    (
      [
        [-1.6, -0.45],
        [0, -0.62],
        [1.2, -0.45],
        [1.9, 0],
        [1.2, 0.45],
        [0, 0.62],
        [-1.6, 0.45],
      ] as const
    ).map(([u, v]): Vec => lift(local(u * k, v * k), z + (u > 1.5 ? 0.16 : 0)))
  const [foot, top, floor] = [rim(0, 0.86), rim(0.46, 1), rim(0.3, 0.84)]
  let hull = ''
  for (let i = 0; i < 7; i++) {
    const n = (i + 1) % 7
    hull += shape(
      camera.face([nth(foot, i), nth(foot, n), nth(top, n), nth(top, i)]),
      i < 3 ? shaded(light, paint, [0, -1, 0]) : mix(paint, '#2a1c18', 0.4),
    )
  }
  const seat = (u: number): string =>
    camera.face(rectangle(u, -0.5, 0.3, 1).map(([a, b]) => lift(local(a, b), 0.42)))
  return (
    hull +
    shape(camera.face(top), mix(paint, '#fff3dc', 0.5)) +
    shape(camera.face(floor), mix(light.colours.timber, '#3a2a24', 0.35)) +
    shape(seat(-0.9) + seat(0.3), light.colours.timber)
  )
}

/** Reeds along a line, so many of them, of a height in metres. */
export function reeds(
  on: Stage,
  from: Spot,
  to: Spot,
  count: number,
  height: number,
  seed: number,
): Markup {
  const { camera, light, sheet } = on
  const chance = random(seed)
  const tones = light.colours.leaves.near
  const blades = tones.map(() => '')
  let tips = ''
  for (let i = 0; i < count; i++) {
    const spot = between(from, to, chance.next())
    const [x, y, depth] = camera.project([
      spot[0] + chance.between(-0.5, 0.5),
      spot[1] + chance.between(-0.6, 0.6),
      0,
    ])
    if (depth < 1 || x < sheet.frame.left || x > sheet.frame.right) continue
    const tall = height * camera.scale(depth) * chance.between(0.45, 1) * camera.upright
    const lean = tall * chance.between(-0.28, 0.28)
    blades[Math.floor(chance.next() ** 0.8 * tones.length)] +=
      `M${x.toFixed(1)} ${y.toFixed(1)}q${(lean * 0.2).toFixed(1)} ${(-tall * 0.6).toFixed(1)} ${lean.toFixed(1)} ${(-tall).toFixed(1)}`
    if (i % 9 === 0)
      tips += `M${(x + lean).toFixed(1)} ${(y - tall).toFixed(1)}l${(lean * 0.1).toFixed(1)} ${(-tall * 0.14).toFixed(1)}`
  }
  const width = Math.max(1, 0.035 * camera.scale(camera.depth(lift(between(from, to, 0.5), 0))))
  return (
    blades.map((data, i) => stroke(data, nth(tones, i), width)).join('') +
    stroke(tips, mix(light.colours.timber, '#5a3a28', 0.4), width * 2.6)
  )
}

/** Lily pads over an ellipse of still water (centre and radii in metres), some in flower. */
export function lilies(
  on: Stage,
  at: Spot,
  rx: number,
  ry: number,
  count: number,
  seed: number,
): Markup {
  const { camera, light } = on
  const chance = random(seed)
  const tones = light.colours.leaves.near
  const pads = new Batch()
  let flowers = ''
  for (let i = 0; i < count; i++) {
    const [angle, out] = [chance.next() * Math.PI * 2, Math.sqrt(chance.next())]
    const spot: Spot = [at[0] + Math.cos(angle) * rx * out, at[1] + Math.sin(angle) * ry * out]
    const size = chance.between(0.1, 0.26)
    const notch = chance.next() * 6.3
    const rim = Array.from({ length: 15 }, (_, k): Spot => {
      const turn = notch + (k / 14) * 5.7
      return [spot[0] + Math.cos(turn) * size, spot[1] + Math.sin(turn) * size]
    })
    pads.add(
      camera.ground([spot, ...rim]),
      mix(nth(tones, 2 + Math.floor(chance.next() * 3)), light.colours.water[1], 0.2),
    )
    if (chance.chance(0.14)) {
      const [x, y, depth] = camera.project(lift(spot, 0.06))
      const k = camera.scale(depth) * 0.11
      for (const turn of [-0.9, -0.45, 0, 0.45, 0.9])
        flowers += `M${x.toFixed(1)} ${y.toFixed(1)}l${(Math.sin(turn) * k).toFixed(1)} ${(-Math.cos(turn) * k).toFixed(1)}`
    }
  }
  return String(pads) + stroke(flowers, '#f3c3cf', 3)
}
