import { fields, patch, road } from '../../outdoors/land/ground.ts'
import { add, type Model, plant } from '../../outdoors/model.ts'
import { mix } from '../../paper/colour.ts'
import { curve, ellipse, type Spot } from '../../paper/vector.ts'
import { carFromAbove, carPaints } from '../../roads/cars.ts'

/** Radii of the park, an ellipse about the origin, in metres. */
export const PARK = { rx: 74, ry: 56 }

/** An estate's lie: metres from the park's edge to its ring streets and to its own edge, its gate, and the road that passes it. */
export interface Estate {
  rings: readonly number[]
  edge: number
  gate: Spot
  outside: number
}

/** With houses all round, or with towers alone. */
export const estates = {
  wide: { rings: [0, 62, 124], edge: 178, gate: [-62, -222], outside: -240 },
  small: { rings: [0, 62], edge: 112, gate: [-44, -160], outside: -178 },
} as const satisfies Record<string, Estate>

const ROAD = 8

/** Degrees at which a street runs outward from the park. */
const spokes = [18, 78, 132, 196, 330] as const

/** Where the avenue from the gate meets the park's ring, in degrees. */
const AVENUE = 255

/** A point on a ring: `gap` metres outside the park, at an angle in degrees. */
export const onRing = (gap: number, degrees: number): Spot => {
  const a = (degrees * Math.PI) / 180
  return [Math.cos(a) * (PARK.rx + gap), Math.sin(a) * (PARK.ry + gap)]
}

/** Degrees between two directions, 0 to 180. */
const apart = (a: number, b: number): number => Math.abs(((((a - b) % 360) + 540) % 360) - 180)

/** True where a ring `gap` metres outside the park is free of streets that run outward, by `room` metres. */
export function clearOfStreets(gap: number, degrees: number, room: number): boolean {
  const metres = (Math.PI / 180) * ((PARK.rx + PARK.ry) / 2 + gap)
  return (
    apart(degrees, AVENUE) * metres > room + 11 &&
    (gap > 126 || spokes.every((spoke) => apart(degrees, spoke) * metres > room + 5))
  )
}

/** Lays fields, the avenue from the gate, ring streets and spokes, with their trees and cars. */
export function streets(model: Model, { rings, edge, gate, outside }: Estate): void {
  const { on, ground, chance } = model
  const { lawn } = on.light.colours
  ground.push(
    on.sheet.wash(mix(...lawn, 0.4)),
    fields(on, -620, -420, 1400, 1500, 4),
    patch(on, ellipse(0, 0, PARK.rx + edge, PARK.ry + edge, 72), mix(...lawn, 0.55)),
  )
  const circleRoad = (gap: number): Spot[] =>
    Array.from({ length: 91 }, (_, i) => onRing(gap, i * 4))
  for (const degrees of spokes)
    ground.push(road(on, [onRing(0, degrees), onRing(Math.max(...rings) + 2, degrees)], ROAD - 1))
  for (const gap of rings.toReversed()) ground.push(road(on, circleRoad(gap), ROAD))
  const avenue: Spot[] = curve(
    [gate, [gate[0] * 0.96, gate[1] * 0.86], [gate[0] * 0.72, gate[1] * 0.62], onRing(0, AVENUE)],
    10,
  )
  ground.push(
    road(
      on,
      [
        [-520, outside],
        [520, outside],
      ],
      15,
    ),
    road(on, [[gate[0], outside], ...avenue], 20, { verge: 3, marked: false }),
    road(on, avenue.slice(3), 5, { verge: 0, marked: false, colour: lawn[1] }),
  )
  avenue.forEach(([x, y], i) => {
    if (
      i < 4 ||
      rings.some((gap) => Math.abs(Math.hypot(x / (PARK.rx + gap), y / (PARK.ry + gap)) - 1) < 0.07)
    )
      return
    if (i % 2) plant(model, [x, y], 'royalPalm', 10.5)
    for (const side of [-15, 15])
      plant(model, [x + side, y], i % 3 ? 'neem' : 'gulmohar', chance.between(8, 10))
  })
  for (let i = 0; i < 26; i++) {
    const along = chance.between(0, 360)
    const gap = chance.pick(rings)
    const heading = Math.atan2(
      Math.cos((along * Math.PI) / 180),
      -Math.sin((along * Math.PI) / 180),
    )
    const at = onRing(gap + chance.pick([-1.9, 1.9]), along)
    const car = carFromAbove(on, at, heading, chance.pick(carPaints))
    model.shadows.push(car.shadow)
    add(model, at, car.body)
  }
  for (const gap of rings)
    for (let degrees = 0; degrees < 360; degrees += 400 / (PARK.rx + gap))
      if (apart(degrees, AVENUE) > 12)
        for (const side of [-6, 6])
          if (chance.chance(0.8))
            plant(
              model,
              onRing(gap + side, degrees + chance.between(-0.6, 0.6)),
              chance.pick(['neem', 'neem', 'gulmohar', 'ashoka']),
              chance.between(5, 7.5),
            )
}
