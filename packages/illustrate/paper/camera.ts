import { cropped, croppedLine, type Frame } from './crop.ts'
import { convexHull } from './hull.ts'
import { nth } from './nth.ts'
import type { Projected } from './projected.ts'
import { clockwise, outline, place, type Markup, type Pixel } from './svg.ts'
import { lerp, lift, type Spot, type Vec } from './vector.ts'

/** Where we stand and look. Verticals stay upright when pitch is 0: raise `horizon` to look up (lens shift). */
export interface View {
  /** Metres. */
  eye: Vec
  /** Degrees, clockwise. */
  yaw?: number
  /** Degrees below the horizontal. */
  pitch?: number
  /** Sheet px; 900 is a normal lens, 1200 a portrait lens, 700 wide. */
  focal: number
  /** Sheet px: the vanishing point of whatever lies straight ahead. */
  centre: Pixel
}

/** A view, ready to project points in metres on to the sheet in px. */
export interface Camera {
  readonly eye: Vec
  /** The sheet y of the horizon (pitch 0). */
  readonly horizon: number
  /** -1 in a mirrored camera, else 1. */
  readonly upright: 1 | -1
  project: (point: Vec) => Projected
  /** Projects a polygon, cut where it comes behind the lens. */
  polygon: (points: readonly Vec[]) => Projected[]
  /** The same, cut to the frame of the drawing: to be filled, not measured. */
  seen: (points: readonly Vec[]) => Projected[]
  /** Path data of a polygon in space, cut to the frame. */
  face: (points: readonly Vec[]) => string
  /** Path data of the outline round points in space, cut to the frame. */
  hull: (points: readonly Vec[]) => string
  /** Path data of an open line in space, cut to the frame. */
  line: (points: readonly Vec[]) => string
  /** Path data of a polygon on level ground at height z metres. */
  ground: (points: readonly Spot[], z?: number) => string
  depth: (point: Vec) => number
  /** Sheet px a metre at this depth in metres. */
  scale: (depth: number) => number
}

const NEAR = 0.2

/** Where a line between two points seen from the eye comes through the lens. */
function atLens(a: Vec, b: Vec): Vec {
  const t = (NEAR - a[2]) / (b[2] - a[2])
  return [lerp(a[0], b[0], t), lerp(a[1], b[1], t), NEAR]
}

/** Builds a camera; what it would draw outside the frame is left out. */
export function camera(view: View, frame: Frame): Camera {
  return build(view, frame, (point) => point, 1)
}

/** The same view in a level mirror (still water) at height z metres. */
export function mirrored(view: View, frame: Frame, z: number): Camera {
  return build(view, frame, (point) => [point[0], point[1], 2 * z - point[2]], -1)
}

/** The same view in an upright looking glass on the plane of constant x or y, in metres. */
export function inGlass(view: View, frame: Frame, axis: 'x' | 'y', at: number): Camera {
  const bend = ([x, y, z]: Vec): Vec => (axis === 'x' ? [2 * at - x, y, z] : [x, 2 * at - y, z])
  // What is seen in the glass shows the sides that it would show an eye behind it.
  return { ...build(view, frame, bend, 1), eye: bend(view.eye) }
}

function build(view: View, frame: Frame, bend: (point: Vec) => Vec, upright: 1 | -1): Camera {
  const { eye, focal, centre } = view
  const [yaw, pitch] = [((view.yaw ?? 0) * Math.PI) / 180, ((view.pitch ?? 0) * Math.PI) / 180]
  const [c, s, cp, sp] = [Math.cos(yaw), Math.sin(yaw), Math.cos(pitch), Math.sin(pitch)]
  const toEye = (world: Vec): Vec => {
    const point = bend(world)
    const [dx, dy, dz] = [point[0] - eye[0], point[1] - eye[1], point[2] - eye[2]]
    const ahead = dx * s + dy * c
    return [dx * c - dy * s, ahead * sp + dz * cp, ahead * cp - dz * sp]
  }
  const toSheet = (v: Vec): Projected => [
    centre[0] + (focal * v[0]) / v[2],
    centre[1] - (focal * v[1]) / v[2],
    v[2],
  ]
  const polygon = (points: readonly Vec[]): Projected[] => {
    const seen = points.map(toEye)
    if (seen.every((v) => v[2] >= NEAR)) return seen.map(toSheet)
    const kept: Vec[] = []
    seen.forEach((a, i) => {
      const b = nth(seen, (i + 1) % seen.length)
      if (a[2] >= NEAR) kept.push(a)
      if (a[2] >= NEAR !== b[2] >= NEAR) kept.push(atLens(a, b))
    })
    return kept.map(toSheet)
  }
  const line = (points: readonly Vec[]): string => {
    const ahead = points.map(toEye)
    const runs: Projected[][] = []
    for (let i = 1; i < ahead.length; i++) {
      const [a, b] = [nth(ahead, i - 1), nth(ahead, i)]
      if (a[2] < NEAR && b[2] < NEAR) continue
      const [from, to] = [a[2] < NEAR ? atLens(a, b) : a, b[2] < NEAR ? atLens(a, b) : b]
      const last = i > 1 && a[2] >= NEAR ? runs.at(-1) : undefined
      if (last) last.push(toSheet(to))
      else runs.push([toSheet(from), toSheet(to)])
    }
    return runs
      .flatMap((run) => croppedLine(run, frame))
      .map((run) => outline(run, false))
      .join('')
  }
  const seen = (points: readonly Vec[]): Projected[] => cropped(polygon(points), frame)
  const face = (points: readonly Vec[]): string => outline(seen(points))
  return {
    eye,
    horizon: centre[1] - focal * Math.tan(pitch),
    upright,
    project: (point) => toSheet(toEye(point)),
    polygon,
    seen,
    line,
    face,
    hull: (points) => clockwise(cropped(convexHull(polygon(points)), frame)),
    ground: (points, z = 0) => face(points.map((spot) => lift(spot, z))),
    depth: (point) => toEye(point)[2],
    scale: (depth) => focal / depth,
  }
}

/** Stands a symbol (100 units tall) on a point; height in metres, `wide` 1 for its own width. */
export function stand(
  from: Camera,
  symbol: string,
  at: Vec,
  height: number,
  flip = false,
  wide = 1,
): Markup {
  const [x, y, depth] = from.project(at)
  return depth < 1
    ? ''
    : place(symbol, x, y, (height * from.scale(depth)) / 100, flip, from.upright < 0, wide)
}
