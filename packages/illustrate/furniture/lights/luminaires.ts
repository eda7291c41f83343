import { lighten } from '../../paper/colour.ts'
import { circle, type Markup, opacity, oval, shape, stroke, fixed } from '../../paper/svg.ts'
import type { Spot, Vec } from '../../paper/vector.ts'
import type { Indoors } from '../../rooms/indoors.ts'

/** The paint of light in the air round a lamp, by the hour. */
export function halo({ sheet, light, mood }: Indoors, strength = 1): string {
  const most = strength * (0.2 + 0.7 * mood.night)
  return sheet.glow([
    [0, lighten(light.colours.lamp, 0.08), most],
    [0.3, light.colours.lamp, 0.4 * most],
    [1, light.colours.lamp, 0],
  ])
}

/** The cap at the ceiling from which a thing hangs: where, and its radius in metres. */
export function rose(on: Indoors, [x, y]: Spot, radius = 0.06): Markup {
  const [px, py, depth] = on.camera.project([x, y, on.room.height])
  const k = on.camera.scale(depth) * radius
  const flat = ((on.room.height - on.camera.eye[2]) / depth) * k
  return (
    oval(px, py, k * 1.35, flat * 1.35, on.mood.shade, opacity(0.18)) +
    shape(
      `M${fixed(px - k)} ${fixed(py)}a${fixed(k)} ${fixed(flat)} 0 0 1 ${fixed(2 * k)} 0l${fixed(-k * 0.4)} ${fixed(k * 0.7)}q${fixed(-k * 0.6)} ${fixed(flat)} ${fixed(-k * 1.2)} 0z`,
      on.mood.tone('#3a2c26', 0.46),
    )
  )
}

/** A lamp hung from the ceiling: centre and size (across) in metres. */
export function hanging(
  on: Indoors,
  at: Vec,
  size: number,
  form: 'globe' | 'cone' | 'drum' | 'rattan',
  colour = '#3a2c26',
): Markup {
  const [x, y, depth] = on.camera.project(at)
  const k = on.camera.scale(depth) * size
  const top = on.camera.project([at[0], at[1], on.room.height])[1]
  const cord =
    rose(on, [at[0], at[1]]) +
    stroke(`M${fixed(x)} ${fixed(y)}V${fixed(top)}`, on.mood.tone('#3a2c26', 0.4), 1.3)
  const paint = on.sheet.gradientDown(
    [
      [0, on.mood.tone(colour, 0.3)],
      [1, on.mood.tone(colour, 0.62)],
    ],
    y - k * 0.4,
    y + k * 0.3,
  )
  const light = circle(x, y + k * 0.1, 2 * k, halo(on, 0.6))
  if (form === 'globe')
    return (
      cord +
      light +
      circle(
        x,
        y,
        k / 2,
        on.sheet.glow([
          [0, '#fffaea'],
          [0.6, '#ffedc8'],
          [1, on.light.colours.lamp],
        ]),
      )
    )
  const bulb = oval(x, y + k * 0.3, k * 0.42, k * 0.07, '#fff3d2')
  if (form === 'cone')
    return (
      cord +
      light +
      shape(
        `M${fixed(x - k * 0.08)} ${fixed(y - k * 0.34)}h${fixed(k * 0.16)}Q${fixed(x + k * 0.2)} ${fixed(y)} ${fixed(x + k * 0.5)} ${fixed(y + k * 0.3)}h${fixed(-k)}Q${fixed(x - k * 0.2)} ${fixed(y)} ${fixed(x - k * 0.08)} ${fixed(y - k * 0.34)}z`,
        paint,
      ) +
      bulb
    )
  if (form === 'drum') {
    const shade = on.sheet.gradientDown(
      [
        [0, '#f4d9a8'],
        [1, '#fff4d8'],
      ],
      y - k * 0.3,
      y + k * 0.3,
    )
    return (
      cord +
      light +
      shape(
        `M${fixed(x - k * 0.44)} ${fixed(y - k * 0.25)}h${fixed(k * 0.88)}l${fixed(k * 0.06)} ${fixed(k * 0.5)}h${fixed(-k)}z`,
        shade,
      ) +
      oval(x, y + k * 0.25, k * 0.5, k * 0.06, '#fffaea')
    )
  }
  let weave = ''
  for (let i = -4; i <= 4; i++)
    weave += `M${fixed(x)} ${fixed(y - k * 0.4)}Q${fixed(x + i * k * 0.15)} ${fixed(y)} ${fixed(x + i * k * 0.1)} ${fixed(y + k * 0.32)}`
  return (
    cord +
    light +
    oval(x, y, k * 0.52, k * 0.4, on.light.colours.lamp, opacity(0.55)) +
    stroke(weave, on.mood.tone('#a9743f', 0.4), 2) +
    stroke(
      `M${fixed(x - k * 0.46)} ${fixed(y - k * 0.18)}h${fixed(k * 0.92)}M${fixed(x - k * 0.53)} ${fixed(y)}h${fixed(k * 1.06)}M${fixed(x - k * 0.46)} ${fixed(y + k * 0.18)}h${fixed(k * 0.92)}`,
      on.mood.tone('#a9743f', 0.34),
      2,
    )
  )
}

