import { stand } from '../../paper/camera.ts'
import { mix } from '../../paper/colour.ts'
import type { Stage } from '../../paper/stage.ts'
import { type Markup, opacity, oval, shape, stroke } from '../../paper/svg.ts'
import { ellipse, lift, type Spot, type Vec } from '../../paper/vector.ts'
import { contact } from '../../rooms/room.ts'
import type { Chairs } from './banquet-chairs.ts'
import { type Centrepiece, centrepiece } from '../plants/bouquets.ts'

/** Height of a table's top, in metres. */
const HIGH = 0.75

/** A laid round table, its cloth to the floor, with chairs round it: centre and radius in metres. Leave `cloth` out for bare timber on one leg. */
export function laidTable(
  on: Stage,
  centre: Spot,
  set: Chairs,
  options: {
    radius?: number
    seats?: number
    cloth?: string
    top?: string
    runner?: string
    piece?: Centrepiece
    flowers: readonly string[]
    seed: number
  },
): Markup {
  const { camera, sheet } = on
  const radius = options.radius ?? 0.9
  const seats = options.seats ?? 8
  const [cx, cy] = centre
  const around = Array.from({ length: seats }, (_, i): { angle: number; at: Spot } => {
    const angle = ((i + 0.5) / seats) * Math.PI * 2
    return {
      angle,
      at: [cx + Math.cos(angle) * (radius + 0.28), cy + Math.sin(angle) * (radius + 0.28)],
    }
  }).toSorted((a, b) => b.at[1] - a.at[1])
  const seat = ({ angle, at }: (typeof around)[number]): Markup => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    return Math.abs(s) < 0.45
      ? stand(camera, set.side, [...at, 0], 0.95, c > 0)
      : stand(camera, s > 0 ? set.front : set.behind, [...at, 0], 0.95)
  }
  const ring = (r: number, z: number): Vec[] =>
    ellipse(cx, cy, r, r, 36).map((spot) => lift(spot, z))
  const [left, right] = [
    camera.project([cx - radius, cy, HIGH])[0],
    camera.project([cx + radius, cy, HIGH])[0],
  ]
  let table = ''
  if (options.cloth) {
    const { cloth } = options
    const side = sheet.gradientAcross(
      [
        [0, mix(cloth, '#ffdca0', 0.2)],
        [0.35, mix(cloth, '#5a4248', 0.25)],
        [0.75, mix(cloth, '#33242b', 0.5)],
        [1, mix(cloth, '#ffd79a', 0.1)],
      ],
      left,
      right,
    )
    table += shape(camera.hull([...ring(radius * 1.06, 0.02), ...ring(radius, HIGH)]), side)
    let folds = ''
    for (let i = 0; i <= 14; i++) {
      const angle = Math.PI + (i / 14) * Math.PI
      const foot = camera.project([
        cx + Math.cos(angle) * radius * 1.05,
        cy + Math.sin(angle) * radius * 1.05,
        0.03,
      ])
      const head = camera.project([
        cx + Math.cos(angle) * radius,
        cy + Math.sin(angle) * radius,
        HIGH - 0.12,
      ])
      folds += `M${foot[0].toFixed(1)} ${foot[1].toFixed(1)}L${head[0].toFixed(1)} ${head[1].toFixed(1)}`
    }
    table += stroke(
      folds,
      mix(cloth, '#2a1c22', 0.6),
      Math.max(0.5, 0.02 * camera.scale(camera.depth([cx, cy, 0]))),
      opacity(0.4),
    )
    if (options.runner)
      table += shape(
        camera.hull([...ring(radius * 1.01, HIGH - 0.2), ...ring(radius * 1.005, HIGH)]),
        options.runner,
        opacity(0.85),
      )
  } else {
    table +=
      shape(camera.hull([...ring(0.28, 0), ...ring(0.24, 0.04)]), '#2e2220') +
      shape(camera.hull([...ring(0.06, 0.03), ...ring(0.06, HIGH)]), '#3a2a24')
    table += shape(
      camera.hull([...ring(radius, HIGH - 0.05), ...ring(radius, HIGH)]),
      mix(options.top ?? '#6b4a38', '#1f1518', 0.4),
    )
  }
  const top = options.cloth ?? options.top ?? '#6b4a38'
  table += shape(
    camera.face(ring(radius, HIGH)),
    sheet.gradientAcross(
      [
        [0, mix(top, '#fff3d8', 0.7)],
        [0.5, mix(top, '#ffe6b8', 0.4)],
        [1, mix(top, '#6a5050', 0.2)],
      ],
      left,
      right,
    ),
  )
  for (const { angle } of around)
    table += placeSetting(
      on,
      [cx + Math.cos(angle) * radius * 0.72, cy + Math.sin(angle) * radius * 0.72, HIGH + 0.01],
      radius / 0.9,
      top,
    )
  return (
    contact(on, ellipse(cx, cy, radius * 1.5), 0.5, 6) +
    around
      .filter(({ angle }) => Math.sin(angle) > -0.45)
      .map(seat)
      .join('') +
    table +
    centrepiece(on, [cx, cy, HIGH], options.piece ?? 'low', options.flowers, options.seed) +
    around
      .filter(({ angle }) => Math.sin(angle) <= -0.45)
      .map(seat)
      .join('')
  )
}

/** A plate and a glass on a table's top, at a point in metres; size 1 is a plate of 28 cm. */
export function placeSetting({ camera }: Stage, at: Vec, size: number, top: string): Markup {
  const [x, y, depth] = camera.project(at)
  const k = camera.scale(depth) * size
  const flat = Math.max(0.12, (camera.eye[2] - at[2]) / depth)
  return (
    oval(x, y, 0.14 * k, 0.14 * k * flat, mix(top, '#3a2a2c', 0.35)) +
    oval(x, y - 0.01 * k, 0.13 * k, 0.13 * k * flat, '#fff8e8') +
    stroke(
      `M${(x + 0.17 * k).toFixed(1)} ${y.toFixed(1)}v${(-0.07 * k).toFixed(1)}`,
      '#fff6e0',
      Math.max(0.4, 0.012 * k),
    ) +
    oval(x + 0.17 * k, y - 0.12 * k, 0.035 * k, 0.06 * k, '#fff6e0', opacity(0.6))
  )
}
