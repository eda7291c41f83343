import { tree } from '../../outdoors/trees/trees.ts'
import { stand } from '../../paper/camera.ts'
import { nth } from '../../paper/nth.ts'
import { random } from '../../paper/random.ts'
import type { Stage } from '../../paper/stage.ts'
import type { Markup } from '../../paper/svg.ts'
import type { Vec } from '../../paper/vector.ts'
import { podium, tower } from './tower.ts'

/** Buildings on both sides, farthest first. */
export function streetBlocks(on: Stage, seed: number): Markup {
  const chance = random(seed + 2)
  let body = ''
  const towers: readonly Vec[] = chance.chance(0.5)
    ? [
        [58, 150, 16],
        [84, 230, 22],
      ]
    : [
        [70, 170, 21],
        [46, 250, 13],
      ]
  for (const [x, y, floors] of towers.toSorted((a, b) => b[1] - a[1]))
    body += tower(on, {
      centre: [x, y],
      width: 30,
      depth: 26,
      radius: 4,
      turn: 24,
      floors: floors,
      z: 4,
      crown: 5,
      slope: chance.between(-0.3, 0.3),
      seed: seed + y,
    })
  for (const y of [210, 160, 112, 66])
    body += podium(on, {
      x: 25,
      y,
      width: 30,
      depth: 40,
      floors: y > 100 ? 4 : 3,
      floorHeight: 4.2,
      seed: seed + y,
    })
  for (const y of [300, 220, 150])
    body += podium(on, {
      x: -80,
      y,
      width: 34,
      depth: 46,
      floors: chance.pick([3, 4, 5]),
      floorHeight: 4.2,
      seed: seed + y + 1,
    })
  const row = (['neem', 'ashoka', 'neem'] as const).map((kind, i) =>
    tree(on, kind, { seed: 5 + i, range: 'middle', detail: 2 }),
  )
  for (let y = 170; y > 26; y -= 6) {
    body += stand(
      on.camera,
      chance.pick(row),
      [-34 + chance.between(-3, 3), y + 4, 0],
      chance.between(7, 11),
      chance.chance(0.5),
    )
    body += stand(on.camera, nth(row, 1), [-25.4, y, 0], chance.between(6, 8))
  }
  return body
}
