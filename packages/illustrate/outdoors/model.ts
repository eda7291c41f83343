import { stand } from '../paper/camera.ts'
import { standingShadow } from '../paper/light.ts'
import { keyed, nth } from '../paper/nth.ts'
import type { Random } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'
import type { Markup } from '../paper/svg.ts'
import { lift, smooth, type Spot } from '../paper/vector.ts'
import type { Species } from './trees/species.ts'
import { tree, usualHeight } from './trees/trees.ts'

/** What is drawn standing up, sorted by depth, and the shadows under it. */
export interface Model {
  on: Stage
  chance: Random
  ground: Markup[]
  shadows: string[]
  standing: { depth: number; body: Markup }[]
  trees: { at: Spot; kind: Species; height: number }[]
}

/** Adds a finished drawing that stands at a spot; `nearer` metres puts it in front of its neighbours. */
export function add(model: Model, at: Spot, body: Markup, nearer = 0): void {
  model.standing.push({ depth: model.on.camera.depth(lift(at, 0)) - nearer, body })
}

/** Plants a tree, height in metres; round trees are taken in their form from above. */
export function plant(
  model: Model,
  at: Spot,
  kind: Species,
  height = usualHeight[kind] * model.chance.between(0.62, 0.84),
): void {
  const seen: Species = kind === 'neem' ? 'canopy' : kind === 'gulmohar' ? 'flameCanopy' : kind
  model.trees.push({ at, kind: seen, height: seen === kind ? height : height * 1.12 })
}

/** Turns the planted trees into drawings and shadows; leaves out those off the sheet. */
export function standTrees({ on, shadows, standing, trees }: Model): void {
  const { camera, light, sheet } = on
  const kinds: Species[] = [
    'canopy',
    'flameCanopy',
    'ashoka',
    'frangipani',
    'royalPalm',
    'coconutPalm',
  ]
  const symbols = (['near', 'middle', 'far'] as const).map(
    (range) =>
      new Map(
        kinds.map((kind, i) => [
          kind,
          tree(on, kind, { seed: 3 + i, range: range === 'near' ? 'middle' : range, detail: 0.8 }),
        ]),
      ),
  )
  for (const { at, kind, height } of trees) {
    const depth = camera.depth(lift(at, 0))
    const [x, y] = camera.project(lift(at, 0))
    if (x < sheet.left - 80 || x > sheet.right + 80 || y < -40 || y > sheet.height + 120) continue
    shadows.push(
      standingShadow(
        camera,
        light,
        at,
        height,
        height * (kind === 'canopy' || kind === 'flameCanopy' ? 0.42 : 0.16),
      ),
    )
    const range = smooth(light.mist.from, light.mist.to, depth) > 0.42 ? 2 : 0
    standing.push({
      depth,
      body: stand(
        camera,
        keyed(nth(symbols, range), kind),
        lift(at, 0),
        height,
        Math.sin(at[0] * 7) > 0,
      ),
    })
  }
}
