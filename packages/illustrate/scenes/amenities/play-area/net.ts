import { bench } from '../../../outdoors/gardens/garden-things.ts'
import { nth } from '../../../paper/nth.ts'
import { curve, ellipse, ribbon, type Spot } from '../../../paper/vector.ts'
import { dome, ropePyramid } from './climbing-net.ts'
import { children, type Layout, sails } from './ground.ts'
import { postShadows } from './rods.ts'
import { seesaw, springRider, stump } from './small-things.ts'
import { rings, soft } from './soft-ground.ts'
import { swings } from './swings.ts'

/** A pyramid of ropes in the middle of rings of colour, small things round it. */
export const net: Layout = (ground) => {
  const { on, grove, bands, bright, paints } = ground
  const centre: Spot = [1.4, 13.4]
  grove.add(centre, ropePyramid(on, centre, 3.9, 6.6, nth(bright, 0), paints.post))
  grove.shadow(postShadows(on, [centre], 6.6))
  grove.add([-9, 20], dome(on, [-9, 20.4], 2, [nth(bright, 1), nth(bright, 2)]))
  grove.add([-5.6, 12.2], springRider(on, [-5.2, 12], nth(bright, 1), nth(bright, 2)))
  grove.add([-4, 9.4], springRider(on, [-3.9, 9.4], nth(bright, 2), nth(bright, 0)))
  grove.add([8.6, 14], seesaw(on, [8.4, 13.2], -0.4, -0.7, nth(bright, 2)))
  for (let i = 0; i < 7; i++) {
    const angle = -2.5 + i * 0.2
    const at: Spot = [
      centre[0] + Math.cos(angle) * 6.4 + 4.4,
      centre[1] + Math.sin(angle) * 6.4 + 0.6,
    ]
    grove.add(at, stump(on, at, 0.36, 0.18 + (i % 3) * 0.14, nth(bright, i % 3)))
  }
  grove.add([9, 21.6], swings(on, [7.4, 21.6], [-0.4, 0.6], paints.post, nth(bright, 1)))
  sails(ground, [
    [
      [-11.8, 18, 3],
      [-5.8, 18.6, 5.8],
      [-9.4, 25, 3.2],
    ],
  ])
  for (const at of [
    [-2.4, 24],
    [4.2, 24.4],
  ] as const)
    grove.add(at, bench(on, at))
  children(grove, [
    [-3.6, 19],
    [5.6, 19.6],
    [-1.2, 20.6],
    [12.4, 19.4],
  ])
  const [mx, my] = centre
  return (
    soft(
      on,
      ribbon(
        curve(
          [
            [-9, 2.4],
            [-6, 7.6],
            [-3.6, 11],
          ],
          12,
        ),
        2.6,
      ),
      nth(bands, 3),
    ) +
    soft(on, ellipse(-9, 20.4, 4.4, 3.2, 48), nth(bands, 2)) +
    soft(on, ellipse(9.4, 21.6, 4.2, 2.6, 48), nth(bands, 2)) +
    rings(
      on,
      [mx, my],
      [
        [8, nth(bands, 0)],
        [6.8, nth(bands, 1)],
        [5.9, nth(bands, 2)],
        [4.8, nth(bands, 3)],
        [3.9, nth(bands, 0)],
        [2, nth(bands, 1)],
      ],
    )
  )
}
