import type { Camera } from './camera.ts'
import { coarse, mix, ramp } from './colour.ts'
import { nth } from './nth.ts'
import { palette, type Hour, type Palette, type Place } from './palette.ts'
import { clockwise } from './svg.ts'
import { clamp, dot, lift, smooth, unit, type Spot, type Vec } from './vector.ts'

/** The sun and the air. */
export interface Light {
  /** Unit vector towards the sun. */
  sun: Vec
  colours: Palette
  /** Metres at which mist starts and is fullest, and its most, 0 to 1. */
  mist: { from: number; to: number; most: number }
}

/** Sets the hour. Azimuth in degrees clockwise from straight ahead: -40 is ahead on the left, -120 behind on the left. */
export function lightAt(
  hour: Hour,
  place: Place,
  azimuth: number,
  options: { elevation?: number; mist?: Light['mist'] } = {},
): Light {
  const colours = palette(hour, place)
  const a = (azimuth * Math.PI) / 180
  const height = options.elevation ?? colours.elevation
  // The moon stands high wherever a scene has its sun low.
  const e = (Math.max(height, hour === 'night' ? colours.elevation : 0) * Math.PI) / 180
  return {
    colours,
    sun: [Math.sin(a) * Math.cos(e), Math.cos(a) * Math.cos(e), Math.sin(e)],
    mist: options.mist ?? { from: 60, to: 2600, most: 0.75 },
  }
}

/** A surface's colour by the way it faces: gold in sun, teal in shade, pale above, dark below. */
export function shaded(light: Light, colour: string, normal: Vec): string {
  const { sunlight, shade, skylight, underside } = light.colours
  if (normal[2] > 0.7) return mix(colour, skylight, 0.35)
  if (normal[2] < -0.7) return mix(colour, underside, 0.55)
  return mix(
    mix(colour, shade, 0.54),
    mix(colour, sunlight, 0.5),
    smooth(-0.02, 0.5, dot(normal, light.sun)),
  )
}

/** A colour of its own (a flower, bare earth) at this hour: by night it is no longer bright. */
export function dimmed({ colours }: Light, colour: string): string {
  return colours.dim > 0 ? mix(colour, colours.shade, colours.dim) : colour
}

/** A colour seen through so many metres of air. */
export function throughAir(light: Light, colour: string, distance: number): string {
  const { from, to, most } = light.mist
  return coarse(mix(colour, light.colours.mist, most * smooth(from, to, distance)))
}

/** The sky as a mirror (glass, water) sees it in a direction. */
export function skyTowards(light: Light, direction: Vec): string {
  const { sky, sun, shade } = light.colours
  const flat = unit([direction[0], direction[1], 0])
  const towardsSun = (1 + dot(flat, unit([light.sun[0], light.sun[1], 0]))) / 2
  const tones = sky.map((stop) => stop[1]).toReversed()
  const up = clamp(direction[2] * 1.1)
  const facing = mix(ramp(tones, up), sun[2], 0.5 * (1 - up))
  const away = mix(mix(ramp(tones, 0.12 + up * 0.88), shade, 0.34), nth(tones, 0), 0.1)
  const open = mix(away, facing, smooth(0.2, 0.85, towardsSun))
  return mix(open, sun[0], smooth(0.95, 0.998, dot(unit(direction), light.sun)) * 0.9)
}

/** How far a shadow reaches on level ground from something so many metres high. */
export function shadowReach(light: Light, height: number): Spot {
  const length = height / Math.max(0.1, light.sun[2])
  return [-light.sun[0] * length, -light.sun[1] * length]
}

/** Path data of an outline on level ground, wound so that shadows add up. */
const flat = (from: Camera, spots: readonly Spot[]): string =>
  clockwise(from.seen(spots.map((spot) => lift(spot, 0))))

/** Path data of the shadow that an upright solid throws on level ground. Join many and draw them once. */
export function shadowOf(
  from: Camera,
  light: Light,
  plan: readonly Spot[],
  height: number,
  foot = 0,
): string {
  const [fx, fy] = shadowReach(light, foot)
  const [tx, ty] = shadowReach(light, foot + height)
  const low = plan.map(([x, y]): Spot => [x + fx, y + fy])
  const high = plan.map(([x, y]): Spot => [x + tx, y + ty])
  return (
    plan
      .map((_, i) =>
        flat(from, [
          nth(low, i),
          nth(low, (i + 1) % low.length),
          nth(high, (i + 1) % high.length),
          nth(high, i),
        ]),
      )
      .join('') + flat(from, high)
  )
}

