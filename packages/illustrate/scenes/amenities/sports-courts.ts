import { estateBackdrop } from '../../outdoors/estate-backdrop.ts'
import { lawnStripes } from '../../outdoors/gardens/garden-things.ts'
import { Grove } from '../../outdoors/trees/grove.ts'
import { sunHaze } from '../../outdoors/sky.ts'
import type { View } from '../../paper/camera.ts'
import { mix } from '../../paper/colour.ts'
import { lightAt } from '../../paper/light.ts'
import { nth } from '../../paper/nth.ts'
import { random } from '../../paper/random.ts'
import { Sheet } from '../../paper/sheet.ts'
import { stage, type Stage } from '../../paper/stage.ts'
import { group, type Markup, opacity, shape, type Svg } from '../../paper/svg.ts'
import { frame } from '../../paper/vector.ts'
import { flipped } from '../../rooms/indoors.ts'
import type { Facts, Look } from '../../scene.ts'
import { basketball } from './sports-courts/basketball.ts'
import type { Court } from './sports-courts/court.ts'
import { cricket } from './sports-courts/cricket.ts'
import { fence, fenceShadow } from './sports-courts/fence.ts'
import { floodlight } from './sports-courts/floodlight.ts'
import { futsal } from './sports-courts/futsal.ts'
import { floodlit, type Lay, oblong } from './sports-courts/ground.ts'
import { tennis } from './sports-courts/tennis.ts'

const courts = [tennis, basketball, cricket, futsal] as const
const FOCAL = 900

/** A court for sports seen from its corner, at eye level or raised: by the seed's remainder of four tennis, basketball with badminton, cricket nets, futsal. */
export function draw(facts: Facts, look: Look): Svg {
  const { seed } = look
  const sheet = new Sheet(look)
  const chance = random(seed * 23 + 9)
  const court = nth(courts, seed % courts.length)
  const raised = Math.floor(seed / 4) % 2 === 1
  const horizon = sheet.height * (raised ? 0.4 : 0.53)
  const view: View = {
    eye: [0, 0, raised ? chance.between(6.4, 7.4) : chance.between(2.3, 2.6)],
    focal: FOCAL,
    centre: [800, horizon],
  }
  const noon = look.hour === 'noon'
  const light = lightAt(look.hour, look.place, noon ? -112 : -33, {
    ...(noon ? { elevation: 48 } : {}),
    mist: { from: 60, to: 620, most: look.hour === 'dawn' ? 0.8 : 0.68 },
  })
  const on = stage(sheet, view, light)
  const lay = layOf(court, raised ? 4.5 : 0)
  const [grove, plants] = [new Grove(on, seed), new Grove(on, seed + 1)]
  court.things(on, lay, grove, seed)
  around(on, court, lay, grove, plants)
  const grass = sheet.below(horizon + 1, 80)
  const body =
    estateBackdrop(on, {
      towers: facts.towers ?? 0,
      floors: facts.floors ?? 20,
      hand: 1,
      seed,
      design: facts.design,
      focal: FOCAL,
      belt: 62,
    }) +
    lawnStripes(on, grass, seed) +
    shape(
      on.camera.ground(oblong(lay, -1, -1, court.long + 2, court.wide + 2)),
      mix(light.colours.paving[1], light.colours.lawn[1], 0.3),
    ) +
    court.ground(on, lay, seed) +
    shades(on, court, lay) +
    pools(on, court, lay) +
    grove.shadows() +
    Grove.together([grove, plants]) +
    sunHaze(on, 600, 0.36)
  return sheet.finish(chance.chance(0.5) ? body : flipped(on, body), {
    threshold: noon ? 206 : 196,
  })
}

/** The court's own frame, so that we stand where it says, or some metres further back. */
function layOf({ from: [u, v, turn] }: Court, back: number): Lay {
  const angle = (turn * Math.PI) / 180
  const away = frame([0, 0], angle)(u, v)
  return frame([-away[0], back - away[1]], angle)
}

/** Fences on the sides away from us, masts at the corners, planting outside. */
function around(
  on: Stage,
  { long, wide, fence: high, from }: Court,
  lay: Lay,
  grove: Grove,
  plants: Grove,
): void {
  const { chance } = plants
  const run = (u: number, v: number, toU: number, toV: number): void => {
    const steps = Math.round(Math.max(Math.abs(toU - u), Math.abs(toV - v)) / 6)
    for (let i = 0; i < steps; i++) {
      const at = (k: number): [number, number] => [
        u + ((toU - u) * k) / steps,
        v + ((toV - v) * k) / steps,
      ]
      const [a, b] = [lay(...at(i)), lay(...at(i + 1))]
      grove.add(lay(...at(i + 0.5)), fence(on, a, b, high))
    }
  }
  run(0, wide, long, wide)
  run(long, wide, long, 0)
  if (from[1] > 0) run(long * 0.3, 0, long, 0)
  run(0, wide, 0, wide * 0.5)
  for (const [u, v, aim] of [
    [long * 0.3, wide + 0.9, 1],
    [long * 0.66, wide + 0.9, 1],
    [long + 0.8, wide + 0.8, 1],
    [long + 0.8, -0.8, -1],
  ] as const) {
    const at = lay(u, v)
    grove.add(at, floodlight(on, at, 9.5, aim))
  }
  for (let u = -2; u < long + 6; u += 1.3) {
    plants.plant(
      chance.pick(['shrub', 'hedge', 'bougainvillea', 'shrub']),
      lay(u, wide + chance.between(1.6, 2.4)),
      chance.between(0.7, 1.3),
    )
    if (chance.chance(0.16))
      plants.plant(
        chance.pick(['neem', 'gulmohar', 'frangipani', 'ashoka']),
        lay(Math.max(9, u), wide + chance.between(4, 9)),
      )
  }
  for (let v = 0; v < wide + 4; v += 1.3)
    plants.plant(
      chance.pick(['shrub', 'hedge', 'bougainvillea']),
      lay(long + chance.between(1.4, 2.2), v),
      chance.between(0.8, 1.4),
    )
  for (const v of [2, 7, 12, 17])
    plants.plant(chance.pick(['royalPalm', 'neem', 'neem']), lay(long + chance.between(4, 8), v))
  // The side by which we stand is open where the court lies across our view.
  for (let v = 3; from[2] < 0 && v < wide + 10; v += 4.4)
    plants.plant(
      chance.pick(['neem', 'gulmohar', 'neem']),
      lay(-chance.between(5, 9), v),
      chance.between(7, 10),
    )
}

/** Shadows of the fences on the court. */
function shades(on: Stage, { long, wide, fence: high }: Court, lay: Lay): Markup {
  const { light, camera, sheet } = on
  const data =
    fenceShadow(on, lay(0, wide), lay(long, wide), high) +
    fenceShadow(on, lay(long, wide), lay(long, 0), high)
  return group(
    sheet.clip(camera.ground(oblong(lay, 0, 0, long, wide))),
    shape(data, light.colours.shadow, opacity(light.colours.shadowStrength * 0.8)),
  )
}

/** The floodlights' light on the court. */
function pools(on: Stage, { long, wide }: Court, lay: Lay): Markup {
  if (!floodlit(on)) return ''
  const { camera, sheet } = on
  return shape(
    camera.ground(oblong(lay, long * 0.12, wide * 0.16, long * 0.76, wide * 0.68)),
    '#fff1d2',
    opacity(0.16) + sheet.blur(26),
  )
}
