import { mix } from '../../paper/colour.ts'
import { throughAir } from '../../paper/light.ts'
import { nth } from '../../paper/nth.ts'
import { random } from '../../paper/random.ts'
import type { Stage } from '../../paper/stage.ts'
import { Batch, group, opacity, shape, stroke, type Markup } from '../../paper/svg.ts'
import { between, curve, lift, rectangle, ribbon, type Spot, type Vec } from '../../paper/vector.ts'

/** A lawn seen from the ground: path data, and the sheet px over which it goes from its far to its near colour. */
export function lawn({ sheet, light }: Stage, data: string, top: number, bottom: number): Markup {
  const [far, near] = light.colours.lawn
  return shape(
    data,
    sheet.gradientDown(
      [
        [0, far],
        [0.28, mix(far, near, 0.6)],
        [1, near],
      ],
      top,
      bottom,
    ),
  )
}

/** A paved rectangle, in metres. */
export interface Paving {
  /** Metres: near left corner and size. */
  x: number
  y: number
  width: number
  depth: number
  /** Metres between joints, across and away. */
  joints: [number, number]
  seed: number
}

/** Stone paving with joints and a few odd slabs. */
export function paving({ sheet, light, camera }: Stage, area: Paving): Markup {
  const { x, y, width, depth, joints, seed } = area
  const [far, middle, near] = light.colours.paving
  const plan = camera.ground(rectangle(x, y, width, depth))
  const edge = camera.project([x + width / 2, y + depth, 0])[1]
  const chance = random(seed)
  let lines = ''
  const slabs = new Batch()
  for (let row = y; row < y + depth; row += joints[1]) {
    lines += camera.ground(rectangle(x, row, width, 0.02))
    for (let column = x; column < x + width; column += joints[0]) {
      if (chance.chance(0.22))
        slabs.add(
          camera.ground(rectangle(column, row, joints[0], joints[1])),
          chance.chance(0.5) ? '#fff0d2' : '#6b5248',
          opacity(0.1),
        )
    }
  }
  for (let column = x; column < x + width; column += joints[0])
    lines += camera.ground(rectangle(column, y, 0.02, depth))
  const body =
    shape(
      plan,
      sheet.gradientDown(
        [
          [0, far],
          [0.3, middle],
          [1, near],
        ],
        edge,
        sheet.height,
      ),
    ) +
    slabs +
    shape(lines, near, opacity(0.4))
  return group(sheet.clip(plan), body)
}

/** A road (or, in another colour, a path or a planted strip) with verges along a line; widths in metres. */
export function road(
  stage: Stage,
  line: readonly Spot[],
  width: number,
  options: { verge?: number; marked?: boolean; colour?: string } = {},
): Markup {
  const { camera, light } = stage
  const path = line.length > 2 ? curve(line) : line
  const band = (size: number, colour: string): Markup =>
    path
      .slice(1)
      .map((b, i) => {
        const a = nth(path, i)
        const grown: Spot = [b[0] + (b[0] - a[0]) * 0.06, b[1] + (b[1] - a[1]) * 0.06]
        return shape(
          camera.ground(ribbon([a, grown], size)),
          throughAir(light, colour, camera.depth(lift(a, 0))),
        )
      })
      .join('')
  const whole = (size: number, colour: string): Markup =>
    path.length < 60
      ? shape(
          camera.ground(ribbon(path, size)),
          throughAir(light, colour, camera.depth(lift(nth(path, Math.floor(path.length / 2)), 0))),
        )
      : band(size, colour)
  const draw = path.length > 12 ? whole : band
  const verge = options.verge ?? 2
  let body =
    (verge ? draw(width + 2 * verge, light.colours.paving[0]) : '') +
    draw(width, options.colour ?? light.colours.road)
  if (options.marked ?? true) body += stroke(dashes(stage, path), '#f5ead2', 1.1, opacity(0.7))
  return body
}

function dashes({ camera }: Stage, line: readonly Spot[]): string {
  let data = ''
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [nth(line, i - 1), nth(line, i)]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    for (let gone = 0; gone < length - 3; gone += 9) {
      const at = (metres: number): Vec => lift(between(a, b, metres / length), 0)
      data += camera.line([at(gone), at(gone + 3.6)])
    }
  }
  return data
}

/** A patch of ground in one colour, through the air; plan in metres. */
export function patch({ camera, light }: Stage, plan: readonly Spot[], colour: string): Markup {
  return shape(camera.ground(plan), throughAir(light, colour, camera.depth(lift(nth(plan, 0), 0))))
}

/** The fields outside a township: a patchwork over a rectangle, in metres. */
export function fields(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  depth: number,
  seed: number,
): Markup {
  const chance = random(seed)
  const { lawn: greens, paving: soils } = stage.light.colours
  const tones = [
    greens[0],
    mix(...greens, 0.4),
    mix(...greens, 0.65),
    mix(greens[0], soils[0], 0.5),
    mix(greens[1], soils[1], 0.5),
  ]
  const body: string[] = []
  for (let row = y; row < y + depth; row += 46) {
    for (let column = x; column < x + width;) {
      const size = chance.between(12, 36)
      body.push(patch(stage, rectangle(column, row, size + 0.4, 45.4), chance.pick(tones)))
      column += size
    }
  }
  return body.join('')
}
