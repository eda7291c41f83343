import { stand } from '../paper/camera.ts'
import { mix } from '../paper/colour.ts'
import { nth } from '../paper/nth.ts'
import { random } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'
import { type Markup, opacity, shape } from '../paper/svg.ts'
import { mist, sky, skyline } from './sky.ts'
import type { Species } from './trees/species.ts'
import { tree } from './trees/trees.ts'

/** What a high floor looks out on, to the horizon: sky, city and tree tops. `top` is the sheet y where the sky is deepest. */
export function outlook(on: Stage, view: 'city' | 'park', seed: number, top: number): Markup {
  const { camera, sheet } = on
  // A wide sheet shows through windows at its sides what lies far off to the left and right.
  const aside = sheet.left < 0 ? 5 : 2
  const chance = random(seed * 31 + 5)
  const any = (): number => Math.floor(chance.between(1, 90))
  const haze = (up: number, tall: number, strength = 0.5): Markup =>
    mist(on, camera.horizon - up, tall, strength)
  const rise = chance.between(0.8, 1.25)
  let body = sky(on, { seed: any(), cloud: chance.between(0.3, 0.7), sunSize: 22, top })
  body +=
    skyline(on, {
      seed: any(),
      distance: 2600,
      heights: [20, 210 * rise],
      spacing: chance.between(46, 70),
    }) + haze(12, 44)
  if (view === 'city')
    body +=
      skyline(on, {
        seed: any(),
        distance: 1500,
        heights: [0, 150 * rise],
        spacing: chance.between(50, 76),
      }) +
      haze(10, 40) +
      skyline(on, {
        seed: any(),
        distance: 820,
        heights: [-10, 100 * rise],
        spacing: chance.between(56, 80),
        windows: true,
      }) +
      haze(-6, 40)
  // The plain below, out to the horizon.
  body += shape(
    camera.face([
      [-2600, 2400, -16],
      [2600, 2400, -16],
      [700, 150, -16],
      [-700, 150, -16],
    ]),
    mix(nth(on.light.colours.leaves.far, 2), on.light.colours.mist, 0.5),
  )
  body += mist(on, camera.horizon - 8, 36, 0.75)
  const sets: readonly (readonly Species[])[] = [
    ['neem', 'gulmohar', 'ashoka'],
    ['neem', 'canopy', 'royalPalm'],
    ['canopy', 'flameCanopy', 'neem'],
  ]
  const symbols = chance.pick(sets).map((kind, n) => tree(on, kind, { seed: n + 3, range: 'far' }))
  const usual = view === 'park' ? [320, 240, 180, 135, 105, 80, 60] : [170, 120, 84, 60]
  const rows = sheet.left < 0 ? [...usual, 44, 33] : usual
  for (const y of rows) {
    body += shape(
      camera.face([
        [-700, y + 50, -16],
        [700, y + 50, -16],
        [700, y - 30, -16],
        [-700, y - 30, -16],
      ]),
      on.light.colours.lawn[0],
      opacity(0.85),
    )
    for (let x = -y * aside; x < y * aside; x += y * 0.05) {
      const at = [camera.eye[0] + x + chance.between(0, 4), y + chance.between(0, 8), -14] as const
      const [height, symbol, flip] = [
        chance.between(8, 13),
        chance.pick(symbols),
        chance.chance(0.5),
      ]
      const [onSheet] = camera.project(at)
      if (camera.depth(at) > 8 && onSheet > sheet.left - 150 && onSheet < sheet.right + 150)
        body += stand(camera, symbol, at, height, flip)
    }
  }
  return body + mist(on, camera.horizon + 90, 50, 0.2)
}

/** A garden at ground level, for windows that stand on it: lawn, a hedge and trees, the nearest `near` metres away. */
export function garden(on: Stage, seed: number, near: number, top: number): Markup {
  const { camera, light, sheet } = on
  const chance = random(seed * 17 + 3)
  let body = sky(on, { seed, cloud: 0.5, sunSize: 24, top })
  body +=
    skyline(on, { seed: seed + 2, distance: 900, heights: [20, 130], spacing: 66 }) +
    mist(on, camera.horizon - 30, 50, 0.5)
  body += shape(
    camera.face([
      [-400, 400, 0],
      [400, 400, 0],
      [400, 1, 0],
      [-400, 1, 0],
    ]),
    light.colours.lawn[0],
  )
  const rows = [
    { y: near + 70, range: 'far', kinds: ['neem', 'ashoka', 'canopy'], height: 12 },
    { y: near + 34, range: 'middle', kinds: ['neem', 'gulmohar'], height: 10 },
    { y: near + 12, range: 'middle', kinds: ['royalPalm', 'frangipani'], height: 8 },
    { y: near + 4, range: 'middle', kinds: ['hedge', 'bougainvillea', 'shrub'], height: 1.5 },
  ] as const
  for (const { y, range, kinds, height } of rows) {
    const symbols = kinds.map((kind, i) => tree(on, kind, { seed: seed + i, range, detail: 2 }))
    const step = height > 2 ? height * 0.6 : 1
    for (let x = -y * 2.4; x < y * 2.4; x += step) {
      const at = [
        camera.eye[0] + x + chance.between(0, step),
        y + chance.between(0, 1.5) - Math.abs(x) * 0.25,
        0,
      ] as const
      const [tall, symbol, flip] = [
        height * chance.between(0.75, 1.2),
        chance.pick(symbols),
        chance.chance(0.5),
      ]
      if (chance.chance(height < 2 ? 0 : 0.25) || camera.depth(at) < 8) continue
      const [onSheet] = camera.project(at)
      if (onSheet > sheet.left - 300 && onSheet < sheet.right + 300)
        body += stand(camera, symbol, at, tall, flip)
    }
  }
  return body
}
