import {
  clearOfStreets,
  type Estate,
  estates,
  onRing,
  PARK,
  streets,
} from '../../buildings/estate/township.ts'
import { type Model, plant, standTrees } from '../../outdoors/model.ts'
import { glowPaint } from '../../outdoors/sky.ts'
import type { View } from '../../paper/camera.ts'
import { mix } from '../../paper/colour.ts'
import { lightAt } from '../../paper/light.ts'
import { random } from '../../paper/random.ts'
import { Sheet } from '../../paper/sheet.ts'
import { stage, type Stage } from '../../paper/stage.ts'
import {
  circle,
  group,
  type Markup,
  opacity,
  oval,
  shape,
  type Stop,
  type Svg,
} from '../../paper/svg.ts'
import { lerp, type Spot } from '../../paper/vector.ts'
import type { Facts, Look } from '../../scene.ts'
import { gate } from './layout-from-above/gate.ts'
import { homePlots, homesOn } from './layout-from-above/homes.ts'
import { groves, park } from './layout-from-above/park.ts'
import { towerReach, towersOn, towerSpots } from './layout-from-above/towers.ts'

/** A township from the air: by the facts villas or towers round a park, a lake, a pool with its clubhouse; a gate and the avenue from it. */
export function draw(facts: Facts, look: Look): Svg {
  const sheet = new Sheet(look)
  const { towers = 0, floors = 20, homes = towers ? 0 : 120 } = facts
  const estate = homes ? estates.wide : estates.small
  const view = aerial(sheet, homes ? 770 : 590, towers ? towerReach(towers) + floors * 2.8 : 0)
  const light = lightAt(look.hour, look.place, -74, {
    elevation: look.hour === 'noon' ? 48 : 20,
    mist: { from: Math.hypot(...view.eye) - 20, to: Math.hypot(...view.eye) + 420, most: 0.74 },
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
  streets(model, estate)
  const tall = towerSpots(towers)
  const near = (list: readonly Spot[], at: Spot, metres: number): boolean =>
    list.some(([x, y]) => Math.hypot(x - at[0], y - at[1]) < metres)
  const plots = homePlots(Math.min(homes, towers ? 120 : 200), (at) => near(tall, at, 42))
  const built = plots.map(({ row, middle }) => onRing(row.gap + row.deep / 2, middle))
  homesOn(model, plots)
  towersOn(model, tall, floors, look.seed)
  groves(
    model,
    estate.edge,
    (at) =>
      !near(built, at, 19) &&
      !near(tall, at, 40) &&
      clearOfStreets(Math.hypot(...at) - PARK.rx, degreesOf(at), 8),
  )
  park(model, facts.setting === 'lake', facts.poolLength ?? 0)
  gate(model, estate.gate)
  surroundings(model, estate)
  return sheet.finish(compose(model), { threshold: 198, vignette: 0.16 })
}

const degreesOf = (at: Spot): number => (Math.atan2(at[1], at[0]) * 180) / Math.PI

/** A view down on the park, so many metres away or as many more as leave room for what rises `tall` metres up the sheet. */
function aerial(sheet: Sheet, metres: number, tall: number): View {
  const [yaw, pitch, focal] = [33, 33, 3050]
  const centre = [sheet.width * 0.56, sheet.height * (tall ? 0.44 : 0.37)] as const
  const distance = Math.max(metres, (tall * focal) / (centre[1] - 24) - 50)
  const [a, e] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180]
  return {
    eye: [
      -Math.sin(a) * Math.cos(e) * distance,
      -Math.cos(a) * Math.cos(e) * distance,
      Math.sin(e) * distance,
    ],
    yaw,
    pitch,
    focal,
    centre,
  }
}

/** Trees round the estate and in clumps on the fields. */
function surroundings(model: Model, { edge, gate: entrance, outside }: Estate): void {
  const { chance } = model
  for (let i = 0; i < 520; i++) {
    const at = onRing(chance.between(edge - 18, edge), chance.between(0, 360))
    if (Math.abs(at[0] - entrance[0]) > 26 || at[1] > 0)
      plant(model, at, chance.pick(['neem', 'neem', 'gulmohar']), chance.between(6, 10))
  }
  for (let i = 0; i < 240; i++) {
    const at: Spot = [chance.between(-480, 640), chance.between(-400, 900)]
    const out = Math.hypot(at[0] / (PARK.rx + edge + 12), at[1] / (PARK.ry + edge + 12))
    if (out < 1 || Math.abs(at[1] - outside + 8) < 24) continue
    for (let k = 0; k < 8; k++)
      plant(
        model,
        [at[0] + chance.between(0, 18), at[1] + chance.between(0, 14)],
        'neem',
        chance.between(6, 11),
      )
  }
}

/** What is asked for above the scene is sky, into which the land fades. */
function skyAbove({ sheet, light }: Stage): Markup {
  if (sheet.top === 0) return ''
  const { sky, mist } = light.colours
  return sheet.wash(
    sheet.gradientDown(
      [...sky.map(([at, colour]): Stop => [at * 0.68, colour]), [0.84, mist], [1, mist, 0]],
      sheet.top,
      40,
    ),
  )
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
        [0, sun[1], 0.62],
        [0.12, mist, 0.4],
        [0.26, mist, 0.14],
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
  const warm = light.colours.litShare > 0.1 ? oval(fx, fy, 330, 170, glow) : ''
  return (
    ground.join('') +
    shade +
    standing.map((thing) => thing.body).join('') +
    dark +
    warm +
    haze +
    skyAbove(on) +
    circle(lerp(0, sheet.width, 0.06), 0, 600, glowPaint(on, 0.8))
  )
}
