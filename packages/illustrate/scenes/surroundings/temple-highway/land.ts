import { fields } from '../../../outdoors/land/ground.ts'
import type { Grove } from '../../../outdoors/trees/grove.ts'
import { openPlot } from '../../../outdoors/land/open-plot.ts'
import { mix } from '../../../paper/colour.ts'
import { nth } from '../../../paper/nth.ts'
import { random } from '../../../paper/random.ts'
import type { Stage } from '../../../paper/stage.ts'
import { lengths, type Markup, opacity, shape, stroke } from '../../../paper/svg.ts'
import { rectangle, type Spot } from '../../../paper/vector.ts'

const SOIL = '#b98d5e'

/** Open country under a patchwork of fields. */
export function land(on: Stage, bend: number, seed: number): Markup {
  const { camera, light, sheet } = on
  const base = sheet.gradientDown(
    [
      [0, mix(light.colours.lawn[0], light.colours.mist, 0.6)],
      [0.3, mix(...light.colours.lawn, 0.4)],
      [1, light.colours.lawn[1]],
    ],
    camera.horizon,
    sheet.height,
  )
  return (
    shape(camera.ground(rectangle(-3000, 4, 6000, 640)), base) +
    fields(on, -640, 2, 1280, 590, seed) +
    rows(on, bend, seed)
  )
}

/** Furrows over the fields on the far side of the road, which draw the eye inwards. */
function rows(on: Stage, bend: number, seed: number): Markup {
  const { camera, light } = on
  let data = ''
  const chance = random(seed + 2)
  for (let y = 30; y < 330; y += 46) {
    const from = -bend * chance.between(48, 60)
    for (let k = 0; k < 34; k++) {
      const x = from - bend * k * 3.4
      data += camera.ground(rectangle(x, y + 1, 1.1, 42))
    }
  }
  return shape(data, mix(light.colours.lawn[1], light.colours.shade, 0.25), opacity(0.34))
}

/** Marked plots on the near side, with a lane of earth between their two rows. */
export function plots(on: Stage, grove: Grove, bend: number, seed: number): Markup {
  const { camera, light } = on
  const { chance } = grove
  const [far, near] = light.colours.lawn
  let body = ''
  const lane = mix(SOIL, light.colours.sunlight, 0.4)
  const laid = (x: number, y: number, wide: number, deep: number): Spot[] =>
    rectangle(bend > 0 ? x : -x - wide, y, wide, deep)
  for (const [row, x] of [
    [0, 9],
    [1, 33],
    [2, 66],
    [3, 90],
  ] as const)
    for (let i = 0; i < 8; i++) {
      const start = 13 + i * 17 + (i > 4 ? 8 : 0)
      const inner = x + Math.max(0, (start - 92) * 0.46)
      const plan = laid(inner, start, 22, 16.2)
      const cleared = i > 0 && (i * 3 + row * 2 + seed) % 4 === 0
      body += shape(camera.ground(plan), mix(mix(near, far, chance.between(0.05, 0.6)), SOIL, 0.14))
      body += [
        laid(inner, start, 22, 0.22),
        laid(inner, start + 16, 22, 0.22),
        laid(inner, start, 0.22, 16),
        laid(inner + 21.8, start, 0.22, 16),
      ]
        .map((line) => shape(camera.ground(line), nth(light.colours.wall, 0), opacity(0.75)))
        .join('')
      if (!cleared || row > 2) continue
      const plot = openPlot(on, plan, seed + i * 5 + row, true, SOIL)
      body += plot.ground
      plot.posts.forEach(({ at, body: post }) => grove.add(at, post))
    }
  return (
    shape(camera.ground(laid(57, 4, 7, 100)), lane) +
    shape(camera.ground(laid(6, 99, 150, 6)), lane) +
    body
  )
}

/** Strokes of longer grass on the near plots. */
export function tufts({ camera, light, sheet }: Stage, bend: number, seed: number): Markup {
  const chance = random(seed + 6)
  const [far, near] = light.colours.lawn
  const dabs = ['', '']
  for (let i = 0; i < 2600; i++) {
    const y = 17 + 90 * chance.next() ** 1.8
    const [px, py, depth] = camera.project([bend * chance.between(6, 30 + y), y, 0])
    const long = camera.scale(depth) * chance.between(0.05, 0.16)
    const lean = long * chance.between(-0.5, 0.5)
    if (px > sheet.frame.left && px < sheet.frame.right)
      dabs[i % 2] += `M${lengths(px, py)}l${lengths(lean, -long)}`
  }
  const tones = [mix(near, far, 0.6), mix(near, light.colours.shade, 0.4)]
  return dabs.map((data, i) => stroke(data, nth(tones, i), 1.4, opacity(0.55))).join('')
}
