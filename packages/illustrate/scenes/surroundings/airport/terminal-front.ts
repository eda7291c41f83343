import { mix } from '../../../paper/colour.ts'
import { throughAir } from '../../../paper/light.ts'
import { random } from '../../../paper/random.ts'
import type { Stage } from '../../../paper/stage.ts'
import { type Markup, opacity, shape } from '../../../paper/svg.ts'
import type { Vec } from '../../../paper/vector.ts'
import { facing, sideways } from '../../../rooms/room.ts'

/** Metres: the line of the glass, the canopy's edge, a bay of the canopy, and how many bays there are. */
export const [GLASS, EAVES, BAY, BAYS] = [-9, 4.4, 18, 12]

/** The glass front from its `first` bay on, which shows the lit hall behind it. */
export function glassFront(on: Stage, seed: number, first: number): Markup {
  const { camera, light, sheet } = on
  const chance = random(seed)
  const lit = light.colours.litShare > 0.1
  const [top, foot] = [camera.project([GLASS, 40, 12])[1], camera.project([GLASS, 40, 0])[1]]
  const glass = sheet.gradientDown(
    [
      [0, mix(light.colours.glass, light.colours.skylight, 0.45)],
      [0.55, mix(light.colours.lamp, light.colours.glass, lit ? 0.3 : 0.72)],
      [1, mix(light.colours.lamp, '#fff1cf', lit ? 0.25 : 0)],
    ],
    top,
    foot,
  )
  const from = 1 + first * BAY
  const long = BAY * (BAYS - first)
  let body =
    (first ? shape(facing(on, [GLASS - 60, from, 0], 60, 12.6), glass) : '') +
    shape(sideways(on, [GLASS, from, 0], long, 12.6), glass)
  let [bars, doors, counters] = ['', '', '']
  for (let y = from; y < BAY * BAYS; y += 3) bars += sideways(on, [GLASS, y, 0], 0.16, 12.6)
  for (const z of [4.4, 8.6]) bars += sideways(on, [GLASS, from, z], long, 0.22)
  for (let y = from + BAY * 0.5; y < BAY * BAYS; y += BAY) {
    doors += sideways(on, [GLASS, y - 2.4, 0], 4.8, 3.4)
    for (let k = 0; k < 5; k++)
      counters += sideways(
        on,
        [GLASS, y + 3.4 + k * 2 + chance.between(0, 0.6), 0.3],
        1.3,
        chance.between(1.2, 2.6),
      )
  }
  body +=
    shape(counters, mix('#8a5a3c', light.colours.lamp, 0.2), opacity(0.5)) +
    shape(doors, '#fff0cc', opacity(lit ? 0.85 : 0.5)) +
    shape(bars, mix('#6b5a4c', light.colours.shade, 0.3), opacity(0.8))
  return body
}

/** The canopy from its `first` bay on: a shallow vault to each bay, of timber below and white at its edge. */
export function canopy(on: Stage, first: number): Markup {
  const { camera, light } = on
  const lit = light.colours.litShare > 0.1
  const at = (t: number, y: number, x: number, lift = 0): Vec => [
    x,
    y + t * BAY,
    11.4 + 2.6 * Math.sin(Math.PI * t) + (x > 0 ? 0.8 : 0) + lift,
  ]
  let [body, whole] = ['', '']
  for (let i = BAYS - 1; i >= first; i--) {
    const y = 1 + i * BAY
    const steps = i < 3 ? 14 : 8
    for (let k = steps - 1; k >= 0; k--) {
      const [a, b] = [k / steps, (k + 1) / steps]
      if (camera.depth(at(b, y, 0)) < 0.5) continue
      const tone = mix(
        mix(light.colours.timber, light.colours.underside, 0.3),
        mix(light.colours.timber, lit ? light.colours.lamp : light.colours.sunlight, 0.5),
        0.25 + 0.6 * a,
      )
      const piece = camera.face([
        at(a, y, GLASS - 3),
        at(b, y, GLASS - 3),
        at(b, y, EAVES),
        at(a, y, EAVES),
      ])
      whole += piece
      body += shape(piece, throughAir(light, tone, camera.depth(at(a, y, 0))))
    }
    const curve = (lift: number): Vec[] =>
      Array.from({ length: steps + 1 }, (_, k) => at(k / steps, y, EAVES, lift))
    body += shape(
      camera.face([...curve(-0.15), ...curve(0.85).toReversed()]),
      throughAir(light, mix('#f6ecda', light.colours.sunlight, 0.4), camera.depth([EAVES, y, 11])),
    )
    if (lit && camera.depth([0, y + BAY / 2, 11]) > 1)
      body += shape(
        camera.face([
          at(0.42, y, GLASS + 2, -0.05),
          at(0.58, y, GLASS + 2, -0.05),
          at(0.58, y, 2.6, -0.05),
          at(0.42, y, 2.6, -0.05),
        ]),
        light.colours.lamp,
        opacity(0.5) + on.sheet.blur(9),
      )
  }
  // Deeper under the roof it is darker.
  const depths = on.sheet.gradientAcross(
    [
      [0, light.colours.underside, 0.6],
      [1, light.colours.underside, 0],
    ],
    0,
    900,
  )
  return body + shape(whole, depths)
}