/** A lit bar hung over a table: left end, length across or away, in metres. */
export function barLamp(on: Indoors, at: Vec, length: number, away = false): Markup {
  const end: Vec = away ? [at[0], at[1] + length, at[2]] : [at[0] + length, at[1], at[2]]
  const [a, b] = [on.camera.project(at), on.camera.project(end)]
  const k = on.camera.scale(a[2])
  const lines = [at, end].map((point) => {
    const [x, y] = on.camera.project(point)
    return `M${fixed(x)} ${fixed(y)}V${fixed(on.camera.project([point[0], point[1], on.room.height])[1])}`
  })
  const bar = `M${fixed(a[0])} ${fixed(a[1])}L${fixed(b[0])} ${fixed(b[1])}`
  return (
    rose(on, [at[0], at[1]]) +
    rose(on, [end[0], end[1]]) +
    stroke(lines.join(''), on.mood.tone('#3a2c26', 0.4), 1.1) +
    oval(
      (a[0] + b[0]) / 2,
      (a[1] + b[1]) / 2,
      Math.abs(a[0] - b[0]) * 0.62 + 0.4 * k,
      0.62 * k,
      halo(on, 0.55),
    ) +
    stroke(bar, on.mood.tone('#2e2622', 0.4), 0.075 * k) +
    stroke(bar, '#fff2cf', 0.03 * k, ` transform="translate(0 ${fixed(0.025 * k)})"`)
  )
}

/** A table lamp: foot and height in metres. */
export function tableLamp(on: Indoors, foot: Vec, height: number, base: string): Markup {
  const [x, y, depth] = on.camera.project(foot)
  const k = on.camera.scale(depth) * height
  const shade = on.sheet.gradientDown(
    [
      [0, '#f6dcae'],
      [0.6, '#fff3d6'],
      [1, '#f3c988'],
    ],
    y - k,
    y - k * 0.5,
  )
  return (
    circle(x, y - k * 0.7, k * 1.9, halo(on)) +
    oval(x, y, k * 0.2, k * 0.05, on.mood.shade, opacity(0.4)) +
    shape(
      `M${fixed(x - k * 0.1)} ${fixed(y)}c${fixed(-k * 0.14)} ${fixed(-k * 0.2)} ${fixed(-k * 0.1)} ${fixed(-k * 0.36)} ${fixed(k * 0.07)} ${fixed(-k * 0.52)}h${fixed(k * 0.06)}c${fixed(k * 0.17)} ${fixed(k * 0.16)} ${fixed(k * 0.21)} ${fixed(k * 0.32)} ${fixed(k * 0.07)} ${fixed(k * 0.52)}z`,
      on.mood.tone(base, 0.46),
    ) +
    shape(
      `M${fixed(x - k * 0.2)} ${fixed(y - k)}h${fixed(k * 0.4)}l${fixed(k * 0.12)} ${fixed(k * 0.5)}h${fixed(-k * 0.64)}z`,
      shade,
    )
  )
}

/** A standing arc or straight lamp: foot and height in metres. */
export function standing(on: Indoors, foot: Spot, height: number, reach = 0): Markup {
  const [x, y, depth] = on.camera.project([...foot, 0])
  const top = on.camera.project([...foot, height])[1]
  const k = on.camera.scale(depth)
  const [hx, hy] = [x + reach * k, top + (reach ? 0.3 * k : 0)]
  const pole = reach
    ? `M${fixed(x)} ${fixed(y)}V${fixed(top + 0.3 * k)}Q${fixed(x)} ${fixed(top - 0.06 * k)} ${fixed(hx)} ${fixed(hy - 0.12 * k)}`
    : `M${fixed(x)} ${fixed(y)}V${fixed(top)}`
  const shade = on.sheet.gradientDown(
    [
      [0, '#f6dcae'],
      [0.6, '#fff3d6'],
      [1, '#f3c988'],
    ],
    hy - 0.2 * k,
    hy + 0.2 * k,
  )
  return (
    oval(x, y, 0.18 * k, 0.045 * k, on.mood.tone('#2a211e', 0.4)) +
    stroke(pole, on.mood.tone('#3a2a22', 0.4), 0.022 * k) +
    circle(hx, hy, 1.2 * k, halo(on)) +
    shape(
      `M${fixed(hx - 0.17 * k)} ${fixed(hy - 0.18 * k)}h${fixed(0.34 * k)}l${fixed(0.07 * k)} ${fixed(0.34 * k)}h${fixed(-0.48 * k)}z`,
      shade,
    )
  )
}
