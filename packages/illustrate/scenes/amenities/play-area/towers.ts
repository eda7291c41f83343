import { bench } from '../../../outdoors/gardens/garden-things.ts'
import { nth } from '../../../paper/nth.ts'
import { children, type Layout, sails, tower, waves } from './ground.ts'
import { postShadows } from './rods.ts'
import { seesaw, springRider, stump } from './small-things.ts'
import { blob, sandPit, soft } from './soft-ground.ts'
import { swings } from './swings.ts'

/** A tower with slides on waves of colour, swings behind it, a sail over the sand. */
export const towers: Layout = (ground) => {
  const { on, grove, bands, bright, paints } = ground
  tower(ground, [-3, 12.8])
  grove.add([-12, 21], swings(on, [-13.4, 21], [0.5, -0.3, 0.15], paints.post, nth(bright, 1)))
  grove.shadow(
    postShadows(
      on,
      [
        [-13.4, 21],
        [-7.7, 21],
      ],
      2.7,
    ),
  )
  sails(ground, [
    [
      [6.2, 19, 5.8],
      [13, 20.4, 3.2],
      [10, 25, 3],
    ],
  ])
  grove.add([8.6, 21], springRider(on, [6.4, 16.6], nth(bright, 2), nth(bright, 0)))
  grove.add([-6.2, 11], seesaw(on, [-7.4, 13.6], 0.5, 0.7, nth(bright, 0)))
  for (const [i, at] of (
    [
      [3.6, 8.4],
      [4.5, 8.9],
      [5.5, 9.1],
      [6.5, 9],
    ] as const
  ).entries())
    grove.add(at, stump(on, at, 0.34, 0.2 + (i % 3) * 0.12, nth(bright, i % 3)))
  for (const at of [
    [-5, 24],
    [2.4, 24.6],
  ] as const)
    grove.add(at, bench(on, at))
  children(grove, [
    [-9.6, 19],
    [4.4, 18.8],
    [8.4, 22],
    [-2.8, 19.4],
    [0.6, 20.6],
  ])
  return (
    soft(
      on,
      blob([
        [-9.5, 10.5],
        [-4, 8.6],
        [2, 9.4],
        [9, 8],
        [12.4, 13.4],
        [9, 18.6],
        [2, 20],
        [-8, 24],
        [-15, 22],
        [-13, 16],
      ]),
      nth(bands, 0),
    ) +
    waves(
      on,
      [
        [-6.6, 2.6],
        [-4.6, 7.4],
        [1.2, 10.6],
        [4.6, 15],
        [0.6, 19.2],
        [-8, 21],
      ],
      [4.4, 3, 1.4],
      bands,
    ) +
    sandPit(on, [9, 21], 3.6, 2.6)
  )
}