/** Path data of a palm's shadow on level ground, fronds and all; height, frond length and longest reach in metres. */
export function palmShadow(
  from: Camera,
  light: Light,
  at: Spot,
  height: number,
  frond: number,
  longest = 12,
): string {
  const [rx, ry] = shadowReach(light, height)
  const reach = Math.hypot(rx, ry)
  const k = Math.min(reach, longest) / reach
  const [ex, ey]: Spot = [at[0] + rx * k, at[1] + ry * k]
  const blade = (i: number): Spot[] =>
    (
      [
        [0, 0],
        [0.5, 0.12],
        [1, 0],
        [0.5, -0.12],
      ] as const
    ).map(([out, turn]): Spot => {
      const angle = (i / 13) * Math.PI * 2 + turn
      return [ex + Math.cos(angle) * out * frond * 0.8, ey + Math.sin(angle) * out * frond * 1.3]
    })
  const [nx, ny] = [(-ry / reach) * 0.12, (rx / reach) * 0.12]
  const stem: Spot[] = [
    [at[0] - nx, at[1] - ny],
    [at[0] + nx, at[1] + ny],
    [ex + nx, ey + ny],
    [ex - nx, ey - ny],
  ]
  return flat(from, stem) + Array.from({ length: 13 }, (_, i) => flat(from, blade(i))).join('')
}

/** Path data of a low plant's shadow on level ground, one patch from its foot; height, width and longest reach in metres. */
export function lowShadow(
  from: Camera,
  light: Light,
  at: Spot,
  height: number,
  width: number,
  longest: number,
): string {
  const [rx, ry] = shadowReach(light, height)
  const reach = Math.hypot(rx, ry)
  const k = Math.min(1, longest / reach) / 2
  const [nx, ny] = [(-ry / reach) * (width / 2), (rx / reach) * (width / 2)]
  const patch = Array.from({ length: 12 }, (_, i): Vec => {
    const angle = (i / 12) * Math.PI * 2
    const along = k * (1 + Math.cos(angle)) - 0.1
    const across = Math.sin(angle)
    return [at[0] + rx * along + nx * across, at[1] + ry * along + ny * across, 0]
  })
  return clockwise(from.seen(patch))
}

/** The masses of a crown in its shadow: shares of the way to its tip and of its width, and size. */
const masses = [
  [0.58, 0.08, 0.76],
  [0.66, -0.54, 0.5],
  [0.72, 0.52, 0.52],
  [0.88, 0, 0.6],
] as const

/** Path data of a tree's (or person's) shadow on level ground: stem and crown; height, crown radius and longest reach in metres. */
export function standingShadow(
  from: Camera,
  light: Light,
  at: Spot,
  height: number,
  radius: number,
  longest = 40,
): string {
  const [rx, ry] = shadowReach(light, height)
  const reach = Math.hypot(rx, ry)
  const k = Math.min(1, longest / reach)
  const [ex, ey]: Spot = [at[0] + rx * k * 0.8, at[1] + ry * k * 0.8]
  const [nx, ny] = [(-ry / reach) * radius, (rx / reach) * radius]
  const stem: Spot[] = [
    [at[0] - nx * 0.09, at[1] - ny * 0.09],
    [at[0] + nx * 0.09, at[1] + ny * 0.09],
    [ex + nx * 0.16, ey + ny * 0.16],
    [ex - nx * 0.16, ey - ny * 0.16],
  ]
  const px = from.scale(from.depth(lift([ex, ey], 0))) * radius
  const steps = px > 160 ? 18 : px > 60 ? 10 : 9
  const mass = ([out, over, size]: readonly [number, number, number]): Spot[] =>
    Array.from({ length: steps }, (_, i): Spot => {
      const angle = (i / steps) * Math.PI * 2
      const ragged = size * (1 + 0.12 * Math.sin(angle * 5 + out * 9))
      const along = k * (out + Math.cos(angle) * 0.3 * ragged)
      const across = over + Math.sin(angle) * 0.85 * ragged
      return [at[0] + rx * along + nx * across, at[1] + ry * along + ny * across]
    })
  const crown = px > 60 ? masses : [[0.74, 0, 1] as const]
  return flat(from, stem) + (radius > 0.3 ? crown.map((one) => flat(from, mass(one))).join('') : '')
}
