import { fields, patch, road } from '../outdoors/ground.ts'
import { add, type Model, plant } from '../outdoors/model.ts'
import { lighten, mix } from '../paper/colour.ts'
import { nth } from '../paper/nth.ts'
import { clamp, curve, ellipse, type Spot } from '../paper/vector.ts'
import { carFromAbove, carPaints } from '../roads/cars.ts'
import { houseKinds } from './house-plans.ts'
import { house } from './houses.ts'

/** Radii of the park, an ellipse about the origin, in metres. */
export const PARK = { rx: 74, ry: 56 }

/** Ring streets: metres outside the park's edge. */
export const rings = [{ gap: 0 }, { gap: 62 }, { gap: 124 }] as const

const ROAD = 8

/** Degrees at which a street runs outward from the park. */
const spokes = [18, 78, 132, 196, 330] as const

const GATE: Spot = [0, -236]

/** A point on a ring: `gap` metres outside the park, at an angle in degrees. */
export const onRing = (gap: number, degrees: number): Spot => {
  const a = (degrees * Math.PI) / 180
  return [Math.cos(a) * (PARK.rx + gap), Math.sin(a) * (PARK.ry + gap)]
}

/** Lays fields, the avenue from the gate, ring streets and spokes, with their trees and cars. */
export function streets(model: Model): void {
  const { on, ground, chance } = model
  ground.push(fields(on, -620, -420, 1400, 1500, 4))
  const { lawn } = on.light.colours
  ground.push(patch(on, ellipse(0, 0, PARK.rx + 178, PARK.ry + 178, 72), mix(...lawn, 0.55)))
  const circleRoad = (gap: number): Spot[] =>
    Array.from({ length: 91 }, (_, i) => onRing(gap, i * 4))
  for (const degrees of spokes)
    ground.push(road(on, [onRing(0, degrees), onRing(126, degrees)], ROAD - 1))
  for (const { gap } of rings.toReversed()) ground.push(road(on, circleRoad(gap), ROAD))
  const avenue: Spot[] = curve([GATE, [4, -200], [-6, -150], [3, -100], [0, -PARK.ry]], 8)
  ground.push(
    road(on, avenue, 20, { verge: 3, marked: false }),
    road(on, avenue, 5, { verge: 0, marked: false, colour: lawn[1] }),
  )
  ground.push(
    road(
      on,
      [
        [-420, -252],
        [420, -252],
      ],
      15,
    ),
  )
  avenue.forEach(([x, y], i) => {
    if (rings.some(({ gap }) => Math.abs(y + PARK.ry + gap) < 8)) return
    if (i % 2) plant(model, [x, y], 'royalPalm', 10.5)
    for (const side of [-15, 15])
      plant(model, [x + side, y], i % 3 ? 'neem' : 'gulmohar', chance.between(8, 10))
  })
  for (let i = 0; i < 26; i++) {
    const along = chance.between(0, 360)
    const { gap } = chance.pick(rings)
    const heading = Math.atan2(
      Math.cos((along * Math.PI) / 180),
      -Math.sin((along * Math.PI) / 180),
    )
    const at = onRing(gap + chance.pick([-1.9, 1.9]), along)
    const car = carFromAbove(on, at, heading, chance.pick(carPaints))
    model.shadows.push(car.shadow)
    add(model, at, car.body)
  }
}

/** Two rows of homes in each band between streets, one facing each; some plots are still empty. */
export function plots(model: Model, homes: number): void {
  const { on, chance, ground } = model
  const { lawn, paving } = on.light.colours
  const rows = [
    { gap: 6, deep: 25, out: true },
    { gap: 31, deep: 25, out: false },
    { gap: 68, deep: 25, out: true },
    { gap: 93, deep: 25, out: false },
    { gap: 130, deep: 28, out: true },
  ]
  const around = rows.map(({ gap }) => 2 * Math.PI * ((PARK.rx + PARK.ry) / 2 + gap + 12))
  const wide = clamp(around.reduce((sum, length) => sum + length, 0) / (homes * 1.5), 17, 25)
  rows.forEach((row, r) => {
    const count = Math.round(nth(around, r) / wide)
    for (let i = 0; i < count; i++) {
      const middle = (i + 0.5) * (360 / count)
      const half = 180 / count
      const away = (degrees: number): number => Math.abs(((middle - degrees + 540) % 360) - 180)
      const metres = (Math.PI / 180) * ((PARK.rx + PARK.ry) / 2 + row.gap)
      if (
        spokes.some((spoke) => away(spoke) * metres < wide * 0.5 + 5 && row.gap < 126) ||
        away(270) * metres < wide * 0.5 + 15
      )
        continue
      const edge = half * 0.955
      const plan: Spot[] = [
        onRing(row.gap, middle - edge),
        onRing(row.gap + row.deep, middle - edge),
        onRing(row.gap + row.deep, middle + edge),
        onRing(row.gap, middle + edge),
      ]
      const inner: Spot[] = [
        onRing(row.gap + 0.5, middle - edge * 0.95),
        onRing(row.gap + row.deep - 0.5, middle - edge * 0.95),
        onRing(row.gap + row.deep - 0.5, middle + edge * 0.95),
        onRing(row.gap + 0.5, middle + edge * 0.95),
      ]
      const built = chance.chance(row.gap < 70 ? 0.88 : 0.72)
      ground.push(
        patch(on, plan, paving[0]),
        patch(
          on,
          inner,
          built
            ? lighten(mix(lawn[0], lawn[1], chance.between(0.6, 1)), 0.04)
            : chance.pick([mix(lawn[0], paving[0], 0.35), lawn[0], mix(...lawn, 0.35)]),
        ),
      )
      if (!built) {
        if (chance.chance(0.35)) plant(model, onRing(row.gap + 12, middle), 'neem')
        continue
      }
      const a = (middle * Math.PI) / 180
      const facing = Math.atan2(
        Math.sin(a) * (PARK.rx + row.gap),
        Math.cos(a) * (PARK.ry + row.gap),
      )
      const turn = row.out ? facing - Math.PI / 2 : facing + Math.PI / 2
      const front = onRing(row.out ? row.gap + 4.5 : row.gap + row.deep - 4.5, middle)
      const [width, depth] = [wide - chance.between(3, 5), chance.between(12, 15)]
      const villa = house(on, {
        kind: chance.pick(houseKinds),
        at: front,
        turn,
        width,
        depth,
        seed: 100 + r * 97 + i,
      })
      model.shadows.push(villa.shadow)
      add(model, onRing(row.gap + row.deep / 2, middle), villa.body, 2)
      for (let k = 0; k < 5; k++)
        plant(
          model,
          onRing(
            row.out ? row.gap + row.deep - chance.between(1, 5) : row.gap + chance.between(1, 5),
            middle + edge * chance.between(-0.9, 0.9),
          ),
          chance.pick(['neem', 'neem', 'gulmohar', 'coconutPalm', 'frangipani']),
          chance.between(4, 7),
        )
    }
  })
  for (const { gap } of rings)
    for (let degrees = 0; degrees < 360; degrees += 400 / (PARK.rx + gap))
      if (Math.abs(degrees - 270) > 12)
        for (const side of [-6, 6])
          if (chance.chance(0.8))
            plant(
              model,
              onRing(gap + side, degrees + chance.between(-0.6, 0.6)),
              chance.pick(['neem', 'neem', 'gulmohar', 'ashoka']),
              chance.between(5, 7.5),
            )
}
