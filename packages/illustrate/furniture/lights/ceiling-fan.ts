import { mix } from '../../paper/colour.ts'
import { type Markup, opacity, shape, stroke } from '../../paper/svg.ts'
import { ellipse, lift, type Spot, type Vec } from '../../paper/vector.ts'
import type { Indoors } from '../../rooms/indoors.ts'

/** Metres from the middle of a fan to the tip of a blade. */
const REACH = 0.64
/** Metres from the ceiling down to the blades. */
const DROP = 0.36

/** A ceiling fan ahead of the viewer, far enough for its cap to keep clear of the sheet's upper edge. */
export function fanAhead(on: Indoors, colour: string, seed: number): Markup {
  const { eye, yaw = 0, focal } = on.view
  const angle = (yaw * Math.PI) / 180
  const ahead = (focal * (on.room.height - eye[2])) / (on.camera.horizon - 36)
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const aside = ((seed % 7) - 3) * 0.16
  const at: Spot = [eye[0] + s * ahead + c * aside, eye[1] + c * ahead - s * aside]
  const blades = seed % 3 ? 3 : 4
  // No blade points at the viewer, where it would hide the rest.
  const first = Math.PI / 2 - angle + (seed % 2 ? 1 : -1) * (blades === 3 ? 0.45 : 0.6)
  return ceilingFan(on, at, colour, blades, first)
}

/** A ceiling fan, standing still: the spot it hangs over, the colour of its blades, how many there are, and the angle of the first in radians. */
function ceilingFan(
  on: Indoors,
  [x, y]: Spot,
  colour: string,
  blades: number,
  first: number,
): Markup {
  const { camera, mood, room, sheet } = on
  const z = room.height - DROP
  const blade = (angle: number, at: number): Vec[] => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const point = (r: number, side: number, rise = 0): Vec => [
      x + c * r - s * side,
      y + s * r + c * side,
      at + rise,
    ]
    return [
      point(0.11, -0.04),
      point(0.2, -0.062),
      point(REACH - 0.03, -0.075),
      point(REACH, -0.04),
      point(REACH, 0.05, 0.012),
      point(REACH - 0.04, 0.075, 0.016),
      point(0.2, 0.05, 0.014),
      point(0.11, 0.035, 0.01),
    ]
  }
  const angles = Array.from({ length: blades }, (_, i) => first + (i * 2 * Math.PI) / blades)
  const ring = (radius: number, at: number): Vec[] =>
    ellipse(x, y, radius, radius, 24).map((spot) => lift(spot, at))
  const metal = mood.tone(mix(colour, '#3a2c26', 0.45), 0.4)
  const drum = (foot: number, low: number, top: number, high: number): Markup =>
    shape(camera.hull([...ring(foot, low), ...ring(top, high)]), metal)
  const shadow = angles.map((angle) => camera.face(blade(angle, room.height - 0.004))).join('')
  return (
    shape(shadow, mood.shade, opacity(0.2) + sheet.blur(5)) +
    drum(0.075, room.height - 0.05, 0.06, room.height) +
    stroke(
      camera.line([
        [x, y, room.height],
        [x, y, z],
      ]),
      metal,
      Math.max(2, camera.scale(camera.depth([x, y, z])) * 0.022),
    ) +
    drum(0.11, z - 0.02, 0.1, z + 0.09) +
    angles
      .map((angle) => {
        // What faces the window is lighter from below as well.
        const lit = 0.42 + 0.1 * (Math.cos(angle) * on.towards[0] + Math.sin(angle) * on.towards[1])
        return shape(camera.face(blade(angle, z)), mood.tone(colour, lit))
      })
      .join('') +
    shape(camera.face(ring(0.115, z - 0.02)), mood.tone(mix(colour, '#3a2c26', 0.3), 0.5)) +
    shape(camera.face(ring(0.06, z - 0.045)), metal)
  )
}
