import { throughAir } from '../paper/light.ts'
import { random } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'
import { Batch, circle, group, opacity, type Markup, type Stop } from '../paper/svg.ts'
import { plus, type Vec } from '../paper/vector.ts'

/** Where the sun of the facades stands on the sheet, in px; undefined when it is behind us. */
export function sunOnSheet({ camera, light }: Stage): [x: number, y: number] | undefined {
  const far: Vec = plus(camera.eye, light.sun, 1e5)
  const [x, y, depth] = camera.project(far)
  return depth > 1 ? [x, y] : undefined
}

/** The paint of the sun's or the moon's glow. */
export function glowPaint({ sheet, light }: Stage, strength = 1): string {
  const [, ...rings] = light.colours.sun
  return sheet.glow(ringsOf(rings, strength * light.colours.glow))
}

/** The paint of the glow round a lamp. */
export function lampGlow({ sheet, light }: Stage, strength: number): string {
  const { halo, sun } = light.colours
  return sheet.glow(ringsOf(halo ?? [sun[1], sun[2], sun[3]], strength))
}

const ringsOf = (
  [inner, middle, outer]: readonly [string, string, string],
  strength: number,
): Stop[] => [
  [0, inner, strength],
  [0.12, inner, 0.85 * strength],
  [0.36, middle, 0.38 * strength],
  [1, outer, 0],
]

/** The glow round the sun that lies over the finished scene; nothing where the sun is out of sight. */
export function sunHaze(stage: Stage, radius: number, strength: number): Markup {
  const sun = sunOnSheet(stage)
  return sun ? circle(sun[0], sun[1], radius, glowPaint(stage, strength)) : ''
}

/** Sky from the top of the sheet to the horizon: gradient, cloud bands and a sun that agrees with the light. `cloud` is their strength, 0 to 1; `top` the sheet y where the sky is deepest. */
export function sky(
  stage: Stage,
  options: { seed: number; cloud?: number; sunSize?: number; top?: number },
): Markup {
  const { sheet, light, camera } = stage
  const { horizon } = camera
  const { colours } = light
  const paint = sheet.gradientDown(colours.sky, options.top ?? sheet.top, horizon)
  const [r, g, b] = [1, 3, 5].map((i) =>
    (parseInt(colours.cloud.slice(i, i + 2), 16) / 255).toFixed(2),
  )
  const clouds = sheet.filter(
    `<feTurbulence type="fractalNoise" baseFrequency=".0016 .011" numOctaves="5" seed="${options.seed}"/>` +
      `<feColorMatrix values="0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} 3 1.8 0 0 -2.35"/>`,
  )
  const fade = sheet.fade(
    [
      [0, 0.35],
      [0.5, 1],
      [0.8, 0.5],
      [1, 0],
    ],
    sheet.top,
    horizon * 0.94,
  )
  let body = sheet.across(sheet.top - 60, horizon + 90 - sheet.top, paint)
  body += group(
    fade + opacity(options.cloud ?? 0.6),
    sheet.across(sheet.top - 60, horizon + 60 - sheet.top, '#fff', clouds, 60),
  )
  const sun = sunOnSheet(stage)
  if (sun && sun[1] > -400) {
    body +=
      circle(sun[0], sun[1], 560, glowPaint(stage)) + circle(sun[0], sun[1], 120, glowPaint(stage))
    body += circle(sun[0], sun[1], (options.sunSize ?? 32) * colours.disc, colours.sun[0])
  }
  return body
}

/** A soft bank of mist across the sheet: y and height in px. */
export function mist({ sheet, light }: Stage, y: number, height: number, strength: number): Markup {
  return sheet.across(y, height, light.colours.mist, opacity(strength) + sheet.blur(14))
}

/** A row of distant buildings: metres away, heights in metres, `spacing` metres apart. */
export function skyline(
  stage: Stage,
  options: {
    seed: number
    distance: number
    heights: [number, number]
    spacing: number
    windows?: boolean
  },
): Markup {
  const { camera, light } = stage
  const { distance, heights, spacing } = options
  const chance = random(options.seed)
  const tone = throughAir(light, light.colours.shade, distance)
  const body = new Batch()
  const half = distance * 1.05
  for (let x = -half; x < half; x += spacing * chance.between(0.5, 1.5)) {
    const width = chance.between(20, 46)
    const top = heights[0] + (heights[1] - heights[0]) * chance.next() ** 1.7
    const step = chance.between(0.45, 0.75)
    const at = (share: number, z: number): Vec => [x + width * share, distance, z]
    const shoulder = top * chance.between(0.86, 0.97)
    const profile = [
      at(0, -60),
      at(0, top),
      at(step, top),
      at(step, shoulder),
      at(1, shoulder),
      at(1, -60),
    ]
    body.add(camera.face(profile), tone)
    if (!options.windows) continue
    for (let k = 0; k < 70; k++) {
      if (!chance.chance(0.5)) continue
      const [column, row] = [k % 5, Math.floor(k / 5)]
      const [wx, wz] = [x + 3 + column * width * 0.18, top * 0.9 - row * 6]
      const pane: Vec[] = [
        [wx, distance, wz],
        [wx + 3, distance, wz],
        [wx + 3, distance, wz + 2.4],
        [wx, distance, wz + 2.4],
      ]
      body.add(camera.face(pane), light.colours.lamp, opacity(0.7))
    }
  }
  return String(body)
}
