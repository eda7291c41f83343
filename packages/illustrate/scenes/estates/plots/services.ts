import { box } from '../../../buildings/solids.ts'
import type { Grove } from '../../../outdoors/trees/grove.ts'
import { mix } from '../../../paper/colour.ts'
import { nth } from '../../../paper/nth.ts'
import type { Stage } from '../../../paper/stage.ts'
import { type Markup, opacity, shape } from '../../../paper/svg.ts'
import { ellipse, rectangle, type Spot } from '../../../paper/vector.ts'
import { counts, CROSS, DEEP, EDGE, KERB, rows, WIDE } from './measures.ts'

/** Metres along the road where each plot of the first rows begins. */
const fronts = rows
  .slice(0, 3)
  .flatMap((start, row) => Array.from({ length: nth(counts, row) }, (_, i) => start + i * WIDE))

/** Half the width of the paved way from the road on to a plot, in metres. */
const APRON = 1.7

/** Whether a metre along the road lies on the way into a plot. */
export const onApron = (y: number): boolean =>
  fronts.some((start) => Math.abs(start + WIDE * 0.62 - y) < APRON + 0.5)

/** What serves the plots, on the ground: paved ways in, joints of the footpath, covers of drains and chambers, crossings. */
export function services({ camera, light }: Stage): Markup {
  const [pale, middle, near] = light.colours.paving
  let [aprons, joints, covers, stripes] = ['', '', '', '']
  for (const side of [-1, 1]) {
    const strip = (x: number, y: number, width: number, depth: number): string =>
      camera.ground(rectangle(side > 0 ? x : -x - width, y, width, depth))
    for (const start of fronts) {
      aprons += strip(KERB + 0.1, start + WIDE * 0.62 - APRON, EDGE - KERB + 0.6, 2 * APRON)
      covers += strip(EDGE - 0.9, start + 0.5, 0.7, 0.5)
      for (let i = 1; i < 5; i++)
        joints += strip(KERB + 0.1 + i * 0.8, start + WIDE * 0.62 - APRON, 0.05, 2 * APRON)
    }
    for (let y = 2; y < 96; y += 1.5) joints += strip(KERB + 0.25, y, 1.65, 0.05)
  }
  for (let y = 9; y < 100; y += 15)
    covers += camera.ground(ellipse(y % 2 ? 1.9 : -1.9, y, 0.4, 0.4, 16))
  for (const start of rows.slice(1, 3))
    for (const y of [start - CROSS - 2.6, start + 0.6])
      for (let x = -KERB + 0.5; x < KERB - 0.4; x += 1.05)
        stripes += camera.ground(rectangle(x, y, 0.55, 2.2))
  return (
    shape(aprons, mix(middle, nth(light.colours.wall, 2), 0.35)) +
    shape(joints, near, opacity(0.3)) +
    shape(covers, mix(light.colours.road, '#2b3438', 0.55), opacity(0.7)) +
    shape(stripes, mix('#f5ead2', pale, 0.3), opacity(0.6))
  )
}

/** What serves the plots and stands: capped stones at their front corners, pillars of the electricity supply at every second boundary. */
export function furnish(on: Stage, grove: Grove): void {
  const { wall, leaves } = on.light.colours
  const stone = nth(wall, 0)
  const cap = '#a8563c'
  const steel = mix(nth(leaves.near, 2), nth(wall, 4), 0.5)
  for (const side of [-1, 1])
    fronts.forEach((start, i) => {
      // Neighbours have one stone between them; a row's last plot has one at its far corner as well.
      for (const y of fronts.includes(start + WIDE)
        ? [start - 0.3]
        : [start - 0.3, start + WIDE - 0.6]) {
        const at: Spot = [side * (EDGE + 0.1), y]
        grove.add(
          at,
          box(on, [at[0] - 0.19, y - 0.19, 0], [0.38, 0.38, 0.62], stone) +
            box(on, [at[0] - 0.23, y - 0.23, 0.62], [0.46, 0.46, 0.12], cap),
        )
      }
      if (i % 2) return
      const at: Spot = [side * (EDGE - 0.5), start - 0.5]
      grove.add(
        at,
        box(on, [at[0] - 0.35, at[1] - 0.25, 0], [0.7, 0.5, 0.2], nth(wall, 4)) +
          box(on, [at[0] - 0.28, at[1] - 0.19, 0.2], [0.56, 0.38, 1], steel) +
          box(on, [at[0] - 0.33, at[1] - 0.24, 1.2], [0.66, 0.48, 0.07], steel),
      )
    })
}

/** The rounded corners of the crossings, `grown` metres beyond the asphalt: path data. */
export function corners({ camera }: Stage, grown: number): string {
  const radius = 4.2
  let data = ''
  for (const start of rows.slice(1))
    for (const [y, way] of [
      [start - CROSS + 0.9, -1],
      [start - 1.5, 1],
    ] as const)
      for (const side of [-1, 1]) {
        const arc = Array.from({ length: 9 }, (_, i): Spot => {
          const angle = (i / 8) * (Math.PI / 2)
          return [
            side * (KERB + radius - Math.cos(angle) * (radius - grown)),
            y + way * (radius - Math.sin(angle) * (radius - grown)),
          ]
        })
        data += camera.ground([[side * (KERB + grown - 0.1), y + way * (grown - 0.1)], ...arc])
      }
  return data
}

/** Mown stripes on a plot of grass: path data of every second one. */
export function mown({ camera }: Stage, x: number, y: number): string {
  let data = ''
  for (let i = 0; i < 6; i += 2)
    data += camera.ground(rectangle(x + 0.3, y + 0.3 + i * 2.3, DEEP - 1.2, 2.3))
  return data
}
