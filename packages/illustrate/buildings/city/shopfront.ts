import { mix, coarse } from '../../paper/colour.ts'
import { throughAir } from '../../paper/light.ts'
import { random } from '../../paper/random.ts'
import type { Stage } from '../../paper/stage.ts'
import { Batch, opacity, type Markup } from '../../paper/svg.ts'
import { lerp, smooth } from '../../paper/vector.ts'
import { sunOn, edge } from '../facade.ts'
import { onWall, type Wall } from '../solids.ts'

/** Shop or lobby bays on a wall: warm rooms behind glass, `bays` of them, on one floor. `lit` is the share lit, 0 to 1. */
export function shopfront(
  stage: Stage,
  wall: Wall,
  z: number,
  height: number,
  options: { seed: number; bay?: number; lit?: number },
): Markup {
  const chance = random(options.seed)
  const { light } = stage
  const count = Math.max(1, Math.round(wall.length / (options.bay ?? 4.2)))
  const body = new Batch()
  const most = options.lit ?? 1
  const share = most * smooth(0, 0.12, light.colours.litShare)
  for (let i = 0; i < count; i++) {
    const wave =
      0.5 + 0.32 * Math.sin(i * 0.42 + options.seed * 2.1) + 0.18 * Math.sin(i * 1.7 + options.seed)
    const warm = wave < share
    const tone = warm
      ? mix(light.colours.lamp, '#c9824a', chance.between(0, 0.35) + 0.4 * wave)
      : mix(
          mix(light.colours.glass, light.colours.timber, 0.35),
          edge(stage, sunOn(stage, wall)),
          chance.between(0.04, 0.2),
        )
    const [from, to] = [(i + 0.03) / count, (i + 0.97) / count]
    body.add(
      onWall(stage, wall, from, to, z + 0.25, z + height - 0.8),
      throughAir(light, coarse(tone, 6), wall.distance * (warm ? 0.4 : 1)),
    )
    // What may stand there is chosen for every bay that is lit at any hour.
    const tall = wave < most && chance.chance(0.5) ? chance.between(0.3, 0.5) : 0
    if (warm && tall > 0)
      body.add(
        onWall(stage, wall, lerp(from, to, 0.15), lerp(from, to, 0.6), z + 0.25, z + height * tall),
        '#8a5a3c',
        opacity(0.4),
      )
  }
  return String(body)
}
