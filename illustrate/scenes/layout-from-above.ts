import { clubhouse } from '../buildings/clubhouse.ts'
import { house } from '../buildings/houses.ts'
import { onRing, PARK, plots, streets } from '../buildings/township.ts'
import { patch, road } from '../outdoors/ground.ts'
import { add, type Model, plant, standTrees } from '../outdoors/model.ts'
import { glowPaint } from '../outdoors/sky.ts'
import { waterFromAbove } from '../outdoors/water.ts'
import type { View } from '../paper/camera.ts'
import { mix } from '../paper/colour.ts'
import { lightAt } from '../paper/light.ts'
import { random } from '../paper/random.ts'
import { Sheet } from '../paper/sheet.ts'
import { stage } from '../paper/stage.ts'
import { circle, group, type Markup, opacity, oval, shape, type Svg } from '../paper/svg.ts'
import { curve, ellipse, frame, lerp, rectangle, type Spot } from '../paper/vector.ts'
import type { Facts, Look } from '../scene.ts'

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

/** The focal point: lawn, lake, paths, clubhouse with its pool, all a little brighter than the rest. */
function park(model: Model): void {
  const { on, ground, chance } = model
  const { lawn, paving } = on.light.colours
  // prettier-ignore
  const lake = curve([[8, -18], [34, -26], [56, -10], [50, 14], [26, 20], [6, 8], [8, -18]])
  // prettier-ignore
  const pathLine = curve([[-60, -16], [-30, -34], [20, -40], [62, -18], [60, 20], [24, 36], [-8, 38]])
  const middle = on.camera.project([0, 0, 0])
  ground.push(patch(on, ellipse(0, 0, PARK.rx - 8, PARK.ry - 8, 64), mix(lawn[1], lawn[0], 0.3)))
  ground.push(road(on, pathLine, 3, { verge: 0, marked: false, colour: paving[0] }))
  ground.push(
    patch(
      on,
      lake.map(([x, y]): Spot => [x * 1.05 - 1.5, y * 1.06]),
      paving[0],
    ),
  )
  ground.push(waterFromAbove(on, on.camera.ground(lake), middle[1] - 120, middle[1] + 60))
  const local = frame([-26, 2], -0.22)
  const terrace = rectangle(-30, -27, 60, 52).map(([u, v]) => local(u, v))
  ground.push(patch(on, terrace, paving[0]))
  const basin = rectangle(-20, -22, 40, 12).map(([u, v]) => local(u, v))
  ground.push(
    patch(
      on,
      rectangle(-21, -23, 42, 14).map(([u, v]) => local(u, v)),
      '#fff3dc',
    ),
    waterFromAbove(on, on.camera.ground(basin), middle[1] + 20, middle[1] + 130),
  )
  const club = clubhouse(on, local(0, 0), -0.22)
  model.shadows.push(club.shadow)
  add(model, local(0, 6), club.body, 6)
  for (let i = 0; i < 8; i++) plant(model, local(-28 + i * 8, -25.4), 'royalPalm', 7.5)
  for (let degrees = 0; degrees < 360; degrees += 5)
    if (Math.abs(degrees - 270) > 16 && chance.chance(0.8))
      plant(
        model,
        [
          Math.cos((degrees * Math.PI) / 180) * (PARK.rx - 10),
          Math.sin((degrees * Math.PI) / 180) * (PARK.ry - 10),
        ],
        chance.pick(['neem', 'gulmohar', 'neem', 'ashoka']),
        chance.between(6, 9),
      )
  for (let i = 0; i < 14; i++)
    plant(
      model,
      [chance.between(-20, 54), chance.between(24, 40)],
      chance.pick(['neem', 'gulmohar', 'frangipani']),
      chance.between(5, 8),
    )
}

function gate(model: Model): void {
  const { on, ground } = model
  ground.push(patch(on, ellipse(0, -238, 34, 10), on.light.colours.paving[0]))
  for (const side of [-1, 1]) {
    const wall = house(on, {
      kind: 'tall',
      at: [side * 21, -236],
      turn: 0,
      width: 7,
      depth: 6,
      seed: 7,
    })
    model.shadows.push(wall.shadow)
    add(model, [side * 21, -234], wall.body)
    for (let i = 0; i < 22; i++)
      plant(model, [side * (30 + i * 8), -240 + (i % 2) * 3], i % 3 ? 'neem' : 'gulmohar', 8)
  }
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
