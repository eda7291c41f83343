import { coarse, mix } from '../paper/colour.ts'
import { throughAir } from '../paper/light.ts'
import { nth } from '../paper/nth.ts'
import { random } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'
import { Batch, type Markup, outline, shape, stroke } from '../paper/svg.ts'
import { clamp, smooth, type Vec } from '../paper/vector.ts'

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
  { camera, light }: Stage,
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
  const body = shape(
    outline([...crest, ...foot].map(camera.project)),
    mix(nth(tones, 1), nth(tones, 2), 0.4),
  )
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
    if (depth < 90)
      for (let z = low + 0.5; z < high; z += 0.55)
        joints += camera.face([
          [...a, z],
          [...b, z],
          [...b, z + 0.05],
          [...a, z + 0.05],
        ])
  }
  return String(body) + shape(joints, mix(stone, '#3a1e18', 0.55), ' opacity=".45"')
}
