import { solid } from '../../../buildings/solids.ts'
import { bench } from '../../../outdoors/gardens/garden-things.ts'
import { mix } from '../../../paper/colour.ts'
import { nth } from '../../../paper/nth.ts'
import type { Stage } from '../../../paper/stage.ts'
import { type Markup, stroke } from '../../../paper/svg.ts'
import { lift, type Spot } from '../../../paper/vector.ts'
import type { Court } from './court.ts'
import { balls, type Lay, markings, mesh, oblong, surface } from './ground.ts'
import { player } from './players.ts'

const [LANE, LANES, LONG, HIGH] = [4, 3, 21, 3.8]
/** The run-up before the lanes. */
const RUN = 7

/** Practice nets for cricket: three lanes of turf under a roof of net, a wicket at each far end. */
export const cricket: Court = {
  long: RUN + LONG + 2,
  wide: LANE * LANES + 3,
  fence: 1.2,
  from: [-1.2, 4.4, 66],
  ground(on, lay, seed) {
    const turf = nth(['#5c8a48', '#4f7f52', '#6a8a4a'], Math.floor(seed / 4) % 3)
    let body =
      surface(on, oblong(lay, 0, 0, this.long, this.wide), '#b98a62') +
      surface(on, oblong(lay, RUN - 3, 1.5, LONG + 3, LANE * LANES), turf)
    for (let i = 0; i < LANES; i++) {
      const v = 1.5 + (i + 0.5) * LANE
      body +=
        surface(on, oblong(lay, 0.4, v - 0.8, RUN - 3.2, 1.6), turf) +
        surface(on, oblong(lay, RUN - 1, v - 1.2, LONG, 2.4), '#cfae7c') +
        markings(on, lay, [
          [RUN - 0.4, v - 1.3, 0, 2.6],
          [RUN + 0.8, v - 1.8, 0, 3.6],
          [RUN + LONG - 3.4, v - 1.8, 0, 3.6],
          [RUN + LONG - 2.2, v - 1.3, 0, 2.6],
        ])
    }
    return body
  },
  things(on, lay, grove, seed) {
    const end = RUN + LONG
    for (let i = 0; i <= LANES; i++) {
      const v = 1.5 + i * LANE
      for (let u = RUN; u < end; u += 3.5)
        grove.add(lay(u + 1.75, v), bay(on, lay, u, v, u + 3.5, v), i === 0 ? -0.5 : 0)
    }
    for (let i = 0; i < LANES; i++) {
      const v = 1.5 + (i + 0.5) * LANE
      grove.add(lay(end, v), bay(on, lay, end, v - LANE / 2, end, v + LANE / 2))
      grove.add(lay(end - 2.2, v), wicket(on, lay, end - 2.2, v))
      grove.add(lay(RUN + 0.6, v), wicket(on, lay, RUN + 0.6, v))
      grove.add(
        lay(end - 3, v - 0.5),
        player(on, 'bat', nth(['#f4ecde', '#e9e0cc', '#f4ecde'], i), lay(end - 3, v - 0.5), true),
      )
      grove.add(lay(RUN, v), beam(on, lay, RUN, v - LANE / 2, LANE))
    }
    grove.add(
      lay(RUN - 2.4, 5),
      balls(
        on,
        lay,
        [
          [RUN - 2.6, 4.2],
          [RUN - 1.9, 6.4],
          [RUN + 2.6, 4.4],
        ],
        0.05,
        '#b5342a',
      ),
    )
    const shirts = ['#f4ecde', '#2f6472', '#d9762e']
    grove.add(
      lay(end - 8, 1.5 + LANE * 1.4),
      player(on, 'run', nth(shirts, seed % 3), lay(end - 8, 1.5 + LANE * 1.4)),
    )
    for (const u of [RUN + 4, RUN + 10]) {
      const at = lay(u, this.wide - 0.6)
      grove.add(at, bench(on, at, 0.4))
    }
  },
}

function bay(on: Stage, lay: Lay, u: number, v: number, toU: number, toV: number): Markup {
  const [a, b] = [lay(u, v), lay(toU, toV)]
  return pole(on, b) + mesh(on, a, b, 0, HIGH, 0.42, '#16242a', 0.55) + rail(on, a, b) + pole(on, a)
}

const beam = (on: Stage, lay: Lay, u: number, v: number, wide: number): Markup =>
  rail(on, lay(u, v), lay(u, v + wide))

const steel = (on: Stage): string => mix('#33504a', on.light.colours.shade, 0.25)

function pole(on: Stage, at: Spot): Markup {
  const depth = on.camera.depth(lift(at, 0))
  if (depth < 2) return ''
  return stroke(
    on.camera.line([lift(at, 0), lift(at, HIGH)]),
    steel(on),
    Math.max(1, 0.09 * on.camera.scale(depth)),
  )
}

function rail(on: Stage, a: Spot, b: Spot): Markup {
  const [p, q] = [lift(a, HIGH), lift(b, HIGH)]
  const depths = [p, q].map(on.camera.depth)
  if (Math.min(...depths) < 2) return ''
  return stroke(
    on.camera.line([p, q]),
    steel(on),
    Math.max(0.9, 0.08 * on.camera.scale(Math.max(...depths))),
  )
}

function wicket(on: Stage, lay: Lay, u: number, v: number): Markup {
  return [0.12, 0, -0.12]
    .map((dv) => solid(on, oblong(lay, u, v + dv - 0.025, 0.05, 0.05), 0, 0.72, '#f0dcae'))
    .join('')
}
