import type { Grove } from '../../../outdoors/trees/grove.ts'
import { mix } from '../../../paper/colour.ts'
import { shadowOf, throughAir } from '../../../paper/light.ts'
import type { Stage } from '../../../paper/stage.ts'
import { type Markup, opacity, oval, shape } from '../../../paper/svg.ts'
import { ellipse, rectangle, type Spot } from '../../../paper/vector.ts'
import type { Person } from '../../../people/figure-drawings.ts'
import { lampsLit, streetLamp } from '../../../roads/street.ts'
import { crane } from './crane.ts'
import { cabin, digger } from './machines.ts'
import { bars, heap, pallets, pipes } from './materials.ts'

/** Near left corners of the pipes, the bricks, the bars and the pale blocks, metres right of the street and away. */
const layouts: readonly (readonly [Spot, Spot, Spot, Spot])[] = [
  [
    [36, 44],
    [12, 46],
    [17, 62],
    [66, 62],
  ],
  [
    [12, 44],
    [35, 42],
    [50, 58],
    [21, 66],
  ],
  [
    [42, 44],
    [27, 47],
    [11, 42],
    [16, 62],
  ],
]

/** What lies on the site, and the dust over it. */
export function stores(on: Stage, grove: Grove, hand: number, seed: number, earth: string): void {
  const { camera, light, sheet } = on
  const { chance } = grove
  const put = (
    [x, y]: Spot,
    wide: number,
    draw: (at: Spot) => Markup,
    shade?: readonly [number, number],
  ): void => {
    const at: Spot = [hand > 0 ? x : -x - wide, y]
    grove.add([at[0] + wide / 2, y], draw(at))
    if (shade) grove.shadow(shadowOf(camera, light, rectangle(at[0], y, wide, shade[0]), shade[1]))
  }
  const mast: Spot = [chance.between(48, 63) * hand, chance.between(78, 90)]
  const lean = chance.between(-0.12, 0.42)
  grove.add(
    mast,
    crane(on, {
      at: mast,
      height: chance.between(37, 43),
      reach: 46,
      slew: hand > 0 ? Math.PI + lean : -lean,
      trolley: chance.between(0.5, 0.72),
      paint: '#f0a52a',
    }),
  )
  const [piped, blocks, iron, pale] = chance.pick(layouts)
  put(piped, 6.4, (at) => pipes(on, at, 4), [5, 2.4])
  put(blocks, 10, (at) => pallets(on, at, 6, 3, '#b5603f', seed), [5, 2])
  put(iron, 12, (at) => bars(on, at, 12, seed), [3, 0.8])
  put(pale, 8.6, (at) => pallets(on, at, 5, 2, '#d8ccb6', seed + 4), [4, 2])
  put([30, 92], 7.2, (at) => cabin(on, at, '#e4d3b4'), [2.6, 3.1])
  for (const [x, y, r, h] of [
    [24, 82, 9, 5.4],
    [78, 74, 10, 6],
    [44, 100, 12, 6.4],
    [13, 66, 4.5, 2.6],
  ] as const) {
    const at: Spot = [x * hand, y]
    grove.add(
      at,
      heap(
        on,
        at,
        r * chance.between(0.9, 1.1),
        h * chance.between(0.85, 1.1),
        mix(earth, '#e0c08c', chance.between(0.1, 0.5)),
        seed + y,
      ),
    )
    grove.shadow(shadowOf(camera, light, ellipse(at[0], y, r * 0.5, r * 0.4, 18), h * 0.7))
  }
  const works: Spot = [37 * hand, 66]
  grove.add(works, digger(on, works, -hand, '#e09a2c'))
  grove.shadow(shadowOf(camera, light, rectangle(works[0] - 2, 65, 4, 2.4), 3))
  for (const [x, y, size] of [
    [22, 74, 9],
    [30, 70, 8],
    [28, 60, 6],
    [40, 92, 16],
    [60, 76, 10],
    [80, 84, 14],
  ] as const) {
    const at: Spot = [x * hand, y]
    const [px, py, depth] = camera.project([...at, 1])
    const k = camera.scale(depth) * size
    const tone = throughAir(light, mix(light.colours.sunlight, '#fff6e4', 0.3), depth)
    grove.add([at[0], y - 3], oval(px, py, k, k * 0.3, tone, opacity(0.42) + sheet.blur(16)))
  }
  for (const [who, x, y] of [
    ['man', 23, 39],
    ['office', 24.4, 39.6],
    ['boss', 31, 60],
  ] as const)
    worker(grove, on, who === 'boss' ? 'man' : who, [x * hand, y], who === 'office')
  if (lampsLit(on))
    for (const x of [24, 70]) grove.add([x * hand, 64], streetLamp(on, [x * hand, 64], 11, 0))
}

/** A person in a marigold helmet. */
function worker(grove: Grove, { camera }: Stage, who: Person, at: Spot, flip: boolean): void {
  grove.person(who, at, flip)
  const [x, y, depth] = camera.project([...at, 1.62])
  const k = camera.scale(depth) * 0.14
  const dome = `M${(x - k).toFixed(1)} ${y.toFixed(1)}a${k.toFixed(1)} ${(k * 1.1).toFixed(1)} 0 0 1 ${(2 * k).toFixed(1)} 0z`
  grove.add(at, shape(dome, '#F2A71B'), 0.05)
}
