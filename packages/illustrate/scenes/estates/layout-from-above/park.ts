import { clubhouse } from '../../../buildings/estate/clubhouse.ts'
import { onRing, PARK } from '../../../buildings/estate/township.ts'
import { patch, road } from '../../../outdoors/land/ground.ts'
import { add, type Model, plant } from '../../../outdoors/model.ts'
import { waterFromAbove } from '../../../outdoors/water/water.ts'
import { mix } from '../../../paper/colour.ts'
import { clamp, curve, ellipse, frame, rectangle, type Spot } from '../../../paper/vector.ts'

/** Where the clubhouse stands, or the garden where there is none. */
const HEART: Spot = [-26, 2]

/** The park in the middle: lawn, paths and trees; by the facts a lake, and a pool (its length in metres) before its clubhouse. */
export function park(model: Model, lakeThere: boolean, poolLength: number): void {
  const { on, ground, chance } = model
  const { lawn, paving } = on.light.colours
  // prettier-ignore
  const pathLine = curve([[-60, -16], [-30, -34], [20, -40], [62, -18], [60, 20], [24, 36], [-8, 38]])
  ground.push(
    patch(on, ellipse(0, 0, PARK.rx - 8, PARK.ry - 8, 64), mix(lawn[1], lawn[0], 0.3)),
    road(on, pathLine, 3, { verge: 0, marked: false, colour: paving[0] }),
  )
  if (lakeThere) lake(model)
  else glade(model)
  if (poolLength > 0) club(model, poolLength)
  else garden(model)
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

function lake({ on, ground }: Model): void {
  // prettier-ignore
  const shore = curve([[8, -18], [34, -26], [56, -10], [50, 14], [26, 20], [6, 8], [8, -18]])
  const y = on.camera.project([0, 0, 0])[1]
  ground.push(
    patch(
      on,
      shore.map(([u, v]): Spot => [u * 1.05 - 1.5, v * 1.06]),
      on.light.colours.paving[0],
    ),
    waterFromAbove(on, on.camera.ground(shore), y - 120, y + 60),
  )
}

/** A lawn among trees, where there is no lake. */
function glade(model: Model): void {
  const { on, ground, chance } = model
  ground.push(patch(on, ellipse(31, -3, 23, 18, 48), mix(...on.light.colours.lawn, 0.62)))
  for (let i = 0; i < 34; i++) {
    const angle = (i / 34) * Math.PI * 2
    plant(
      model,
      [
        31 + Math.cos(angle) * chance.between(23, 29),
        -3 + Math.sin(angle) * chance.between(18, 22),
      ],
      chance.pick(['neem', 'gulmohar', 'frangipani', 'ashoka']),
      chance.between(5, 8),
    )
  }
}

function club(model: Model, poolLength: number): void {
  const { on, ground } = model
  const { paving } = on.light.colours
  const local = frame(HEART, -0.22)
  const plan = (u: number, v: number, w: number, d: number): Spot[] =>
    rectangle(u, v, w, d).map(([a, b]) => local(a, b))
  const y = on.camera.project([0, 0, 0])[1]
  const long = clamp(poolLength, 8, 50)
  ground.push(
    patch(on, plan(-30, -27, 60, 52), paving[0]),
    patch(on, plan(-long / 2 - 1, -23, long + 2, 14), '#fff3dc'),
    waterFromAbove(on, on.camera.ground(plan(-long / 2, -22, long, 12)), y + 20, y + 130),
  )
  const house = clubhouse(on, local(0, 0), -0.22)
  model.shadows.push(house.shadow)
  add(model, local(0, 6), house.body, 6)
  for (let i = 0; i < 8; i++) plant(model, local(-28 + i * 8, -25.4), 'royalPalm', 7.5)
}

/** A round garden of beds in flower between paths, where there is no pool. */
function garden(model: Model): void {
  const { on, ground, chance } = model
  const { lawn, paving } = on.light.colours
  const [x, y] = HEART
  const ring = (r: number, from: number, to: number): Spot[] =>
    Array.from({ length: 13 }, (_, i): Spot => {
      const a = ((from + ((to - from) * i) / 12) * Math.PI) / 180
      return [x + Math.cos(a) * r, y + Math.sin(a) * r * 0.92]
    })
  ground.push(patch(on, ellipse(x, y, 27, 25, 64), paving[0]))
  for (let i = 0; i < 8; i++) {
    const [from, to] = [i * 45 + 4, i * 45 + 41]
    for (const [inner, outer, tone] of [
      [9, 15.5, mix('#b4486f', lawn[1], 0.35)],
      [17.5, 24.5, mix(...lawn, 0.8)],
    ] as const)
      ground.push(
        patch(on, [...ring(outer, from, to), ...ring(inner, from, to).toReversed()], tone),
      )
    const angle = ((i * 45 + 22) * Math.PI) / 180
    for (const r of [21, 27.5])
      plant(
        model,
        [x + Math.cos(angle) * r, y + Math.sin(angle) * r * 0.92],
        r > 22 ? 'royalPalm' : 'frangipani',
        chance.between(4.4, 7),
      )
  }
  ground.push(patch(on, ellipse(x, y, 6, 5.5, 40), mix(...lawn, 0.9)))
  plant(model, [x, y], 'gulmohar', 10)
}

/** Groves on the land between the streets that nobody builds on; `free` says where that is. */
export function groves(model: Model, edge: number, free: (at: Spot) => boolean): void {
  const { chance } = model
  for (const gap of [18, 44, 80, 106, 144].filter((metres) => metres < edge - 14))
    for (let degrees = 0; degrees < 360; degrees += 900 / (65 + gap)) {
      const middle = onRing(gap, degrees)
      if (!free(middle) || Math.sin(degrees * 0.13 + gap) < -0.35) continue
      for (let k = 0; k < 4; k++)
        plant(
          model,
          onRing(gap + chance.between(-9, 9), degrees + chance.between(-3, 3)),
          chance.pick(['neem', 'neem', 'neem', 'gulmohar', 'ashoka']),
          chance.between(6, 10),
        )
    }
}
