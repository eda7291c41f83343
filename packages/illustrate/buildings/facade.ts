import { lighten, mix, coarse } from '../paper/colour.ts'
import { skyTowards, throughAir } from '../paper/light.ts'
import { random, type Random } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'
import { Batch, opacity, type Markup } from '../paper/svg.ts'
import { dot, lerp, lift, plus, reflect, smooth, unit } from '../paper/vector.ts'
import { onWall, type Wall } from './solids.ts'

/** A stack of equal floors, in metres. */
export interface Floors {
  /** Height of the lowest floor above ground, and of one floor. */
  z: number
  each: number
  count: number
  /** Floors left open, as a dark line. */
  refuge: readonly number[]
  seed: number
}

/** How squarely the sun meets a wall, 0 to 1. */
export const sunOn = ({ light }: Stage, wall: Wall): number =>
  smooth(-0.2, 0.16, dot(wall.normal, light.sun))

/** A shade-to-sun colour for edges that stand out from a wall. */
export const edge = ({ light }: Stage, sunny: number): string =>
  mix(mix(light.colours.shade, '#b9c2bc', 0.42), lighten(light.colours.sunlight, 0.06), sunny)

/** Glass, one pane a bay and floor, that mirrors the sky and shows some lit rooms. */
export function glass(stage: Stage, walls: readonly Wall[], floors: Floors): Markup {
  const [chance, lamps] = [random(floors.seed), random(floors.seed + 577)]
  const panes = new Batch()
  for (let floor = 0; floor < floors.count; floor++) {
    const z = floors.z + floor * floors.each
    const open = floors.refuge.includes(floor)
    for (const wall of walls) {
      const colour = open
        ? mix('#15222b', stage.light.colours.sunlight, chance.between(0.08, 0.24))
        : pane(stage, wall, z, floor / floors.count, chance, lamps)
      const data = onWall(stage, wall, 0, 1, z + (open ? 0.2 : 0.9), z + floors.each - 0.22)
      panes.add(data, throughAir(stage.light, coarse(colour, 5), wall.distance))
    }
  }
  return String(panes)
}

/** A pane's colour. How many are lit is the hour's: what they differ by is chance of its own, so that the others stay as they are. */
function pane(
  stage: Stage,
  wall: Wall,
  z: number,
  share: number,
  chance: Random,
  lamps: Random,
): string {
  const { camera, light } = stage
  const { colours } = light
  const ray = unit(plus(lift(wall.middle, z), camera.eye, -1))
  const wobbly = unit([
    wall.normal[0] + chance.between(-0.02, 0.02),
    wall.normal[1],
    chance.between(-0.015, 0.015),
  ])
  const mirror = reflect(ray, wobbly)
  const shine = 0.5 + 0.42 * (1 - Math.abs(dot(ray, wall.normal))) ** 2
  const sunny = sunOn(stage, wall)
  let colour = mix(
    mix('#12303f', '#27495a', share),
    skyTowards(light, [mirror[0], mirror[1], Math.abs(mirror[2])]),
    shine * lerp(0.8, 1, sunny),
  )
  colour = mix(colour, mix(colours.shade, '#0f4456', 0.55), 0.26 * (1 - sunny))
  // A low sun stands in the glass and turns it to gold; under a high one it shows the sky, by night the moon's.
  const low = 1 - smooth(0.3, 0.6, light.sun[2])
  const gold = mix(colours.sunlight, '#f09a48', 0.4 * low * colours.glow)
  colour = lighten(
    mix(colour, gold, sunny * lerp(0.24, 0.8 - 0.3 * share, low)),
    chance.between(-0.025, 0.025),
  )
  const lit = chance.chance(colours.litShare * (1.7 - share) * (1 - 0.85 * sunny))
  const glint = chance.chance(0.1) ? chance.between(0.08, 0.24) : 0
  if (lit)
    return mix(colour, lighten(colours.lamp, lamps.between(-0.06, 0.08)), lamps.between(0.5, 0.92))
  return glint > 0 ? mix(colour, sunny > 0.5 ? '#fff0d0' : '#a9bdc4', glint) : colour
}

/** Floor slabs that stand out by `out` metres, with the shade they throw on the glass. */
export function slabs(stage: Stage, walls: readonly Wall[], floors: Floors, out = 0.55): Markup {
  const [shades, lines] = [new Batch(), new Batch()]
  for (let floor = 0; floor <= floors.count; floor++) {
    const z = floors.z + floor * floors.each
    const thick = floors.refuge.includes(floor) || floors.refuge.includes(floor - 1)
    for (const wall of walls) {
      if (floor && stage.camera.scale(wall.distance) > 1.8)
        shades.add(onWall(stage, wall, 0, 1, z - 0.95, z - 0.2), '#0d1a24', opacity(0.32))
      lines.add(
        onWall(stage, wall, -0.02, 1.02, z - 0.22, z + (thick ? 0.5 : 0.2), out),
        throughAir(stage.light, edge(stage, sunOn(stage, wall)), wall.distance),
      )
    }
  }
  return String(shades) + lines
}

/** Balconies: every `every`th bay a deep slab with a pale glass rail. */
export function balconies(
  stage: Stage,
  walls: readonly Wall[],
  floors: Floors,
  every = 3,
  out = 1.7,
): Markup {
  const { camera } = stage
  const [under, rails, tops] = [new Batch(), new Batch(), new Batch()]
  walls.forEach((wall, bay) => {
    const seen = unit(plus(camera.eye, lift(wall.middle, 0), -1))
    if (bay % every || wall.length < 1.6 || dot(seen, wall.normal) < 0.3) return
    const sunny = sunOn(stage, wall)
    for (let floor = 1; floor < floors.count; floor++) {
      if (floors.refuge.includes(floor)) continue
      const z = floors.z + floor * floors.each
      const air = (colour: string): string => throughAir(stage.light, colour, wall.distance)
      under.add(onWall(stage, wall, -0.4, 1.4, z - 1.5, z - 0.1), '#0d1a24', opacity(0.34))
      rails.add(
        onWall(stage, wall, -0.4, 1.4, z + 0.1, z + 1.15, out),
        air(mix(edge(stage, sunny), stage.light.colours.glass, 0.45)),
        opacity(0.66),
      )
      tops.add(onWall(stage, wall, -0.4, 1.4, z - 0.3, z + 0.15, out), air(edge(stage, sunny)))
    }
  })
  return String(under) + rails + tops
}

/** Upright fins between bays, `out` metres deep, from z to `top` metres. */
export function fins(
  stage: Stage,
  walls: readonly Wall[],
  z: number,
  top: (wall: Wall) => number,
  out = 0.45,
): Markup {
  const { camera, light } = stage
  const body = new Batch()
  for (const wall of walls) {
    const sunny = sunOn(stage, wall)
    const at = (away: number, height: number) =>
      [wall.a[0] + wall.normal[0] * away, wall.a[1] + wall.normal[1] * away, height] as const
    const height = top(wall)
    const air = (colour: string): string => throughAir(light, colour, wall.distance)
    body.add(
      camera.face([at(0.1, z), at(out, z), at(out, height), at(0.1, height)]),
      air(
        mix('#22394a', mix(light.colours.timber, light.colours.sunlight, 0.5), 0.85 * sunny + 0.1),
      ),
    )
    const share = Math.min(0.3, 0.26 / wall.length)
    body.add(
      onWall(stage, wall, 0, share, z, height, out),
      air(mix(edge(stage, sunny), light.colours.shade, 0.3 * (1 - sunny))),
    )
  }
  return String(body)
}
