import type { Species } from '../../../outdoors/trees/species.ts'
import { tree } from '../../../outdoors/trees/trees.ts'
import { stand } from '../../../paper/camera.ts'
import { mix } from '../../../paper/colour.ts'
import { throughAir } from '../../../paper/light.ts'
import { nth } from '../../../paper/nth.ts'
import type { Random } from '../../../paper/random.ts'
import type { Stage } from '../../../paper/stage.ts'
import { opacity, oval, stroke } from '../../../paper/svg.ts'
import { smooth, type Spot } from '../../../paper/vector.ts'
import type { Land, Relief, Way } from './land.ts'
import { cell, KERB } from './plots.ts'

/** Palms along the roads, single ones on the plots' land, forest on the slopes. */
export function trees(
  on: Stage,
  land: Land,
  relief: Relief,
  ways: readonly Way[],
  built: Set<string>,
  chance: Random,
): void {
  const { camera, light, sheet } = on
  const kinds: readonly Species[] = ['canopy', 'canopy', 'coconutPalm', 'royalPalm', 'flameCanopy']
  // Thousands of trees stand here: what a tree of 30 px cannot show is not drawn.
  const drawn = (detail: number): string[] =>
    kinds.map((kind, i) => tree(on, kind, { seed: 3 + i, range: 'middle', detail }))
  const [symbols, smaller] = [drawn(0.6), drawn(0.22)]
  const bush = crown(on, -0.4)
  const distant = [0, 0.5, 1].map((share) => crown(on, share))
  const reach = Math.min(3.2, 1 / Math.tan(Math.asin(light.sun[2])))
  const flat = Math.hypot(light.sun[0], light.sun[1])
  const put = (at: Spot, i: number, height: number): void => {
    const foot = land.on(at)
    const [x, y, depth] = camera.project(foot)
    if (
      depth < 4 ||
      x < sheet.left - 90 ||
      x > sheet.right + 90 ||
      y < -60 ||
      y > sheet.height + 130
    )
      return
    const k = camera.scale(depth)
    const end = land.on([
      at[0] - (light.sun[0] / flat) * reach * height * 0.55,
      at[1] - (light.sun[1] / flat) * reach * height * 0.55,
    ])
    const [sx, sy] = camera.project(end)
    const palm = i === 2 || i === 3
    if (depth < 300)
      relief.shade(
        Math.min(at[1], end[1]),
        (palm
          ? stroke(
              `M${x.toFixed(0)} ${y.toFixed(0)}L${sx.toFixed(0)} ${sy.toFixed(0)}`,
              light.colours.shadow,
              0.4 * k,
              opacity(0.3),
            )
          : '') +
          oval(
            sx,
            sy,
            height * (palm ? 0.22 : 0.42) * k,
            height * (palm ? 0.1 : 0.2) * k,
            light.colours.shadow,
            opacity(light.colours.shadowStrength * 0.8),
          ),
      )
    relief.stand(
      at[1],
      stand(
        camera,
        depth > 340
          ? nth(distant, depth > 560 ? 2 : depth > 420 ? 1 : 0)
          : nth(depth > 170 ? smaller : symbols, i),
        foot,
        depth > 340 && palm ? height * 0.8 : height,
      ),
    )
  }
  for (const { spots, beside } of ways)
    for (let i = 2; i < spots.length - 1; i += 2)
      for (const side of [-1, 1])
        if (chance.chance(0.8))
          put(beside(i, side * (KERB + 2.2)), chance.chance(0.72) ? 2 : 3, chance.between(9, 13))
  const roads = ways.flatMap(({ spots }) => spots.filter((_, i) => i % 3 === 0))
  const nearest = ([x, y]: Spot): number =>
    Math.min(...roads.map(([p, q]) => Math.hypot(x - p, y - q)))
  for (let y = 14; y < 640; y += 6.5) {
    const half = 40 + y * 1.02
    for (let x = -half; x < half; x += 6.8 + y * 0.006) {
      const at: Spot = [x + chance.between(-3, 3), y + chance.between(-3, 3)]
      if (built.has(cell(at))) continue
      const clearing = Math.sin(x / 33 + 2) * Math.sin(y / 41 + 1)
      const wooded = smooth(30, 66, nearest(at)) * (clearing > 0.45 && y < 330 ? 0.4 : 1)
      if (!chance.chance(0.05 + 0.95 * wooded)) continue
      const i = chance.chance(wooded < 0.3 ? 0.6 : 0.08)
        ? 2
        : chance.chance(0.1)
          ? 3
          : chance.chance(0.035)
            ? 4
            : chance.pick([0, 1])
      put(at, i, i === 2 || i === 3 ? chance.between(9, 13) : chance.between(6.5, 11))
    }
  }
  for (let i = 0; i < 620; i++) {
    const y = 20 + 400 * chance.next() ** 1.4
    const at: Spot = [chance.between(-0.9, 0.9) * (50 + y), y]
    if (built.has(cell(at))) continue
    relief.stand(y, stand(camera, bush, land.on(at), chance.between(0.8, 2.6)))
  }
}

/** A far crown in four tones, the lightest towards the sun; `share` is how deep in the haze. */
function crown({ sheet, light }: Stage, share: number): string {
  const side = light.sun[0] < 0 ? -1 : 1
  const [from, to] = [light.mist.from, light.mist.to]
  const tones = light.colours.leaves.middle.map((tone) =>
    throughAir(light, tone, from + (to - from) * (0.28 + share * 0.26)),
  )
  const lobes = [
    [-26, -34, 30, 0],
    [24, -36, 32, 0],
    [0, -52, 36, 0],
    [-20 + side * 4, -46, 24, 1],
    [22 + side * 4, -46, 25, 1],
    [side * 6, -62, 28, 1],
    [-16 + side * 8, -56, 14, 2],
    [20 + side * 8, -54, 16, 2],
    [side * 12, -74, 17, 2],
    [26 * side, -60, 8, 3],
    [side * 16, -80, 9, 3],
  ] as const
  const paints = [...tones.slice(0, 3), mix(nth(tones, 3), nth(tones, 4), 0.5)]
  return sheet.symbol(
    (share < 1 ? lobes : lobes.filter((_, i) => i % 2 === 0))
      .map(([x, y, r, tone]) => oval(x, y, r, r * 0.84, nth(paints, tone)))
      .join(''),
  )
}
