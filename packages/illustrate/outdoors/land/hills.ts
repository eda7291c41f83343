import type { Camera } from '../../paper/camera.ts'
import { coarse, mix } from '../../paper/colour.ts'
import { throughAir } from '../../paper/light.ts'
import { nth } from '../../paper/nth.ts'
import { random } from '../../paper/random.ts'
import type { Stage } from '../../paper/stage.ts'
import { Batch, type Markup, shape, stroke } from '../../paper/svg.ts'
import { between, clamp, lift, smooth, type Spot, type Vec } from '../../paper/vector.ts'

/** A wooded ridge across the view; metres, `from` and `to` to the right of us. */
export interface Ridge {
  distance: number
  from: number
  to: number
  height: number
  /** Metres from end to full height: long for a headland that runs out into the sea. */
  taper: readonly [left: number, right: number]
  seed: number
}

/** A ridge of hills under forest: a soft outline, dabs of crowns lit from the sun's side. */
export function ridge(
  { camera, light, sheet }: Stage,
  { distance, from, to, height, taper, seed }: Ridge,
): Markup {
  const chance = random(seed)
  const phase = chance.between(0, 6)
  const top = (x: number): number => {
    const rise = smooth(0, taper[0], x - from) * smooth(0, taper[1], to - x)
    const roll =
      0.66 +
      0.2 * Math.sin((x / height) * 0.42 + phase) +
      0.14 * Math.sin((x / height) * 1.13 + phase * 2)
    return height * rise * roll
  }
  const steps = 320
  const at = (i: number): number => from + ((to - from) * i) / steps
  const crest = Array.from({ length: steps + 1 }, (_, i): Vec => {
    const bump = smooth(0, 12, top(at(i))) * chance.between(0, height * 0.022)
    return [at(i), distance, top(at(i)) + bump]
  })
  const tones = light.colours.leaves.middle.map((tone) => throughAir(light, tone, distance * 1.8))
  const foot: Vec[] = [
    [to, distance, 0],
    [from, distance, 0],
  ]
  const body = shape(camera.face([...crest, ...foot]), mix(nth(tones, 1), nth(tones, 2), 0.4))
  const dabs = tones.map(() => '')
  const side = light.sun[0] < 0 ? -1 : 1
  for (let i = 0; i < 1700; i++) {
    const x = chance.between(from, to)
    const high = top(x)
    const z = high * chance.next() ** 0.7
    if (high < 2 || z < 1.5) continue
    const slope = (top(x + side * 8) - high) / 8
    const lit = clamp(0.5 - slope * 1.1 + (z / height) * 0.25 + chance.between(-0.25, 0.2), 0, 0.99)
    const [px, py, depth] = camera.project([x, distance, z])
    if (px < sheet.frame.left || px > sheet.frame.right) continue
    const size = camera.scale(depth) * height * chance.between(0.03, 0.07)
    dabs[Math.floor(lit * tones.length)] +=
      `M${px.toFixed(1)} ${py.toFixed(1)}q${(size * 0.5).toFixed(1)} ${(-size * 0.7).toFixed(1)} ${size.toFixed(1)} 0`
  }
  return body + dabs.map((data, i) => stroke(data, nth(tones, i), 2.2)).join('')
}

/** A retaining wall of laterite blocks along a line, from one height to another in metres. */
export function lateriteWall(
  { camera, light }: Stage,
  line: readonly (readonly [number, number])[],
  low: number,
  high: number,
): Markup {
  const stone = mix('#a8583a', light.colours.sunlight, 0.16)
  const body = new Batch()
  let joints = ''
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [nth(line, i - 1), nth(line, i)]
    const depth = camera.depth([...b, low])
    if (depth < 2) continue
    const facing = Math.abs(b[1] - a[1]) / Math.hypot(b[0] - a[0], b[1] - a[1])
    const tone = mix(stone, light.colours.shade, 0.2 + 0.24 * (1 - facing))
    body.add(
      camera.face([
        [...a, low],
        [...b, low],
        [...b, high],
        [...a, high],
      ]),
      throughAir(light, coarse(tone, 8), depth),
    )
    if (depth < 90) joints += courses(a, b, low, high, camera, depth < 60)
  }
  return String(body) + shape(joints, mix(stone, '#3a1e18', 0.55), ' opacity=".45"')
}

/** Path data of the joints of a stretch of wall: its courses and, near us, the blocks in them. */
function courses(
  a: Spot,
  b: Spot,
  low: number,
  high: number,
  camera: Camera,
  blocks: boolean,
): string {
  let joints = ''
  for (let z = low + 0.5, row = 0; z < high; z += 0.55, row++) {
    joints += camera.face([lift(a, z), lift(b, z), lift(b, z + 0.05), lift(a, z + 0.05)])
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    if (!blocks) continue
    for (let gone = row % 2 ? 0.5 : 1.05; gone < length; gone += 1.1) {
      const [p, q] = [between(a, b, gone / length), between(a, b, (gone + 0.06) / length)]
      joints += camera.face([lift(p, z), lift(q, z), lift(q, z + 0.55), lift(p, z + 0.55)])
    }
  }
  return joints
}
