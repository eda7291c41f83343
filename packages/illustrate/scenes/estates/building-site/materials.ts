import { box, onWall } from '../../../buildings/solids.ts'
import { lighten, mix } from '../../../paper/colour.ts'
import { shaded, throughAir } from '../../../paper/light.ts'
import { nth } from '../../../paper/nth.ts'
import { random } from '../../../paper/random.ts'
import type { Stage } from '../../../paper/stage.ts'
import { type Markup, shape } from '../../../paper/svg.ts'
import type { Spot, Vec } from '../../../paper/vector.ts'

/** A heap of sand or earth: middle, radius and height in metres; sunlit on one side. */
export function heap(
  on: Stage,
  [x, y]: Spot,
  radius: number,
  height: number,
  colour: string,
  seed: number,
): Markup {
  const { camera, light } = on
  const chance = random(seed)
  const steps = 22
  const rings = [1, 0.66, 0.3, 0] as const
  const wobble = Array.from({ length: steps }, () => chance.between(0.9, 1.08))
  const lean = chance.between(-0.16, 0.16) * radius
  const point = (ring: number, i: number): Vec => {
    const [angle, k] = [(i / steps) * Math.PI * 2, nth(rings, ring)]
    const far = radius * k * nth(wobble, i % steps)
    const up = height * (1 - k) ** 1.12
    return [x + Math.cos(angle) * far + (1 - k) * lean, y + Math.sin(angle) * far * 0.8, up]
  }
  const faces: { depth: number; data: string; tone: string }[] = []
  for (let ring = 0; ring < 3; ring++)
    for (let i = 0; i < steps; i++) {
      const angle = ((i + 0.5) / steps) * Math.PI * 2
      const corners = [
        point(ring, i),
        point(ring, i + 1),
        point(ring + 1, i + 1),
        point(ring + 1, i),
      ]
      const facing = shaded(light, colour, [Math.cos(angle), Math.sin(angle), 0])
      const flat = mix(facing, colour, 0.3)
      const tone = mix(flat, shaded(light, colour, [0, 0, 1]), 0.1 + ring * 0.1)
      faces.push({ depth: camera.depth(nth(corners, 0)), data: camera.face(corners), tone })
    }
  return faces
    .toSorted((a, b) => b.depth - a.depth)
    .map(({ data, tone, depth }) => {
      const paint = throughAir(light, tone, depth)
      return `<path fill="${paint}" stroke="${paint}" stroke-width=".7" d="${data}"/>`
    })
    .join('')
}

const outermostFirst = (fromRight: boolean, count: number): number[] =>
  Array.from({ length: count }, (_, i) => (fromRight ? count - 1 - i : i))

/** Concrete pipes in a pyramid, their mouths towards us: left end of the lowest row, and how many lie in it. */
export function pipes(on: Stage, [x, y]: Spot, count: number, radius = 0.8, long = 5): Markup {
  const { camera, light } = on
  const concrete = '#d6c9b4'
  const ring = (cx: number, v: number, cz: number, r: number): Vec[] =>
    Array.from({ length: 26 }, (_, i): Vec => {
      const angle = (i / 26) * Math.PI * 2
      return [cx + Math.cos(angle) * r, v, cz + Math.sin(angle) * r]
    })
  let body = ''
  for (let row = 0; row < count; row++)
    for (const i of outermostFirst(camera.eye[0] < x, count - row)) {
      const [cx, cz] = [x + radius * (1 + 2 * i + row), radius * (1 + row * 1.74)]
      const depth = camera.depth([cx, y, cz])
      const air = (tone: string): string => throughAir(light, tone, depth)
      const [near, far] = [ring(cx, y, cz, radius), ring(cx, y + long, cz, radius)]
      for (let k = 0; k < 26; k++) {
        const n = (k + 1) % 26
        const angle = ((k + 0.5) / 26) * Math.PI * 2
        const paint = air(shaded(light, concrete, [Math.cos(angle), 0, Math.sin(angle)]))
        body += shape(camera.face([nth(near, k), nth(near, n), nth(far, n), nth(far, k)]), paint)
      }
      const [face, mouth] = [near, ring(cx, y - 0.01, cz, radius * 0.78)]
      body +=
        shape(camera.face(face), air(shaded(light, concrete, [0, -1, 0]))) +
        shape(camera.face(mouth), air(mix(light.colours.shadow, light.colours.shade, 0.35))) +
        shape(
          camera.face(ring(cx + radius * 0.1, y, cz + radius * 0.1, radius * 0.5)),
          air(mix(light.colours.sunlight, light.colours.shade, 0.5)),
        )
    }
  return body
}

/** Pallets of blocks, some stacked two high: near left corner, how many in a row and in depth. */
export function pallets(
  on: Stage,
  [x, y]: Spot,
  across: number,
  deep: number,
  paint: string,
  seed: number,
): Markup {
  const { light, camera } = on
  const chance = random(seed)
  let body = ''
  for (let row = deep - 1; row >= 0; row--)
    for (let i = 0; i < across; i++) {
      const [left, near] = [x + i * 1.75, y + row * 1.9]
      const tall = chance.chance(0.55) ? 2.5 : 1.3
      const depth = camera.depth([left, near, 0])
      body += box(
        on,
        [left, near, 0.14],
        [1.4, 1.4, tall],
        lighten(paint, chance.between(-0.03, 0.03)),
        {
          dress: (wall) => {
            let joints = ''
            for (let z = 0.34; z < tall; z += 0.3) joints += onWall(on, wall, 0, 1, z, z + 0.045)
            for (const u of [0.33, 0.66]) joints += onWall(on, wall, u, u + 0.03, 0.14, tall + 0.14)
            const tone = mix(shaded(light, paint, wall.normal), '#4a2a22', 0.26)
            return shape(joints, throughAir(light, tone, depth))
          },
        },
      )
    }
  return body
}

/** Bars for reinforcement on sleepers, in bundles along x: near left corner and length in metres. */
export function bars(on: Stage, [x, y]: Spot, long: number, seed: number): Markup {
  const chance = random(seed)
  let body = ''
  for (const u of [0.12, 0.5, 0.88])
    body += box(on, [x + long * u, y, 0], [0.25, 3, 0.3], '#6b4c3a')
  for (let row = 4; row >= 0; row--)
    body += box(
      on,
      [x + chance.between(0, 0.7), y + row * 0.58, 0.3],
      [long - chance.between(0.2, 1), 0.46, row % 2 ? 0.34 : 0.5],
      mix('#a3603f', '#6b4c46', chance.between(0, 0.5)),
    )
  return body
}
