import { cityBlock } from '../../buildings/city/city-block.ts'
import { station } from '../../buildings/transport/metro-station.ts'
import { paving, road } from '../../outdoors/land/ground.ts'
import { mist, sky, skyline, sunHaze } from '../../outdoors/sky.ts'
import type { View } from '../../paper/camera.ts'
import { mix } from '../../paper/colour.ts'
import { lightAt } from '../../paper/light.ts'
import { nth } from '../../paper/nth.ts'
import { sunIsDown } from '../../paper/palette.ts'
import { random } from '../../paper/random.ts'
import { Sheet } from '../../paper/sheet.ts'
import { stage, type Stage } from '../../paper/stage.ts'
import { type Markup, opacity, shape, type Svg } from '../../paper/svg.ts'
import { ellipse, rectangle, type Vec } from '../../paper/vector.ts'
import { crowd, type Crowd } from '../../people/figures.ts'
import { carPaints } from '../../roads/cars.ts'
import { BASIN, citySquare } from '../../roads/city-square.ts'
import { vehicle } from '../../roads/traffic.ts'
import { train } from '../../roads/train.ts'
import { type Line, parapet, viaduct } from '../../roads/viaduct.ts'
import type { Facts, Look } from '../../scene.ts'

const LINE: Line = { x: -27, rails: 11 }

/** Farther to one side of us than this share of its distance, a bus is all side and seems not to go along the road. */
const MOST_ASIDE = 0.55

/** Where we stand and look (the horizon as a share of the height), and where the sun is: across the square, low before the fountain, above the square. */
const standpoints: readonly {
  eye: Vec
  focal: number
  centre: readonly [number, number]
  sun: number
}[] = [
  { eye: [0, 0, 4.6], focal: 880, centre: [600, 0.7], sun: -28 },
  { eye: [-2, 21, 2.4], focal: 800, centre: [560, 0.8], sun: -124 },
  { eye: [-4, -8, 21], focal: 1000, centre: [640, 0.46], sun: -120 },
]

/** A city square in front of shops and a studio tower, the metro coming in on the left. */
export function draw(facts: Facts, look: Look): Svg {
  const sheet = new Sheet(look)
  const { eye, focal, centre, sun } = nth(standpoints, look.seed % standpoints.length)
  const view: View = { eye, focal, centre: [centre[0], sheet.height * centre[1]] }
  const low = sun < -90 ? 15 : 5
  const light = lightAt(look.hour, look.place, sunIsDown(look.hour) ? -28 : sun, {
    elevation: { dawn: low, noon: 46, golden: low, dusk: 5, night: 28 }[look.hour],
    mist: { from: 70, to: 2200, most: 0.76 },
  })
  const on = stage(sheet, view, light)
  const people = crowd(on)
  const haze = sunHaze(on, 520, 0.34)
  return sheet.finish(
    sky(on, { seed: 5 + look.seed }) +
      far(on, look.seed) +
      ground(on, look.seed) +
      cityBlock(on, facts.floors ?? 20, facts.design ?? look.seed) +
      metro(on, people, look.seed) +
      citySquare(on, people, look.seed) +
      haze,
    { threshold: 190 },
  )
}

function far(on: Stage, seed: number): Markup {
  const { horizon } = on.camera
  return (
    skyline(on, { seed, distance: 3000, heights: [60, 360], spacing: 70 }) +
    mist(on, horizon - 50, 60, 0.5) +
    skyline(on, { seed: seed + 4, distance: 1300, heights: [20, 150], spacing: 60 }) +
    mist(on, horizon - 30, 44, 0.5) +
    skyline(on, { seed: seed + 9, distance: 620, heights: [10, 70], spacing: 64, windows: true }) +
    mist(on, horizon - 14, 30, 0.4)
  )
}

function ground(on: Stage, seed: number): Markup {
  const { camera, light, sheet } = on
  const strips = [14.6, 22, 30, 38]
    .map((x) => camera.ground(rectangle(x - 20, 8, 0.9, 76)))
    .join('')
  const door = shape(
    camera.ground([
      [36, 84],
      [60, 84],
      [34, 48],
      [12, 48],
    ]),
    light.colours.lamp,
    opacity(light.colours.litShare > 0.1 ? 0.34 : 0) + sheet.blur(12),
  )
  return (
    shape(
      camera.ground(rectangle(-6000, 6, 12_000, 9000)),
      mix(light.colours.lawn[0], light.colours.mist, 0.4),
    ) +
    paving(on, { x: -14, y: 6, width: 170, depth: 110, joints: [2.4, 2.4], seed }) +
    shape(strips, light.colours.paving[2], opacity(0.3)) +
    shape(camera.ground(ellipse(...BASIN, 15)), light.colours.paving[0], opacity(0.45)) +
    shape(camera.ground(ellipse(...BASIN, 12.4)), light.colours.paving[2], opacity(0.3)) +
    door +
    road(
      on,
      [
        [-27, 6],
        [-27, 600],
      ],
      25,
      { verge: 2.5, marked: false },
    ) +
    road(
      on,
      [
        [-33.6, 6],
        [-33.6, 400],
      ],
      0.1,
      { verge: 0 },
    ) +
    road(
      on,
      [
        [-20.4, 6],
        [-20.4, 400],
      ],
      0.1,
      { verge: 0 },
    ) +
    shape(
      camera.ground(rectangle(-29, 6, 4, 400)),
      mix(light.colours.lawn[1], light.colours.paving[1], 0.3),
    )
  )
}

function metro(on: Stage, people: Crowd, seed: number): Markup {
  const chance = random(seed)
  const [from, to] = [66, 132]
  const start = chance.between(30, 44)
  const { eye } = on.camera
  const leading = train(on, LINE, 1, start, 1, '#2f7f86')
  let cars = ''
  for (let y = 300; y > 30; y -= chance.between(9, 20)) {
    const right = chance.chance(0.5)
    const kind = chance.chance(0.14) ? 'bus' : chance.chance(0.2) ? 'rickshaw' : 'car'
    const x = right ? chance.pick([-17.6, -22.6]) : chance.pick([-31.4, -36.4])
    const paint = chance.pick(carPaints)
    if (Math.abs(x - eye[0]) < (y - eye[1]) * MOST_ASIDE)
      cars += vehicle(on, kind, [x, y], !right, paint)
  }
  return (
    viaduct(on, LINE, to, 560) +
    parapet(on, LINE, to, 560) +
    cars +
    station(on, LINE, { from, to, seed }, people, train(on, LINE, 1, start + 22, 5, '#2f7f86')) +
    // From below, the deck hides the foot of the train; from above, the train hides the deck.
    (on.camera.eye[2] > LINE.rails
      ? viaduct(on, LINE, 16, from) + leading
      : leading + viaduct(on, LINE, 16, from)) +
    parapet(on, LINE, 16, from)
  )
}
