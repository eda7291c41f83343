import { box } from '../../../buildings/solids.ts'
import { FRONT } from '../../../buildings/transport/terminal.ts'
import { stand } from '../../../paper/camera.ts'
import { lighten, mix } from '../../../paper/colour.ts'
import { throughAir } from '../../../paper/light.ts'
import { nth } from '../../../paper/nth.ts'
import { random } from '../../../paper/random.ts'
import type { Stage } from '../../../paper/stage.ts'
import { group, type Markup, opacity, oval, place, shape, stroke } from '../../../paper/svg.ts'
import { ellipse, type Spot } from '../../../paper/vector.ts'
import { airliner, TAIL } from '../../../roads/aircraft.ts'

const tails = ['#b4553a', '#2f6f70', '#e0a12e', '#7a4a6a', '#35586b'] as const

/** Aircraft at the gates, their bridges, and small vans. */
export function parked(on: Stage, seed: number): Markup {
  const { camera, light } = on
  const chance = random(seed + 1)
  const fleet = tails.map((tail) => airliner(on, tail))
  let body = ''
  for (let i = 0; i < 5; i++) {
    const x = -52 + i * 66 + chance.between(-5, 5)
    const y = FRONT - 42 + chance.between(-6, 6)
    body += box(on, [x + 30, y + 6, 4.4], [3, FRONT - y, 3], '#d5cab8', {
      side: () => throughAir(light, '#cdbfa9', y),
      bottom: throughAir(light, '#8d7f72', y),
    })
    body += shape(camera.ground(ellipse(x, y - 2, 20, 3.4)), light.colours.shadow, opacity(0.4))
    body += stand(
      camera,
      nth(fleet, (i + seed) % fleet.length),
      [x, y, 0],
      TAIL,
      chance.chance(0.4),
    )
  }
  for (let i = 0; i < 9; i++)
    body += box(
      on,
      [chance.between(-90, 260), chance.between(190, 236), 0],
      [4.4, 2, 1.9],
      '#ffffff',
      {
        side: () => throughAir(light, chance.pick(['#e0a12e', '#f4efe6', '#b4553a']), 210),
      },
    )
  return body
}

export function taxiing(on: Stage, seed: number): Markup {
  const { camera, light, sheet } = on
  const at: Spot = [random(seed + 5).between(34, 58), 127]
  const [x, y, depth] = camera.project([...at, 0])
  const k = camera.scale(depth)
  const shadow = oval(
    x + 2 * k,
    y + 0.35 * k,
    17 * k,
    0.8 * k,
    light.colours.shadow,
    opacity(0.5) + sheet.blur(3),
  )
  return (
    shadow +
    stand(camera, airliner(on, nth(tails, (seed + 2) % tails.length)), [...at, 0], TAIL, true)
  )
}

/** One climbing out over the haze, and its faint trail. */
export function climbing(on: Stage, seed: number): Markup {
  const { sheet, light } = on
  const chance = random(seed + 8)
  const [x, y] = [chance.between(1010, 1220), sheet.height * chance.between(0.17, 0.25)]
  const plane = place(
    airliner(on, lighten(nth(tails, (seed + 4) % tails.length), 0.03), true),
    0,
    0,
    0.62,
  )
  const trail = stroke(
    `M${(x - 110).toFixed(0)} ${(y + 14).toFixed(0)}Q${(x - 420).toFixed(0)} ${(y + 130).toFixed(0)} ${(x - 700).toFixed(0)} ${(y + 190).toFixed(0)}`,
    mix(light.colours.cloud, '#ffffff', 0.4),
    4,
    opacity(0.28) + sheet.blur(3),
  )
  return trail + group(` transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(-13)"`, plane)
}
