import { nth } from '../../../paper/nth.ts'
import { onWall, solid, type Wall } from '../../../buildings/solids.ts'
import { mix } from '../../../paper/colour.ts'
import { random } from '../../../paper/random.ts'
import type { Stage } from '../../../paper/stage.ts'
import { Batch, type Markup, opacity, shape } from '../../../paper/svg.ts'
import { ellipse, frame, lift, rectangle, type Spot, type Vec } from '../../../paper/vector.ts'
import type { Crowd } from '../../../people/figures.ts'
import { struts } from './deck-parts.ts'
import { helideck } from './helideck.ts'
import { inSun } from './rim.ts'
import type { Helideck, Roof } from './top.ts'

/** The core, the deck on its struts, air handling units and people, far to near. */
export function plant(
  on: Stage,
  { centre, turn, seed }: Roof,
  deck: Helideck,
  people: Crowd,
): Markup {
  const { camera } = on
  const chance = random(seed + 3)
  const to = frame(centre, (turn * Math.PI) / 180)
  const place = (x: number, y: number, w: number, d: number): Spot[] =>
    rectangle(x, y, w, d).map(([u, v]) => to(u, v))
  const louvres = (wall: Wall): Markup => {
    const body = new Batch()
    for (let z = 0.6; z < 7; z += 0.55)
      body.add(onWall(on, wall, 0.03, 0.97, z, z + 0.2), inSun(on, '#5a6260', wall), opacity(0.7))
    return String(body)
  }
  const unitsAt = [
    [-20, 6],
    [-20, -3],
    [-11, 15],
    [-2, 15.4],
    [12, 12],
    [15, 2],
    [15, -7],
    [4, -18.5],
    [-6, -18.5],
    [-15, -15],
  ] as const
  const units = unitsAt
    .map(([u, v]) => ({
      at: to(u, v),
      draw: unit(
        on,
        place(u, v, chance.between(4, 6), chance.between(2.6, 3.6)),
        chance.between(1.6, 2.6),
      ),
    }))
    .map(({ at, draw }) => ({ depth: camera.depth(lift(at, 0)), draw }))
  const middle = {
    depth: camera.depth(lift(centre, 0)),
    draw:
      solid(on, place(-9, -8, 18, 16), 0, 8, '#c4b8a2', {
        side: (wall) => inSun(on, '#c4b8a2', wall),
        dress: louvres,
      }) + struts(on, deck, 9.6, 4.6),
  }
  const things = [...units, middle]
    .toSorted((a, b) => b.depth - a.depth)
    .map(({ draw }) => draw)
    .join('')
  const standing: readonly (readonly [number, number, 'office' | 'man' | 'sari'])[] = [
    [-10.4, -3, 'office'],
    [-11, -1.6, 'man'],
    [-9.6, -1.2, 'sari'],
  ]
  return (
    things +
    helideck(on, deck) +
    standing.map(([u, v, who]) => people.stand(who, [...to(u, v), deck.z] as Vec)).join('')
  )
}

/** A box of machinery with round fans on top. */
function unit(on: Stage, plan: Spot[], height: number): Markup {
  const { camera, light } = on
  const [a, b, c] = [nth(plan, 0), nth(plan, 1), nth(plan, 2)]
  let fansOnTop = ''
  for (const share of [0.28, 0.72]) {
    const at: Spot = [
      a[0] + (b[0] - a[0]) * share + (c[0] - b[0]) / 2,
      a[1] + (b[1] - a[1]) * share + (c[1] - b[1]) / 2,
    ]
    fansOnTop += camera.ground(ellipse(...at, 0.8, 0.8, 20), height)
  }
  return (
    solid(on, plan, 0, height, '#cfccbf', { side: (wall) => inSun(on, '#cfccbf', wall) }) +
    shape(fansOnTop, mix('#2d4348', light.colours.shade, 0.3))
  )
}
