import type { Svg } from './paper/svg.ts'
import { sceneKinds, type SceneKind } from './scene-kinds.ts'
import type { Facts, Look } from './scene.ts'

export { sceneKinds, type Facts, type Look, type SceneKind, type Svg }
export type { Hour, Place } from './paper/palette.ts'

/** Draws a scene of a kind from facts and a look; the same input gives the same SVG. */
export async function draw(kind: SceneKind, facts: Facts, look: Look): Promise<Svg> {
  const scene = await sceneKinds[kind]()
  return scene.draw(facts, look)
}
