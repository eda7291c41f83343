import { mix } from '../../paper/colour.ts'
import { random } from '../../paper/random.ts'
import type { Stage } from '../../paper/stage.ts'
import { circle, type Markup, shape } from '../../paper/svg.ts'
import { rectangle, type Spot } from '../../paper/vector.ts'
import { lampGlow } from '../../outdoors/sky.ts'
import { lampBox } from '../../rooms/arches.ts'
import { contact, facing, level, sideways } from '../../rooms/room.ts'

/** A free-standing kiosk: counters round a lit core, a flat canopy with a striped skirt; near left corner and size in metres. */
export function foodKiosk(
  on: Stage,
  [x, y]: Spot,
  [wide, deep]: Spot,
  colour: string,
  seed: number,
): Markup {
  const { camera, light } = on
  const chance = random(seed)
  const night = light.colours.litShare > 0.1
  const warm = mix('#c98a52', light.colours.lamp, night ? 0.75 : 0.35)
  const cream = '#f6ead2'
  const right = camera.eye[0] > x + wide / 2
  const side = right ? x + wide : x
  let goods = ''
  for (let u = 0.25; u < wide - 0.2; u += chance.between(0.26, 0.5)) {
    const tall = chance.between(0.14, 0.34)
    goods += shape(
      facing(on, [x + u, y + 0.25, 1.08], 0.18, tall),
      chance.pick(['#f6ead2', '#b4553a', '#3f5a4c', '#d0a45c', '#6a4434']),
    )
  }
  let [posts, stripes, pale] = ['', '', '']
  for (const [u, v] of [
    [0.08, deep - 0.16],
    [wide - 0.16, deep - 0.16],
    [0.08, 0.08],
    [wide - 0.16, 0.08],
  ] as const)
    posts += facing(on, [x + u, y + v, 1], 0.08, 1.7)
  const skirt = 0.5
  const count = Math.round((wide + 0.8) / 0.42)
  for (let i = 0; i < count; i++) {
    const at = facing(
      on,
      [x - 0.4 + (i * (wide + 0.8)) / count, y - 0.4, 2.66 - skirt],
      (wide + 0.8) / count,
      skirt,
    )
    if (i % 2) pale += at
    else stripes += at
  }
  const flank = Math.round((deep + 0.8) / 0.42)
  let [shadedStripes, shadedPale] = ['', '']
  for (let i = 0; i < flank; i++) {
    const at = sideways(
      on,
      [right ? side + 0.4 : side - 0.4, y - 0.4 + (i * (deep + 0.8)) / flank, 2.66 - skirt],
      (deep + 0.8) / flank,
      skirt,
    )
    if (i % 2) shadedPale += at
    else shadedStripes += at
  }
  const [gx, gy, depth] = camera.project([x + wide / 2, y, 1.9])
  const k = camera.scale(depth)
  return (
    contact(on, rectangle(x - 0.2, y - 0.3, wide + 0.4, deep + 0.5), 0.5, 7) +
    shape(facing(on, [x, y + deep, 1], wide, 1.7), mix(warm, '#5a3c2c', 0.45)) +
    lampBox(on, [x, y, 0], [wide, deep, 1.02], mix(colour, '#5a3d2c', 0.25)) +
    shape(level(on, x + 0.5, y + 0.5, wide - 1, deep - 1, 1.03), '#4a3428') +
    lampBox(on, [x + wide * 0.3, y + deep * 0.4, 0.9], [wide * 0.4, deep * 0.3, 1.5], warm) +
    goods +
    shape(posts, '#4a3a32') +
    circle(gx, gy, 1.5 * k, lampGlow(on, night ? 0.55 : 0.2)) +
    lampBox(on, [x - 0.4, y - 0.4, 2.66], [wide + 0.8, deep + 0.8, 0.16], colour) +
    shape(shadedStripes, mix(colour, '#21161a', 0.34)) +
    shape(shadedPale, mix(cream, '#5a4a4c', 0.34)) +
    shape(stripes, mix(colour, '#21161a', 0.1)) +
    shape(pale, cream)
  )
}
