import type { Pavilion } from '../../../buildings/estate/pavilion-plan.ts'
import { mist, skyline } from '../../../outdoors/sky.ts'
import type { Species } from '../../../outdoors/trees/species.ts'
import { tree, usualHeight } from '../../../outdoors/trees/trees.ts'
import { stand } from '../../../paper/camera.ts'
import { keyed, nth } from '../../../paper/nth.ts'
import { random } from '../../../paper/random.ts'
import type { Stage } from '../../../paper/stage.ts'
import type { Markup } from '../../../paper/svg.ts'

export const far = (on: Stage): Markup =>
  skyline(on, { seed: 9, distance: 620, heights: [20, 110], spacing: 84 }) +
  mist(on, on.camera.horizon - 60, 60, 0.5)

/** Trees behind the pavilion; `farther` metres are added to where they stand beyond a pool of 25 m. */
export function background(on: Stage, seed: number, farther: number): Markup {
  const { camera } = on
  const chance = random(seed + 39)
  const back = [
    tree(on, 'neem', { seed: 3, range: 'far' }),
    tree(on, 'ashoka', { seed: 5, range: 'far' }),
  ]
  const middle = [
    tree(on, 'neem', { seed: 6, range: 'middle', detail: 2 }),
    tree(on, 'gulmohar', { seed: 5, range: 'middle', detail: 2 }),
  ]
  let body = ''
  for (let x = -70; x < 110; x += 3.6)
    body += stand(
      camera,
      chance.pick(back),
      [x + chance.between(0, 3), farther + chance.between(76, 88), 0],
      chance.between(10, 16),
      chance.chance(0.5),
    )
  for (let x = -60; x < 90; x += 5)
    body += stand(
      camera,
      nth(middle, chance.chance(0.7) ? 0 : 1),
      [x + chance.between(0, 3), farther + chance.between(54, 62), 0],
      chance.between(9, 13),
      chance.chance(0.5),
    )
  return body
}

export function palmsAndHedges(on: Stage, club: Pavilion, seed: number, farther: number): Markup {
  const { camera } = on
  const chance = random(seed + 3)
  const kinds: Species[] = [
    'coconutPalm',
    'royalPalm',
    'bougainvillea',
    'hedge',
    'frangipani',
    'neem',
  ]
  const symbols = new Map(
    kinds.map((kind, i) => [
      kind,
      tree(on, kind, { seed: 4 + i, range: 'middle', detail: kind === 'neem' ? 2 : 1.4 }),
    ]),
  )
  const put = (
    kind: Species,
    x: number,
    y: number,
    height = usualHeight[kind] * chance.between(0.85, 1.1),
  ): Markup => stand(camera, keyed(symbols, kind), [x, y, 0], height, chance.chance(0.5))
  let body = ''
  for (let x = -34; x < -8; x += 4.4)
    body += put('neem', x, farther + chance.between(33, 37), chance.between(8, 11))
  for (const [x, y, height] of [
    [-9.4, 25, 9.6],
    [-12.6, 22, 8.6],
  ] as const)
    body += put('royalPalm', x, y, height)
  for (const [x, height] of [
    [18, 8.6],
    [23.4, 9.8],
    [29, 8.4],
    [35, 9.6],
  ] as const)
    body += put('coconutPalm', x, club.y - 5.6, height)
  for (let x = -30; x < -8; x += 1.7)
    body += put(
      chance.chance(0.5) ? 'bougainvillea' : 'hedge',
      x,
      farther + 24,
      chance.between(1.1, 1.6),
    )
  for (let x = 14; x < 44; x += 1.7)
    body += put(
      chance.chance(0.5) ? 'bougainvillea' : 'hedge',
      x,
      club.y - 6.2,
      chance.between(0.9, 1.3),
    )
  return body + put('frangipani', -6.4, club.y - 6, 4.2)
}
