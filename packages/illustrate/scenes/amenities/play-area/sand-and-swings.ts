import { bench } from '../../../outdoors/gardens/garden-things.ts'
import { nth } from '../../../paper/nth.ts'
import { children, type Layout, sails, tower, waves } from './ground.ts'
import { postShadows } from './rods.ts'
import { springRider, stump } from './small-things.ts'
import { blob, sandPit, soft } from './soft-ground.ts'
import { nestSwing, swings } from './swings.ts'

/** Swings and sand in front under sails, the tower behind. */
export const sandAndSwings: Layout = (ground) => {
  const { on, grove, bands, bright, paints } = ground
  tower(ground, [3, 21])
  grove.add([-5, 12.6], swings(on, [-7.6, 12.6], [0.7, -0.5, 0.2], paints.post, nth(bright, 1)))
  grove.shadow(
    postShadows(
      on,
      [
        [-7.6, 12.6],
        [-1.9, 12.6],
      ],
      2.7,
    ),
  )
  grove.add([-11, 19], nestSwing(on, [-11.4, 18.6], paints.post, nth(bright, 0)))
  sails(ground, [
    [
      [1.2, 16, 3],
      [7.2, 17.4, 3],
      [4, 11.6, 5.6],
    ],
    [
      [8.2, 17.4, 3.2],
      [13.4, 16.4, 3],
      [10.4, 12.4, 5.2],
    ],
  ])
  grove.add([2.4, 9.6], springRider(on, [1, 10], nth(bright, 2), nth(bright, 0)))
  for (const [i, at] of (
    [
      [-3.4, 8.4],
      [-2.4, 8.1],
      [-1.4, 8.2],
      [-0.5, 8.7],
    ] as const
  ).entries())
    grove.add(at, stump(on, at, 0.34, 0.18 + (i % 3) * 0.14, nth(bright, i % 3)))
  for (const at of [
    [-5.6, 22],
    [-1.6, 22.4],
  ] as const)
    grove.add(at, bench(on, at))
  children(grove, [
    [-6.6, 19],
    [-0.6, 19.4],
    [8.8, 19.2],
    [1.4, 20.2],
    [-3.8, 20.8],
  ])
  return (
    soft(
      on,
      blob([
        [-10, 9.6],
        [-3, 7],
        [4, 6.2],
        [12, 8.4],
        [14, 15],
        [12.6, 24],
        [2, 25],
        [-4, 18.4],
        [-14, 20.4],
        [-14, 14],
      ]),
      nth(bands, 0),
    ) +
    waves(
      on,
      [
        [8.6, 2.2],
        [3, 7.4],
        [-4.4, 10.4],
        [-9.6, 14.6],
        [-12, 19],
      ],
      [4.8, 3.4, 1.7],
      bands,
    ) +
    sandPit(on, [7, 12.4], 4, 2.5)
  )
}
