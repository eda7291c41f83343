import type { Species } from '../../outdoors/trees/species.ts'
import { tree } from '../../outdoors/trees/trees.ts'
import { stand } from '../../paper/camera.ts'
import { mix } from '../../paper/colour.ts'
import { nth } from '../../paper/nth.ts'
import { random } from '../../paper/random.ts'
import { type Markup, shape, stroke, fixed } from '../../paper/svg.ts'
import { clamp, ellipse, type Spot, type Vec } from '../../paper/vector.ts'
import type { Indoors } from '../../rooms/indoors.ts'
import { contact } from '../../rooms/room.ts'
import { block } from '../blocks.ts'
import { rose } from '../lights/luminaires.ts'
import { turned } from '../turned.ts'

/** A round pot, tapering to its foot: centre, radius and height in metres. */
export function planter(
  on: Indoors,
  [x, y]: Spot,
  radius: number,
  height: number,
  colour: string,
): Markup {
  return (
    contact(on, ellipse(x + 0.06, y - 0.05, radius * 1.25, radius * 1.1), 0.5) +
    turned(on, [x, y, 0], radius * 0.74, radius, height, colour, on.mood.tone('#4a382c', 0.3))
  )
}

/** A broad-leaved plant (bird of paradise, rubber plant) in a pot: foot and height over all in metres. */
export function broadleaf(
  on: Indoors,
  foot: Spot,
  height: number,
  seed: number,
  colour: string,
): Markup {
  const chance = random(seed * 13 + 1)
  const tall = clamp(height * 0.24, 0.24, 0.5)
  const [x, y, depth] = on.camera.project([...foot, tall * 0.96])
  const k = on.camera.scale(depth) * (height - tall)
  const { left, right } = on.sheet.frame
  if (x + k < left || x - k > right) return ''
  const tones = on.light.colours.leaves.near
  const lit = on.from === 'right' ? 1 : -1
  const count = 13
  const leaves = Array.from({ length: count }, (_, i) => {
    const lean = ((i * 7) % count) / (count - 1) - 0.5
    return {
      lean: lean * 2.1 + chance.between(-0.12, 0.12),
      reach: chance.between(0.5, 0.95) * (1 - Math.abs(lean) * 0.3),
    }
  }).toSorted((a, b) => b.reach - a.reach)
  let body = planter(on, foot, clamp(height * 0.14, 0.14, 0.26), tall, colour)
  for (const { lean, reach } of leaves) {
    const [bx, by] = [
      x + Math.sin(lean) * k * reach * 0.45,
      y - Math.cos(lean * 0.7) * k * reach * 0.5,
    ]
    const turn = lean * 1.25
    const long = k * chance.between(0.42, 0.56)
    const [tx, ty] = [
      bx + Math.sin(turn) * long,
      by - Math.cos(turn) * long + Math.abs(lean) * long * 0.3,
    ]
    const wide = long * 0.24
    const [px, py] = [Math.cos(turn) * wide, Math.sin(turn) * wide]
    const half = (s: number): string =>
      `M${fixed(bx)} ${fixed(by)}C${fixed(bx + (tx - bx) * 0.2 + px * s * 1.2)} ${fixed(by + (ty - by) * 0.2 + py * s * 1.2)} ${fixed(bx + (tx - bx) * 0.75 + px * s)} ${fixed(by + (ty - by) * 0.75 + py * s)} ${fixed(tx)} ${fixed(ty)}z`
    const at = clamp(Math.round(2 + lean * lit * 0.8 + chance.between(-1, 1)), 1, 3)
    body += stroke(
      `M${fixed(x)} ${fixed(y)}Q${fixed(x + (bx - x) * 0.3)} ${fixed(by + (y - by) * 0.3)} ${fixed(bx)} ${fixed(by)}`,
      nth(tones, 1),
      Math.max(1.2, k * 0.012),
    )
    body +=
      shape(half(lit), on.mood.tone(nth(tones, at + 1), 0.5)) +
      shape(half(-lit), on.mood.tone(nth(tones, at), 0.44))
    body += stroke(
      `M${fixed(bx)} ${fixed(by)}L${fixed(tx)} ${fixed(ty)}`,
      mix(nth(tones, at + 1), on.mood.glow, 0.25),
      Math.max(0.7, k * 0.005),
    )
  }
  return body
}

