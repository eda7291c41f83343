import { shadowOf } from '../../paper/light.ts'
import { nth } from '../../paper/nth.ts'
import type { Stage } from '../../paper/stage.ts'
import type { Markup } from '../../paper/svg.ts'
import { frame, rectangle, type Spot } from '../../paper/vector.ts'
import { finishOf } from './apartment-finish.ts'
import { type Door, lobbyOf, porch } from './apartment-foot.ts'
import type { Make } from './apartment-makes.ts'
import { fins, type Place, roof, terrace } from './apartment-parts.ts'
import { STOREY } from './bays.ts'
import type { Flats } from './block-of-flats.ts'
import { flats } from './flats.ts'
import { solid } from '../solids.ts'

/** An apartment tower: the middle of its plan in metres, its turn in radians, all its storeys (the lobby is the first). */
export interface Apartments {
  make: Make
  at: Spot
  turn: number
  floors: number
  seed: number
  /** Which of its estate's towers it is: 0, the default, is the first. */
  neighbour?: number
}

interface Tier extends Pick<Flats, 'plan' | 'z' | 'floors' | 'bays'> {
  terrace?: boolean
}

/** The parts a tower is stacked from. */
export function tiersOf({ make, at, turn, floors }: Apartments): { place: Place; tiers: Tier[] } {
  const local = frame(at, turn)
  const place: Place = (x, y, w, d) =>
    rectangle(turn < 0 ? -x - w : x, y, w, d).map(([u, v]) => local(u, v))
  return { place, tiers: plansOf[make](floors, place, local) }
}

/** Draws a tower and gives its shadow's path data. */
export function apartments(on: Stage, tower: Apartments): { body: Markup; shadow: string } {
  const { light, camera } = on
  const look = finishOf(on, tower.seed, tower.neighbour ?? 0)
  const { place, tiers } = tiersOf(tower)
  const high = tower.floors * STOREY
  const above = camera.upright > 0 && camera.eye[2] > high
  const crown = roof(on, tower.make, place, high, look.colour, look.accent)
  let [body, shadow] = [above ? '' : crown, '']
  tiers.forEach((tier, i) => {
    const top = tier.z + tier.floors * STOREY
    const lobby = tier.z === 0 ? 1 : 0
    if (lobby) body += lobbyOf(on, tier.plan, look.base, tower.seed)
    body += flats(on, {
      ...tier,
      ...look,
      z: tier.z + lobby * STOREY,
      floors: tier.floors - lobby,
      out: tower.make === 'slab' ? 2.2 : 1.6,
      planted: tower.make === 'stepped' ? 0.6 : 0.42,
      seed: tower.seed + i * 7,
      ...(tower.make === 'point' && {
        over: (wall) => fins(on, wall, STOREY, top + 3.4, look.accent),
      }),
    })
    if (tier.terrace) body += terrace(on, tier.plan, top + 0.4)
    if (above) body += solid(on, tier.plan, top, 1.1, look.colour, { bottom: 'none' })
    shadow += shadowOf(camera, light, tier.plan, tier.floors * STOREY, tier.z)
  })
  if (tower.floors > 3) body += porch(on, place, doors[tower.make], look.base, look.accent)
  return { body: above ? body + crown : body, shadow }
}

const doors: Record<Make, Door> = {
  slab: { x: 0, front: -8, half: 6 },
  stepped: { x: -8.4, front: -5, half: 5 },
  point: { x: 0, front: -14.5, half: 4.4 },
}

type Local = (u: number, v: number) => Spot

const plansOf: Record<Make, (floors: number, place: Place, local: Local) => Tier[]> = {
  slab: (floors, place) => [
    {
      plan: place(-19, -8, 38, 16),
      z: 0,
      floors,
      bays: (side) => (side % 2 ? 'pwavwp' : 'abwbalabwba'),
    },
  ],
  stepped(floors, place) {
    // The back wing ends below the front one, and both step back twice where they are tall enough for it.
    const low = Math.max(2, floors - (floors > 9 ? 3 : 1))
    const each = (side: number): string => (side % 2 ? 'pwbvp' : 'pbwbp')
    const wing = (x: number, y: number, tall: number): Tier[] => {
      const [first, second] = [Math.round(tall * 0.74), Math.round(tall * 0.88)]
      const steps: readonly (readonly [x: number, y: number, w: number, d: number, top: number])[] =
        [
          [x, y, 20, 17, first],
          [x + 2, y + 3, 16, 13, second],
          [x + 4, y + 6, 12, 9, tall],
        ]
      const sides = [
        each,
        (side: number) => (side % 2 ? 'vbw' : 'pbvbp'),
        (side: number) => (side % 2 ? 'wv' : 'vbv'),
      ]
      return steps
        .map(([u, v, w, d, top], i): Tier => {
          const z = i ? nth(steps, i - 1)[4] : 0
          return {
            plan: place(u, v, w, d),
            z: z * STOREY,
            floors: top - z,
            bays: nth(sides, i),
            terrace: top < tall,
          }
        })
        .filter((tier) => tier.floors > 0)
    }
    const link = {
      plan: place(-3, -1, 7, 15),
      z: 0,
      floors,
      bays: (side: number) => (side % 2 ? 'vw' : 'wv'),
    }
    return [...wing(-1.6, 1, low), link, ...wing(-18.4, -5, floors)]
  },
  point(floors, place, local) {
    const [arm, half] = [14.5, 5.6]
    const corners: [number, number][] = [
      [-half, -arm],
      [half, -arm],
      [half, -half],
      [arm, -half],
      [arm, half],
      [half, half],
      [half, arm],
      [-half, arm],
      [-half, half],
      [-arm, half],
      [-arm, -half],
      [-half, -half],
    ]
    const plan = corners.map(([u, v]) => local(u, v))
    return [{ plan, z: 0, floors, bays: (side) => (side % 3 ? 'wpv' : 'pbp') }]
  },
}
