import { onRing, PARK, plots, streets } from '../buildings/township.ts'
import { type Model, plant, standTrees } from '../outdoors/model.ts'
import { glowPaint } from '../outdoors/sky.ts'
import type { View } from '../paper/camera.ts'
import { mix } from '../paper/colour.ts'
import { lightAt } from '../paper/light.ts'
import { random } from '../paper/random.ts'
import { Sheet } from '../paper/sheet.ts'
import { stage } from '../paper/stage.ts'
import { circle, group, type Markup, opacity, oval, shape, type Svg } from '../paper/svg.ts'
import { lerp, type Spot } from '../paper/vector.ts'
import type { Facts, Look } from '../scene.ts'
import { park, gate } from './layout-from-above/park.ts'

/** A township from the air: rings of villas and plots round a park, a lake and a lit clubhouse, an avenue leading in. */
export function draw(facts: Facts, look: Look): Svg {
  const sheet = new Sheet(look)
  const distance = 720
  const [yaw, pitch] = [33, 33]
  const [y, p] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180]
  const eye = [
    -Math.sin(y) * Math.cos(p) * distance,
    -Math.cos(y) * Math.cos(p) * distance,
    Math.sin(p) * distance,
  ] as const
  const view: View = {
    eye,
    yaw,
    pitch,
    focal: 3050,
    centre: [sheet.width * 0.615, sheet.height * 0.385],
  }
  const light = lightAt(look.hour, look.place, -74, {
    elevation: look.hour === 'noon' ? 48 : 20,
    mist: { from: 700, to: 1060, most: 0.88 },
  })
  const on = stage(sheet, view, light)
  const model: Model = {
    on,
    chance: random(look.seed),
    ground: [],
    shadows: [],
    standing: [],
    trees: [],
  }
  streets(model)
  plots(model, facts.homes ?? 120)
  park(model)
  gate(model)
  surroundings(model)
  return sheet.finish(compose(model), { threshold: 198, vignette: 0.16 })
}

function surroundings(model: Model): void {
  const { chance } = model
  for (let i = 0; i < 520; i++) {
    const degrees = chance.between(0, 360)
    if (Math.abs(degrees - 270) > 7)
      plant(
        model,
        onRing(chance.between(160, 178), degrees),
        chance.pick(['neem', 'neem', 'gulmohar']),
        chance.between(6, 10),
      )
  }
  for (let i = 0; i < 240; i++) {
    const at: Spot = [chance.between(-480, 640), chance.between(-400, 900)]
    if (
      Math.hypot(at[0] / (PARK.rx + 190), at[1] / (PARK.ry + 190)) < 1 ||
      Math.abs(at[1] + 252) < 14
    )
      continue
    for (let k = 0; k < 8; k++)
      plant(
        model,
        [at[0] + chance.between(0, 18), at[1] + chance.between(0, 14)],
        'neem',
        chance.between(6, 11),
      )
  }
}

function compose(model: Model): Markup {
  const { on, ground, shadows, standing } = model
  const { camera, light, sheet } = on
  standTrees(model)
  standing.sort((a, b) => b.depth - a.depth)
  const shade = group(
    sheet.fade(
      [
        [0, 0.1],
        [0.3, 0.6],
        [1, 1],
      ],
      0,
      sheet.height,
    ),
    shape(
      shadows.join(''),
      mix(light.colours.shadow, '#2b3468', 0.5),
      opacity(light.colours.shadowStrength) + sheet.blur(0.7),
    ),
  )
  const { mist, sun } = light.colours
  const haze = sheet.wash(
    sheet.gradientDown(
      [
        [0, sun[1], 0.96],
        [0.1, mist, 0.76],
        [0.24, mist, 0.26],
        [0.42, mist, 0],
      ],
      0,
      sheet.height,
    ),
  )
  const dark = sheet.wash(
    sheet.gradient(
      [
        [0, sun[2], 0.22],
        [0.5, light.colours.shade, 0.02],
        [1, light.colours.shadow, 0.36],
      ],
      0,
      0,
      sheet.width,
      sheet.height,
    ),
  )
  const [fx, fy] = camera.project([-26, 0, 4])
  const { lamp } = light.colours
  // prettier-ignore
  const glow = sheet.glow([[0, lamp, 0.46], [0.5, lamp, 0.18], [1, lamp, 0]])
  const warm = oval(fx, fy, 330, 170, glow)
  return (
    ground.join('') +
    shade +
    standing.map((thing) => thing.body).join('') +
    dark +
    warm +
    haze +
    circle(lerp(0, sheet.width, 0.06), 0, 600, glowPaint(on, 0.8))
  )
}