/** A trough with a row of plants: near left foot and size in metres; the plants rise `rise` metres above it. */
export function trough(
  on: Indoors,
  at: Vec,
  size: Vec,
  colour: string,
  kinds: readonly Species[],
  rise: number,
  seed: number,
): Markup {
  const chance = random(seed)
  const along = size[0] > size[1]
  const length = along ? size[0] : size[1]
  const symbols = kinds.map((kind, i) =>
    tree(on, kind, { seed: seed + i, range: 'near', detail: 3.5 }),
  )
  const spots: Vec[] = []
  for (let u = 0.12; u < length - 0.05; u += rise * 0.5) {
    const across = (along ? size[1] : size[0]) * chance.between(0.35, 0.65)
    spots.push(
      along
        ? [at[0] + u, at[1] + across, at[2] + size[2] - 0.06]
        : [at[0] + across, at[1] + u, at[2] + size[2] - 0.06],
    )
  }
  const plants = spots
    .toSorted((a, b) => b[1] - a[1])
    .map((spot) =>
      stand(
        on.camera,
        chance.pick(symbols),
        spot,
        rise * chance.between(0.8, 1.25),
        chance.chance(0.5),
      ),
    )
  const body = contact(
    on,
    [
      [at[0] - 0.05, at[1] - 0.08],
      [at[0] + size[0] + 0.05, at[1] - 0.08],
      [at[0] + size[0] + 0.05, at[1] + size[1]],
      [at[0] - 0.05, at[1] + size[1]],
    ],
    0.5,
  )
  return body + block(on, at, size, colour, 0.01) + plants.join('')
}

/** A plant that trails from a hung bowl: the bowl's centre in metres, and how far it trails. */
export function trailing(
  on: Indoors,
  at: Vec,
  length: number,
  seed: number,
  colour: string,
): Markup {
  const chance = random(seed)
  const [x, y, depth] = on.camera.project(at)
  const k = on.camera.scale(depth)
  const top = on.camera.project([at[0], at[1], on.room.height])[1]
  const tones = on.light.colours.leaves.near
  let body = stroke(
    `M${fixed(x)} ${fixed(top)}L${fixed(x - 0.13 * k)} ${fixed(y)}M${fixed(x)} ${fixed(top)}L${fixed(x + 0.13 * k)} ${fixed(y)}`,
    on.mood.tone('#6b4a34', 0.4),
    1.2,
  )
  body += shape(
    `M${fixed(x - 0.15 * k)} ${fixed(y - 0.06 * k)}h${fixed(0.3 * k)}q0 ${fixed(0.17 * k)} ${fixed(-0.15 * k)} ${fixed(0.17 * k)}t${fixed(-0.15 * k)} ${fixed(-0.17 * k)}z`,
    on.mood.tone(colour, 0.5),
  )
  const leaf = tones.map(() => '')
  let strands = ''
  for (let i = 0; i < 15; i++) {
    let [px, py] = [x + chance.between(-0.15, 0.15) * k, y - 0.06 * k]
    const drift = chance.between(-0.02, 0.02) * k + (px - x) * 0.09
    const steps = Math.round(chance.between(4, 11) * length)
    for (let s = 0; s < steps; s++) {
      const r = k * chance.between(0.022, 0.036)
      const turn = chance.between(-1, 1) * r * 1.4
      leaf[1 + Math.floor(chance.next() * 3)] +=
        `M${fixed(px)} ${fixed(py)}q${fixed(turn)} ${fixed(-r * 0.4)} ${fixed(turn * 1.4)} ${fixed(r * 1.6)}q${fixed(-turn * 1.3)} ${fixed(-r * 0.2)} ${fixed(-turn * 1.4)} ${fixed(-r * 1.6)}z`
      if (s < steps - 1) strands += `M${fixed(px)} ${fixed(py)}l${fixed(drift)} ${fixed(k * 0.055)}`
      px += drift
      py += k * 0.055
    }
  }
  return (
    rose(on, [at[0], at[1]], 0.035) +
    body +
    stroke(strands, nth(tones, 1), Math.max(1, k * 0.008)) +
    tones.map((tone, i) => shape(nth(leaf, i), tone)).join('')
  )
}
