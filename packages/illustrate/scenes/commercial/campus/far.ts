import { mist, skyline } from '../../../outdoors/sky.ts'
import { tree } from '../../../outdoors/trees/trees.ts'
import { stand } from '../../../paper/camera.ts'
import { random } from '../../../paper/random.ts'
import type { Stage } from '../../../paper/stage.ts'
import type { Markup } from '../../../paper/svg.ts'

/** The city in the haze and rows of trees behind a campus. */
export function far(on: Stage, seed: number): Markup {
  const { camera } = on
  const chance = random(seed + 4)
  const trees = [
    tree(on, 'neem', { seed: 4, range: 'far' }),
    tree(on, 'ashoka', { seed: 5, range: 'far' }),
    tree(on, 'gulmohar', { seed: 5, range: 'far' }),
  ]
  let row = ''
  for (let y = 250; y > 140; y -= 36)
    for (let x = -200; x < 330; x += 6)
      row += stand(
        camera,
        chance.pick(trees),
        [x + chance.between(0, 5), y + chance.between(0, 12), 0],
        chance.between(9, 15),
        chance.chance(0.5),
      )
  return (
    skyline(on, { seed, distance: 2600, heights: [40, 300], spacing: 74 }) +
    mist(on, camera.horizon - 46, 56, 0.5) +
    skyline(on, { seed: seed + 3, distance: 1100, heights: [10, 110], spacing: 66 }) +
    mist(on, camera.horizon - 26, 44, 0.5) +
    row
  )
}
