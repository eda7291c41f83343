import { mix } from '../../paper/colour.ts'
import { random } from '../../paper/random.ts'
import type { Stage } from '../../paper/stage.ts'
import { group, opacity, oval, shape, stroke, type Markup } from '../../paper/svg.ts'
import { glowPaint, sunOnSheet } from '../sky.ts'

/** A stretch of water. */
export interface WaterOptions {
  /** Path data of the water's edge on the sheet. */
  shore: string
  /** Sheet px of its far and near edges. */
  top: number
  bottom: number
  /** What stands mirrored in it (drawn on the reflection stage), and how strong: stops from the far edge (0) to the near one (1). */
  mirrored: Markup
  reflects: readonly (readonly [at: number, strength: number])[]
  /** Sheet px by which ripples push the reflection about. */
  ripple: number
  seed: number
  /** The water's own colours, far to near; those of the palette if left out. */
  tones?: readonly [far: string, middle: string, near: string]
}

/** Still or lightly rippled water with a mirror image in it. The sky is added to the mirror by itself. */
export function water(stage: Stage, options: WaterOptions): Markup {
  const { sheet, light, camera } = stage
  const { top, bottom, ripple, seed } = options
  const { colours } = light
  const height = bottom - top
  const tones = options.tones ?? colours.water
  const body = sheet.gradientDown(
    [
      [0, tones[0]],
      [0.32, tones[1]],
      [1, tones[2]],
    ],
    top,
    bottom,
  )
  const push = sheet.filter(
    `<feTurbulence type="fractalNoise" baseFrequency=".007 .085" numOctaves="3" seed="${seed}" result="n"/>` +
      `<feDisplacementMap in="SourceGraphic" in2="n" scale="${ripple}" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation=".8 ${(1 + ripple / 18).toFixed(1)}"/>`,
  )
  const waves = sheet.filter(
    `<feTurbulence type="fractalNoise" baseFrequency=".005 .13" numOctaves="3" seed="${seed + 4}"/>` +
      '<feColorMatrix values="0 0 0 0 1 0 0 0 0 .9 0 0 0 0 .72 0 5 0 0 -2.85"/>',
  )
  const sun = sunOnSheet(stage)
  const mirrorSky =
    sheet.across(
      camera.horizon - 4,
      camera.horizon,
      sheet.gradientDown(
        colours.sky.toReversed().map(([at, colour]) => [1 - at, colour]),
        camera.horizon,
        camera.horizon * 2,
      ),
    ) + (sun ? oval(sun[0], 2 * camera.horizon - sun[1], 560, 560, glowPaint(stage)) : '')
  const fade = sheet.fade(options.reflects, top, bottom)
  const everything =
    sheet.across(top - 2, height + 4, body) +
    group(fade, group(push, mirrorSky + options.mirrored)) +
    group('', sheet.across(top, height, '#fff', waves + opacity(0.2), 60))
  return group(
    sheet.clip(options.shore),
    everything + (sun && sun[1] > -200 ? glitter(stage, sun[0], top, bottom, seed) : ''),
  )
}

/** The sun's broken track on water, centred on x, in sheet px. */
export function glitter(
  { light }: Stage,
  x: number,
  top: number,
  bottom: number,
  seed: number,
): Markup {
  const chance = random(seed)
  let dashes = ''
  for (let i = 0; i < 180; i++) {
    const t = chance.next() ** 1.5
    const width = chance.between(6, 40) * (0.35 + t)
    const middle = x + (chance.next() + chance.next() - 1) * (26 + t * 120)
    dashes += `M${(middle - width / 2).toFixed(1)} ${(top + 4 + t * (bottom - top)).toFixed(1)}h${width.toFixed(1)}`
  }
  return stroke(dashes, light.colours.sun[1], 1.5, opacity(0.5))
}

/** The net of light on a pool's floor; fades in from `top` to `bottom`, in sheet px. */
export function caustics(
  { sheet }: Stage,
  shore: string,
  top: number,
  bottom: number,
  strength: number,
): Markup {
  const net = sheet.filter(
    '<feTurbulence type="turbulence" baseFrequency=".008 .032" numOctaves="2" seed="3"/>' +
      '<feColorMatrix values="0 0 0 0 .86 0 0 0 0 1 0 0 0 0 .93 -9 -3 0 0 1.15"/>',
  )
  const fade = sheet.fade(
    [
      [0, 0],
      [0.3, 0.12],
      [1, 0.9],
    ],
    top,
    bottom,
  )
  return group(
    sheet.clip(shore),
    group(fade, sheet.across(top, bottom - top, '#fff', net + opacity(strength), 0)),
  )
}

/** A pool or lake from above: a lit flat shape with a pale rim. Path data, and the sheet y of its far and near edges. */
export function waterFromAbove(
  { sheet, light }: Stage,
  shore: string,
  top: number,
  bottom: number,
): Markup {
  const [far, middle, near] = light.colours.water
  return (
    shape(
      shore,
      sheet.gradientDown(
        [
          [0, mix(far, middle, 0.55)],
          [0.4, middle],
          [1, near],
        ],
        top,
        bottom,
      ),
    ) + stroke(shore, far, 1.4, opacity(0.7))
  )
}
