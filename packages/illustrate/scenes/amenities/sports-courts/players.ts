import { head } from '../../../people/figure-drawings.ts'
import { TALLEST } from '../../../people/figures.ts'
import { stand } from '../../../paper/camera.ts'
import { mix } from '../../../paper/colour.ts'
import { standingShadow } from '../../../paper/light.ts'
import type { Stage } from '../../../paper/stage.ts'
import { type Markup, oval, shape, stroke } from '../../../paper/svg.ts'
import { lift, type Spot } from '../../../paper/vector.ts'

/** What a player does. */
export type Pose = 'racket' | 'bat' | 'run' | 'reach'

const skin = '#8a5a3c'

/** Players in a shirt's colour, 100 units tall, facing right: limbs as lines, so that they read at 30 px. */
function figure(pose: Pose, shirt: string, rim: string): Markup {
  const trunks = '#28384a'
  const legs =
    pose === 'bat'
      ? 'M-2 -48L-8 -26L-9 -2M2 -48L8 -26L9 -2'
      : 'M-2 -48L-9 -28L-20 -14M2 -48L14 -30L12 -3'
  const arms: Record<Pose, string> = {
    racket: 'M-5 -76L-15 -66L-22 -58M5 -76L16 -80L26 -92',
    bat: 'M-5 -76L-4 -62L8 -54M5 -76L10 -64L9 -54',
    run: 'M-5 -76L-15 -66L-8 -56M5 -76L14 -64L22 -70',
    reach: 'M-5 -76L-10 -92L-8 -108M5 -76L11 -92L14 -108',
  }
  const tool: Record<Pose, Markup> = {
    racket:
      stroke('M26 -92L32 -100', '#3a2a22', 2.2) +
      `<ellipse cx="36" cy="-107" rx="6" ry="9" transform="rotate(34 36 -107)" fill="none" stroke="#f4ecde" stroke-width="1.8"/>`,
    bat: shape('M8 -56l3 1l9 46l-6 2z', '#d9b27c'),
    run: '',
    reach: oval(4, -118, 8, 8, '#d9762e'),
  }
  return (
    stroke(legs, skin, 6.4) +
    stroke('M-1 -50L-6 -36M2 -50L9 -38', trunks, 10) +
    stroke(arms[pose], skin, 4) +
    tool[pose] +
    shape('M-9 -78Q0 -86 9 -78L8 -48Q0 -45 -8 -48z', shirt) +
    stroke('M8 -77L7.4 -52', rim, 1.6, ' opacity=".85"') +
    head()
  )
}

/** A player on the ground with a shadow, height in metres; nothing where it would be drawn too large. */
export function player(
  on: Stage,
  pose: Pose,
  shirt: string,
  at: Spot,
  flip = false,
  height = 1.72,
): Markup {
  const { camera, light, sheet } = on
  const depth = camera.depth(lift(at, 0))
  if (height * camera.scale(depth) > TALLEST) return ''
  const { shadow, shadowStrength, sunlight } = light.colours
  const symbol = sheet.symbol(figure(pose, shirt, mix(sunlight, '#ffffff', 0.35)))
  return (
    shape(
      standingShadow(camera, light, at, height, 0.24, 5),
      shadow,
      ` opacity="${shadowStrength}"`,
    ) + stand(camera, symbol, lift(at, 0), height, flip)
  )
}
