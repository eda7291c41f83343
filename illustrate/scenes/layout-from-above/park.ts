import { clubhouse } from '../../buildings/clubhouse.ts'
import { house } from '../../buildings/houses.ts'
import { PARK } from '../../buildings/township.ts'
import { patch, road } from '../../outdoors/ground.ts'
import { add, type Model, plant } from '../../outdoors/model.ts'
import { waterFromAbove } from '../../outdoors/water.ts'
import { mix } from '../../paper/colour.ts'
import { curve, ellipse, frame, rectangle, type Spot } from '../../paper/vector.ts'

/** The focal point: lawn, lake, paths, clubhouse with its pool, all a little brighter than the rest. */
export function park(model: Model): void {
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

export function gate(model: Model): void {
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
