import { shaded, throughAir } from '../paper/light.ts'
import { nth } from '../paper/nth.ts'
import type { Stage } from '../paper/stage.ts'
import { shape, type Markup } from '../paper/svg.ts'
import { lift, rectangle, type Spot, type Vec } from '../paper/vector.ts'

/** One upright side of a plan, seen from outside: from a to b, with its outward normal. */
export interface Wall {
  a: Spot
  b: Spot
  normal: Vec
  middle: Spot
  /** Metres. */
  length: number
  /** Metres from the eye, on the ground. */
  distance: number
  visible: boolean
}

/** The walls of an anticlockwise plan, farthest first. */
export function wallsOf({ camera }: Stage, plan: readonly Spot[]): Wall[] {
  const walls = plan.map((a, i): Wall => {
    const b = nth(plan, (i + 1) % plan.length)
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const normal: Vec = [(b[1] - a[1]) / length, -(b[0] - a[0]) / length, 0]
    const middle: Spot = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
    const towardsEye =
      normal[0] * (camera.eye[0] - middle[0]) + normal[1] * (camera.eye[1] - middle[1])
    const distance = Math.hypot(middle[0] - camera.eye[0], middle[1] - camera.eye[1])
    return { a, b, normal, middle, length, distance, visible: towardsEye > 0 }
  })
  return walls.toSorted((p, q) => q.distance - p.distance)
}

/** Path data of a rectangle on a wall: shares 0 to 1 along it, heights in metres, `out` metres in front of it. */
export function onWall(
  { camera }: Stage,
  wall: Wall,
  from: number,
  to: number,
  low: number,
  high: number,
  out = 0,
): string {
  const at = (share: number, z: number): Vec => [
    wall.a[0] + (wall.b[0] - wall.a[0]) * share + wall.normal[0] * out,
    wall.a[1] + (wall.b[1] - wall.a[1]) * share + wall.normal[1] * out,
    z,
  ]
  return camera.face([at(from, low), at(to, low), at(to, high), at(from, high)])
}

/** Overrides for a solid: paints of its faces, and what is drawn on its walls. */
export interface SolidOptions {
  top?: string
  bottom?: string
  /** Overrides the shaded colour of a wall. */
  side?: (wall: Wall) => string | undefined
  /** Drawn on each visible wall, over its paint. */
  dress?: ((wall: Wall) => Markup) | undefined
}

/** A solid with upright walls on an anticlockwise plan (metres), from height z, `height` metres tall. */
export function solid(
  stage: Stage,
  plan: readonly Spot[],
  z: number,
  height: number,
  colour: string,
  options: SolidOptions = {},
): Markup {
  const { camera, light } = stage
  const centre: Vec = [nth(plan, 0)[0], nth(plan, 0)[1], z]
  const air = (paint: string): string => throughAir(light, paint, camera.depth(centre))
  const eyeZ = camera.upright > 0 ? camera.eye[2] : -1e9
  let body = ''
  if (eyeZ < z)
    body += shape(camera.ground(plan, z), options.bottom ?? air(shaded(light, colour, [0, 0, -1])))
  for (const wall of wallsOf(stage, plan)) {
    if (!wall.visible) continue
    const paint = options.side?.(wall) ?? air(shaded(light, colour, wall.normal))
    body += shape(onWall(stage, wall, 0, 1, z, z + height), paint) + (options.dress?.(wall) ?? '')
  }
  if (eyeZ > z + height)
    body += shape(
      camera.face(plan.map((spot) => lift(spot, z + height))),
      options.top ?? air(shaded(light, colour, [0, 0, 1])),
    )
  return body
}

/** A box by its near left corner and size, in metres. */
export function box(
  stage: Stage,
  at: Vec,
  size: Vec,
  colour: string,
  options: SolidOptions = {},
): Markup {
  return solid(stage, rectangle(at[0], at[1], size[0], size[1]), at[2], size[2], colour, options)
}

/** The anticlockwise plan of a rounded rectangle: width, depth, corner radius and bay in metres; turned by `turn` degrees. Points are one bay apart. */
export function roundedPlan(
  centre: Spot,
  width: number,
  depth: number,
  radius: number,
  turn = 0,
  bay = 3,
): Spot[] {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const points: Spot[] = []
  const push = (x: number, y: number): void =>
    void points.push([centre[0] + x * c - y * s, centre[1] + x * s + y * c])
  const [hx, hy] = [width / 2 - radius, depth / 2 - radius]
  const corners: [number, number, number][] = [
    [hx, -hy, -90],
    [hx, hy, 0],
    [-hx, hy, 90],
    [-hx, -hy, 180],
  ]
  corners.forEach(([x, y, start], i) => {
    for (let k = 0; k < 6; k++) {
      const angle = ((start + (k / 6) * 90) * Math.PI) / 180
      push(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius)
    }
    const length = i % 2 ? 2 * hx : 2 * hy
    const count = Math.max(1, Math.round(length / bay))
    const end = ((start + 90) * Math.PI) / 180
    const along: Spot = [-Math.sin(end), Math.cos(end)]
    for (let k = 0; k < count; k++) {
      const gone = (k / count) * length
      push(
        x + Math.cos(end) * radius + along[0] * gone,
        y + Math.sin(end) * radius + along[1] * gone,
      )
    }
  })
  return points
}
