import { control, FRONT, terminal, windsock } from '../../../buildings/transport/terminal.ts'
import { mist, sky, skyline, sunHaze } from '../../../outdoors/sky.ts'
import { tree } from '../../../outdoors/trees/trees.ts'
import { stand, type View } from '../../../paper/camera.ts'
import { mix } from '../../../paper/colour.ts'
import { lightAt } from '../../../paper/light.ts'
import { nth } from '../../../paper/nth.ts'
import { random } from '../../../paper/random.ts'
import { Sheet } from '../../../paper/sheet.ts'
import { stage, type Stage } from '../../../paper/stage.ts'
import { circle, type Markup, opacity, shape, type Svg } from '../../../paper/svg.ts'
import { curve, rectangle, ribbon } from '../../../paper/vector.ts'
import type { Look } from '../../../scene.ts'
import { parked, taxiing, climbing } from './airliners.ts'

/** A terminal under a wave of roofs across the apron, aircraft at its gates, one taxiing, one climbing away. */
export function apronView(look: Look): Svg {
  const sheet = new Sheet(look)
  const chance = random(look.seed)
  const horizon = sheet.height * 0.6
  const view: View = { eye: [0, 0, 15], focal: 1280, centre: [690, horizon] }
  const light = lightAt(look.hour, look.place, -19, {
    elevation: look.hour === 'noon' ? 44 : 4.6,
    mist: { from: 80, to: 1500, most: 0.84 },
  })
  const on = stage(sheet, view, light)
  const haze = sunHaze(on, 600, 0.45)
  const body =
    sky(on, { seed: 41 + look.seed, sunSize: 40, cloud: 0.7 }) +
    far(on, look.seed) +
    apron(on, look.seed) +
    terminal(on, look.seed) +
    control(on, chance.pick([-96, -112])) +
    parked(on, look.seed) +
    haze +
    taxiing(on, look.seed) +
    climbing(on, look.seed)
  return sheet.finish(body, { threshold: 194 })
}

function far(on: Stage, seed: number): Markup {
  const { camera } = on
  const { horizon } = camera
  const chance = random(seed)
  const trees = [4, 6].map((n) => tree(on, 'neem', { seed: n, range: 'far' }))
  let row = ''
  for (let x = -700; x < 900; x += 9)
    row += stand(
      camera,
      chance.pick(trees),
      [x, chance.between(620, 700), 0],
      chance.between(9, 17),
      chance.chance(0.5),
    )
  return (
    skyline(on, { seed, distance: 5200, heights: [60, 380], spacing: 120 }) +
    mist(on, horizon - 40, 48, 0.55) +
    skyline(on, { seed: seed + 7, distance: 2600, heights: [20, 150], spacing: 96 }) +
    mist(on, horizon - 24, 36, 0.5) +
    row +
    mist(on, horizon - 12, 26, 0.4)
  )
}

/** Concrete, grass and the taxiway with its yellow line and lamps. */
function apron(on: Stage, seed: number): Markup {
  const { camera, light, sheet } = on
  const { colours } = light
  const fade = (near: string, farther: string): string =>
    sheet.gradientDown(
      [
        [0, farther],
        [0.35, mix(farther, near, 0.6)],
        [1, near],
      ],
      camera.horizon,
      sheet.height,
    )
  const grass = fade(colours.lawn[1], mix(colours.lawn[0], colours.mist, 0.5))
  const concrete = fade(
    mix(colours.paving[2], colours.shade, 0.2),
    mix(colours.paving[0], colours.mist, 0.5),
  )
  const way = curve(
    [
      [-46, 18],
      [-24, 62],
      [-8, 104],
      [40, 126],
      [150, 132],
      [420, 134],
    ],
    16,
  )
  let joints = ''
  for (let y = 170; y < FRONT; y += 16) joints += camera.ground(rectangle(-500, y, 1100, 0.4))
  for (let x = -500; x < 600; x += 24) joints += camera.ground(rectangle(x, 168, 0.4, FRONT - 168))
  let lamps = ''
  for (const side of [-1, 1])
    for (let i = 2; i < way.length; i += 3) {
      const edge = nth(ribbon(way, 27 * side), i)
      const [x, y, depth] = camera.project([...edge, 0.4])
      const k = camera.scale(depth)
      lamps +=
        circle(
          x,
          y,
          1.1 * k,
          sheet.glow([
            [0, '#8fd0e6', 0.8],
            [1, '#8fd0e6', 0],
          ]),
        ) + circle(x, y, Math.max(0.8, 0.16 * k), '#dff4f8')
    }
  const chance = random(seed + 3)
  const tufts = [5, 8].map((n) => tree(on, 'shrub', { seed: n, range: 'near', detail: 3 }))
  let [meadow, mown] = ['', '']
  for (let i = 0; i < 34; i++)
    meadow += stand(
      camera,
      nth(tufts, i % 2),
      [9 + i * 0.85 + chance.between(-0.4, 0.4), 48.6 + 1.6 * Math.abs(Math.sin(i * 1.7)), -0.4],
      chance.between(1.2, 2.4) * (0.4 + i / 44),
      chance.chance(0.5),
    )
  for (let y = 40; y < 108; y += 14) mown += camera.ground(rectangle(-20 + y * 0.2, y, 500, 7))
  return (
    shape(camera.ground(rectangle(-2500, 10, 5000, 3000)), grass) +
    shape(mown, colours.lawn[0], opacity(0.12)) +
    shape(camera.ground(rectangle(-600, 166, 1300, FRONT - 160)), concrete) +
    shape(joints, mix(colours.paving[2], colours.mist, 0.4), opacity(0.35)) +
    shape(camera.ground(ribbon(way, 30)), mix(colours.paving[1], colours.lawn[1], 0.5)) +
    shape(camera.ground(ribbon(way, 25)), concrete) +
    shape(camera.ground(ribbon(way, 0.5)), '#eab53a') +
    shape(
      camera.ground(ribbon(way, 22)) + camera.ground(ribbon(way, 21.2).toReversed()),
      '#eab53a',
      opacity(0.25),
    ) +
    lamps +
    windsock(on, [44, 78]) +
    meadow
  )
}
