import { lighten } from '../paper/colour.ts'
import type { Stage } from '../paper/stage.ts'
import { circle, type Markup, oval, shape, stroke } from '../paper/svg.ts'
import type { Spot, Vec } from '../paper/vector.ts'
import type { Room } from '../rooms/room.ts'

const halo = ({ sheet, light }: Stage, strength = 0.9): string =>
  sheet.glow([
    [0, lighten(light.colours.lamp, 0.08), strength],
    [0.3, light.colours.lamp, 0.4 * strength],
    [1, light.colours.lamp, 0],
  ])

/** A globe on a cord: centre of the globe in metres. */
export function pendant(on: Stage, at: Vec, room: Room): Markup {
  const [x, y, depth] = on.camera.project(at)
  const k = on.camera.scale(depth)
  const top = on.camera.project([at[0], at[1], room.height + 0.14])[1]
  const globe = on.sheet.glow([
    [0, '#fffaea'],
    [0.6, '#ffe9bd'],
    [1, on.light.colours.lamp],
  ])
  return (
    stroke(`M${x.toFixed(1)} ${y.toFixed(1)}V${top.toFixed(1)}`, '#3a2c26', 1.2) +
    circle(x, y, 0.42 * k, halo(on, 0.65)) +
    circle(x, y, 0.095 * k, globe)
  )
}

/** A standing lamp with a lit shade: foot in metres. */
export function floorLamp(on: Stage, foot: Spot, height = 1.62): Markup {
  const [x, y, depth] = on.camera.project([...foot, 0])
  const top = on.camera.project([...foot, height])[1]
  const k = on.camera.scale(depth)
  const shade = on.sheet.gradientDown(
    [
      [0, '#fff6dc'],
      [0.6, '#ffdf9f'],
      [1, '#f2b765'],
    ],
    top - 0.2 * k,
    top + 0.16 * k,
  )
  return (
    oval(x, y, 0.17 * k, 0.04 * k, '#2a211e') +
    stroke(`M${x.toFixed(1)} ${y.toFixed(1)}V${top.toFixed(1)}`, '#2a211e', 3) +
    circle(x, top, 1.25 * k, halo(on)) +
    shape(
      `M${(x - 0.17 * k).toFixed(1)} ${(top - 0.2 * k).toFixed(1)}h${(0.34 * k).toFixed(1)}l${(0.07 * k).toFixed(1)} ${(0.36 * k).toFixed(1)}h${(-0.48 * k).toFixed(1)}z`,
      shade,
    )
  )
}
