import type { Grove } from '../../../outdoors/trees/grove.ts'
import { openPlot } from '../../../outdoors/land/open-plot.ts'
import { mix } from '../../../paper/colour.ts'
import { throughAir } from '../../../paper/light.ts'
import { nth } from '../../../paper/nth.ts'
import type { Stage } from '../../../paper/stage.ts'
import { type Markup, opacity, shape } from '../../../paper/svg.ts'
import { rectangle } from '../../../paper/vector.ts'
import { corners, mown } from './services.ts'
import { counts, KERB, EDGE, WIDE, DEEP, CROSS, rows } from './measures.ts'

/** Sheet px below the frame from which on no post is drawn. */
const BEYOND = 1300

/** The plots of both sides: turf of many tones with pale edges, some cleared with stones and flags, which join the grove. */
export function plots(on: Stage, grove: Grove, hand: number, seed: number, earth: string): Markup {
  const { camera, light, sheet } = on
  const { chance } = grove
  const [distant, near] = light.colours.lawn
  const pale = mix(nth(light.colours.wall, 0), light.colours.paving[0], 0.3)
  let [turf, edges, cleared, stripes] = ['', '', '', '']
  rows.forEach((start, row) => {
    for (const side of [-1, 1])
      for (let column = 0; column < (side === hand ? 5 : 4); column++)
        for (let i = 0; i < nth(counts, row); i++) {
          const inner = EDGE + column * DEEP + (column > 1 ? CROSS : 0)
          const [x, y] = [side > 0 ? inner : -inner - DEEP + 0.6, start + i * WIDE]
          const plan = rectangle(x, y, DEEP - 0.6, WIDE - 0.6)
          const tone = mix(
            mix(near, distant, chance.between(0, 0.7)),
            chance.pick([earth, nth(light.colours.leaves.middle, 2)]),
            0.2,
          )
          turf += shape(
            camera.ground(plan),
            throughAir(light, tone, camera.depth([x, y + WIDE / 2, 0])),
          )
          edges +=
            camera.ground(rectangle(x, y, DEEP - 0.6, 0.18)) +
            camera.ground(rectangle(x, y + WIDE - 0.78, DEEP - 0.6, 0.18)) +
            camera.ground(rectangle(x, y, 0.18, WIDE - 0.6)) +
            camera.ground(rectangle(x + DEEP - 0.78, y, 0.18, WIDE - 0.6))
          const chosen =
            (i * 5 + row * 3 + column * 2 + seed + (side > 0 ? 1 : 0)) % 3 === 0 &&
            column < 2 &&
            row < 2
          if (!chosen) {
            if (row < 2) stripes += mown(on, x, y)
            continue
          }
          const plot = openPlot(on, plan, seed + row * 50 + i * 7 + column + side, true, earth)
          cleared += plot.ground
          plot.posts.forEach(({ at, body }) => {
            // What stands far below a lens that looks down is not drawn.
            if (camera.project([...at, 0])[1] < sheet.frame.bottom + BEYOND) grove.add(at, body)
          })
        }
  })
  const mowed = shape(stripes, light.colours.skylight, opacity(0.08))
  return turf + mowed + shape(edges, pale, opacity(0.75)) + cleared
}

/** The road between the plots and the cross roads: kerbs, footpaths, a dashed line. */
export function roads(on: Stage): Markup {
  const { camera, light, sheet } = on
  const [pale, middle, near] = light.colours.paving
  const paint = (a: string, b: string, c: string): string =>
    sheet.gradientDown(
      [
        [0, a],
        [0.25, b],
        [1, c],
      ],
      camera.horizon,
      sheet.height,
    )
  const { road } = light.colours
  const asphalt = paint(mix(road, pale, 0.75), mix(road, middle, 0.3), mix(road, near, 0.66))
  const walk = paint(pale, mix(pale, middle, 0.6), mix(middle, near, 0.3))
  const strip = (x: number, width: number, y = 0.5, depth = 330): string =>
    camera.ground(rectangle(x, y, width, depth))
  const crossings = rows.slice(1).map((start) => start - CROSS + 0.9)
  const across = (grown: number): string =>
    crossings.map((y) => strip(-190, 380, y - grown, CROSS - 2.4 + 2 * grown)).join('')
  let dashes = ''
  for (let y = 4; y < 200; y += 7) dashes += strip(-0.08, 0.16, y, 3)
  return (
    shape(across(0.8) + corners(on, 1.9), walk) +
    shape(strip(-KERB - 1.9, 2 * KERB + 3.8), walk) +
    shape(strip(-KERB - 0.25, 2 * KERB + 0.5), mix(nth(light.colours.wall, 0), pale, 0.4)) +
    shape(corners(on, 0.25), mix(nth(light.colours.wall, 0), pale, 0.4)) +
    shape(across(0) + corners(on, 0), asphalt) +
    shape(strip(-KERB, 2 * KERB), asphalt) +
    shape(dashes, '#f5ead2', opacity(0.6))
  )
}
