import { mix } from '../../../paper/colour.ts'
import { random } from '../../../paper/random.ts'
import { circle, group, type Markup, opacity, oval, shape, stroke } from '../../../paper/svg.ts'
import { ellipse, lerp, type Spot } from '../../../paper/vector.ts'
import type { Indoors } from '../../../rooms/indoors.ts'
import { down } from '../../../rooms/room.ts'

/** A long basin with rounded ends: middle, half its width and half its length, in metres. */
export interface Basin {
  middle: Spot
  half: number
  long: number
}

const n = (value: number): string => value.toFixed(1)

/** Path data of the basin's edge, `out` metres beyond the water. */
export function basinPlan({ middle: [x, y], half, long }: Basin, out: number): Spot[] {
  const r = half + out
  return ellipse(x, y, r, r, 48).map(([u, v]) => [u, v + (v >= y ? long - half : half - long)])
}

/** A fountain that plays: plumes whose heights rise and fall like a tune, arcs over them from both sides, lamps in the water. Far to near. */
export function waterMusic(on: Indoors, basin: Basin, seed: number): Markup {
  const { camera, sheet, light, mood } = on
  const { middle, half, long } = basin
  const chance = random(seed + 21)
  const { colours } = light
  const [near, far] = [middle[1] - long, middle[1] + long]
  const water = down(
    on,
    [
      [0, mix(colours.water[0], colours.water[1], 0.4)],
      [0.3, mix(colours.water[1], colours.water[2], 0.35)],
      [1, mix(colours.water[2], mood.shade, 0.2)],
    ],
    [0, far, 0],
    [0, near, 0],
  )
  const pool = camera.ground(basinPlan(basin, 0), 0.02)
  const stone = mood.tone('#e6d6ba', 0.72)
  let body =
    shape(camera.ground(basinPlan(basin, 1), 0), mood.shade, opacity(0.3) + sheet.blur(6)) +
    shape(camera.ground(basinPlan(basin, 0.75), 0), mood.tone('#b09a80', 0.36)) +
    shape(camera.ground(basinPlan(basin, 0.7), 0.4), stone) +
    shape(camera.ground(basinPlan(basin, 0.1), 0.4), mood.tone('#8a7a68', 0.3)) +
    shape(pool, water)
  const count = Math.round((2 * long - half) / 2)
  const [beat, phase] = [chance.between(0.62, 0.95), chance.between(0, 3)]
  const high = chance.between(5.2, 6.4)
  let shine = ''
  for (let i = count - 1; i >= 0; i--) {
    const y = lerp(near + half * 0.6, far - half * 0.6, i / (count - 1))
    const tall = 1.8 + high * (0.5 + 0.5 * Math.sin(i * beat + phase)) ** 1.6
    const tint = i % 3 === 1 ? '#8fd6cf' : i % 3 ? '#ffd9a0' : colours.lamp
    const [x, base, depth] = camera.project([middle[0], y, 0.1])
    const k = camera.scale(depth)
    const glow = sheet.glow([
      [0, '#fffaf0', 0.8],
      [0.3, tint, 0.5 * (0.35 + mood.night)],
      [1, tint, 0],
    ])
    shine += oval(x, base, 1.9 * k, 0.6 * k, glow)
    body += oval(x, base, 1.5 * k, 0.5 * k, glow)
    for (const side of [-1, 1])
      body += arc(
        on,
        [middle[0] + side * half * 0.8, y],
        -side * half * 0.62,
        1.7 + tall * 0.26,
        tint,
      )
    body +=
      plume(on, x, base, k, tall, tint) +
      circle(x, base - tall * k * 0.4, tall * k * 0.5, glow, opacity(0.16 + 0.4 * mood.night))
  }
  return body + group(sheet.clip(pool), group(opacity(0.5), shine))
}

/** One upright jet with its spray. */
function plume(on: Indoors, x: number, y: number, k: number, tall: number, tint: string): Markup {
  const h = tall * k
  const w = (0.15 + 0.042 * tall) * k
  const paint = on.sheet.gradientDown(
    [
      [0, '#ffffff', 0.9],
      [0.5, mix('#ffffff', tint, 0.25), 0.75],
      [1, mix('#ffffff', tint, 0.7), 0.35],
    ],
    y - h,
    y,
  )
  const body = `M${n(x - w * 0.4)} ${n(y)}Q${n(x - w * 0.5)} ${n(y - h * 0.7)} ${n(x)} ${n(y - h)}Q${n(x + w * 0.5)} ${n(y - h * 0.7)} ${n(x + w * 0.4)} ${n(y)}z`
  let drops = ''
  for (let i = 0; i < 10; i++) {
    const side = i % 2 ? 1 : -1
    const [from, out] = [1 - 0.07 * i, w * (0.9 + 0.42 * i) * side]
    drops += `M${n(x)} ${n(y - h * from)}Q${n(x + out * 0.6)} ${n(y - h * (from + 0.02))} ${n(x + out)} ${n(y - h * (from - 0.34))}`
  }
  return stroke(drops, '#ffffff', Math.max(0.7, 0.05 * k), opacity(0.62)) + shape(body, paint)
}

/** A thin jet that leaps sideways from a spot, so many metres far and high. */
function arc(on: Indoors, at: Spot, reach: number, tall: number, tint: string): Markup {
  const point = (share: number): string => {
    const [x, y] = on.camera.project([
      at[0] + reach * share,
      at[1],
      0.1 + tall * 4 * share * (1 - share),
    ])
    return `${n(x)} ${n(y)}`
  }
  const k = on.camera.scale(on.camera.depth([...at, 0]))
  const line = `M${Array.from({ length: 13 }, (_, i) => point(i / 12)).join('L')}`
  return (
    stroke(line, mix('#ffffff', tint, 0.3), Math.max(1, 0.13 * k), opacity(0.3)) +
    stroke(line, '#ffffff', Math.max(0.7, 0.055 * k), opacity(0.8))
  )
}
