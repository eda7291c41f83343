import { solid } from '../../../buildings/solids.ts'
import { mix } from '../../../paper/colour.ts'
import { nth } from '../../../paper/nth.ts'
import type { Stage } from '../../../paper/stage.ts'
import { circle, type Markup, stroke } from '../../../paper/svg.ts'
import { lift } from '../../../paper/vector.ts'
import type { Court } from './court.ts'
import { type Lay, markings, mesh, oblong, surface } from './ground.ts'
import { player } from './players.ts'

const [LONG, WIDE, EDGE] = [30, 16, 1.6]

/** A futsal pitch of striped turf inside low boards, a goal at each end, a game on it. */
export const futsal: Court = {
  long: LONG + 2 * EDGE,
  wide: WIDE + 2 * EDGE,
  fence: 4,
  from: [-5, 5.2, 58],
  ground(on, lay, seed) {
    const turf = nth(['#4f8a4a', '#3f7f58', '#5c8f44'], Math.floor(seed / 4) % 3)
    const middle = EDGE + WIDE / 2
    let body = surface(on, oblong(lay, 0, 0, this.long, this.wide), mix(turf, '#2a4a3a', 0.3))
    for (let i = 0; i < 10; i++)
      body += surface(
        on,
        oblong(lay, EDGE + (i * LONG) / 10, EDGE, LONG / 10, WIDE),
        i % 2 ? turf : mix(turf, '#b9c66a', 0.26),
      )
    return (
      body +
      markings(
        on,
        lay,
        [
          [EDGE, EDGE, LONG, WIDE],
          [EDGE + LONG / 2, EDGE, 0, WIDE],
        ],
        [
          [EDGE + LONG / 2, middle, 2.6, 0, 360],
          [EDGE, middle, 5.2, -90, 90],
          [EDGE + LONG, middle, 5.2, 90, 270],
        ],
      )
    )
  },
  things(on, lay, grove, seed) {
    const middle = EDGE + WIDE / 2
    const board = (u: number, v: number, long: number, wide: number): void => {
      const count = Math.round(Math.max(long, wide) / 4)
      for (let i = 0; i < count; i++) {
        const plan = oblong(
          lay,
          u + (long > wide ? (i * long) / count : 0),
          v + (wide > long ? (i * wide) / count : 0),
          long > wide ? long / count : long,
          wide > long ? wide / count : wide,
        )
        grove.add(nth(plan, 2), solid(on, plan, 0, 0.9, '#d8cdb8'))
      }
    }
    board(0.3, this.wide - 0.35, this.long - 0.6, 0.12)
    board(this.long - 0.35, 0.3, 0.12, this.wide - 0.6)
    grove.add(lay(EDGE + LONG, middle), goal(on, lay, EDGE + LONG, middle, 1))
    grove.add(lay(EDGE, middle), goal(on, lay, EDGE, middle, -1))
    const shirts = ['#d9762e', '#f4ecde', '#2f6472']
    const spots: readonly (readonly [number, number, 'run' | 'reach'])[] = [
      [LONG - 7, -3, 'run'],
      [LONG - 9.4, 1, 'run'],
      [LONG - 4.4, 3.4, 'run'],
      [LONG - 12, 4.6, 'run'],
      [LONG - 0.4, 0.4, 'run'],
    ]
    spots.forEach(([u, v, pose], i) => {
      const at = lay(EDGE + u, middle + v)
      grove.add(
        at,
        player(on, pose, i === 4 ? '#f2c14e' : nth(shirts, (seed + (i % 2)) % 3), at, i % 2 > 0),
      )
    })
    const at = lay(EDGE + LONG - 8, middle - 1.6)
    const [x, y, depth] = on.camera.project(lift(at, 0.12))
    grove.add(at, circle(x, y, 0.13 * on.camera.scale(depth), '#fbf6ea'))
  },
}

/** A goal 3 m wide and 2 m high; `way` 1 opens towards smaller u. */
function goal(on: Stage, lay: Lay, u: number, v: number, way: 1 | -1): Markup {
  const { camera } = on
  const back = u + way * 1.1
  const [a, b] = [lay(u, v - 1.5), lay(u, v + 1.5)]
  const [c, d] = [lay(back, v - 1.5), lay(back, v + 1.5)]
  const depth = camera.depth(lift(a, 0))
  if (depth < 4) return ''
  const k = camera.scale(depth)
  const frame = stroke(
    camera.line([lift(a, 0), lift(a, 2), lift(b, 2), lift(b, 0)]),
    '#fbf6ea',
    Math.max(1.6, 0.11 * k),
  )
  const behind =
    mesh(on, c, d, 0, 1.9, 0.24, '#fbf6ea', 0.5) +
    mesh(on, a, c, 0, 1.9, 0.24, '#fbf6ea', 0.4) +
    mesh(on, b, d, 0, 1.9, 0.24, '#fbf6ea', 0.4)
  return way > 0 ? behind + frame : frame + behind
}
