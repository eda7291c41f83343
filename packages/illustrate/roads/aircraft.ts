import { lighten, mix } from '../paper/colour.ts'
import type { Stage } from '../paper/stage.ts'
import { circle, type Markup, opacity, oval, shape, stroke } from '../paper/svg.ts'

/** An airliner's tail height in metres, for `stand`; it is 3.2 times as long. */
export const TAIL = 12

/** A single-aisle airliner from the side, nose to the right, 100 units to the tip of its tail; a symbol. `flying` leaves out the wheels. */
export function airliner({ sheet, light }: Stage, tail: string, flying = false): string {
  const { sunlight, shade, skylight } = light.colours
  const hull = mix('#f4f1ea', skylight, 0.2)
  const paint = sheet.gradientDown(
    [
      [0, mix(hull, sunlight, 0.5)],
      [0.35, hull],
      [0.75, mix(hull, shade, 0.38)],
      [1, mix(hull, shade, 0.62)],
    ],
    -48,
    -15,
  )
  const wheels = (x: number): Markup =>
    stroke(`M${x} -16V-4`, '#6b7276', 2) +
    circle(x - 3, -3.6, 3.6, '#22262a') +
    circle(x + 3, -3.6, 3.6, '#22262a')
  const gear = flying ? '' : wheels(-6) + wheels(116)
  const farWing = shape('M4 -30L-22 -46H-30L-20 -30z', mix(hull, shade, 0.5))
  const farEngine = oval(28, -16, 13, 5, mix(hull, shade, 0.6))
  const fuselage = shape(
    'M157 -29Q150 -44 122 -47H-108Q-140 -46.5 -160 -42L-160 -39Q-124 -16 -92 -15H112Q146 -16 157 -29z',
    paint,
  )
  const fin =
    shape('M-96 -46.6L-130 -96Q-132 -99 -136 -99H-150L-146 -43z', tail) +
    shape('M-112 -63L-124 -80H-150L-149 -63z', lighten(tail, 0.12), opacity(0.7))
  const flank = shape(
    'M157 -29Q120 -25 -60 -25Q-110 -25 -146 -35L-124 -20Q-104 -15 -92 -15H112Q146 -16 157 -29z',
    mix(hull, shade, 0.45),
    opacity(0.35),
  )
  const windows = stroke('M-100 -35H112', '#33454f', 2.6, ' stroke-dasharray=".5 5.6"')
  const cockpit = shape('M132 -41L146 -37L140 -34L128 -36z', '#22343d')
  const doors = stroke('M118 -41v16M-104 -41v16M20 -40v8', mix(hull, shade, 0.5), 0.8)
  const wing =
    shape('M34 -23L-40 -10L-70 -9Q-74 -10 -70 -12L-18 -27z', mix(hull, shade, 0.3)) +
    shape('M34 -23L-18 -27L-22 -25.6L24 -21.6z', mix(hull, sunlight, 0.5)) +
    shape('M-64 -11L-78 -25H-82L-73 -9.4z', tail)
  const engine =
    shape('M38 -21Q42 -14 38 -7H12Q2 -10 4 -16Q6 -21 12 -21z', mix(hull, shade, 0.28)) +
    shape('M38 -21Q42 -14 38 -7H34Q37 -14 34 -21z', mix(hull, sunlight, 0.5)) +
    oval(38.6, -14, 1.8, 6.4, '#2b343a')
  const stabiliser = shape(
    'M-120 -38L-158 -44H-172Q-174 -43 -170 -42L-146 -34z',
    mix(hull, shade, 0.25),
  )
  return sheet.symbol(
    farWing +
      farEngine +
      gear +
      fin +
      fuselage +
      flank +
      windows +
      cockpit +
      doors +
      stabiliser +
      engine +
      wing,
  )
}
