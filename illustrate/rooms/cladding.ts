import { coarse, lighten } from '../paper/colour.ts'
import { random } from '../paper/random.ts'
import { Batch, group, type Markup, opacity, shape, stroke } from '../paper/svg.ts'
import { clamp, type Vec } from '../paper/vector.ts'
import { extent, type Indoors, litOn, onSide, panel, type Side, wallPaint } from './indoors.ts'
import { down } from './room.ts'

/** What a wall is covered with. */
export type Finish = 'plaster' | 'slats' | 'panels' | 'boards' | 'slabs' | 'tiles'

/** A stretch of wall; metres along it (x or y) and up it. All of the wall where left out. */
export interface Stretch {
  from?: number
  to?: number
  low?: number
  high?: number
  seed?: number
}

/** A wall in a finish, following the light of the room. */
export function clad(
  on: Indoors,
  side: Side,
  finish: Finish,
  colour: string,
  stretch: Stretch = {},
): Markup {
  const [start, end] = extent(on, side)
  const { from = start, to = end, low = 0, high = on.room.height, seed = 3 } = stretch
  const whole = panel(on, side, from, low, to - from, high - low)
  const ground = shape(whole, wallPaint(on, side, colour))
  const lit = (u: number): number => litOn(on, side, clamp((u - start) / (end - start)))
  const area = { from, to, low, high, seed, lit }
  const dress = { plaster: (): Markup => '', slats, panels, boards, slabs, tiles }[finish](
    on,
    side,
    colour,
    area,
  )
  return (
    ground + (dress ? group(on.sheet.clip(whole), dress) : '') + wash(on, side, from, to, low, high)
  )
}

type Area = Required<Stretch> & { lit: (u: number) => number }

/** Dusk gathers at the foot; the ceiling's light runs down from the top. */
function wash(
  on: Indoors,
  side: Side,
  from: number,
  to: number,
  low: number,
  high: number,
): Markup {
  const [top, foot]: [Vec, Vec] = [onSide(on, side, to, high), onSide(on, side, to, low)]
  const { mood, light } = on
  const paint = down(
    on,
    [
      [0, light.colours.lamp, 0.06 + 0.2 * mood.night],
      [0.4, light.colours.lamp, 0],
      [0.6, mood.shade, 0],
      [1, mood.shade, 0.3],
    ],
    top,
    foot,
  )
  return shape(panel(on, side, from, low, to - from, high - low), paint)
}

function slats(
  on: Indoors,
  side: Side,
  colour: string,
  { from, to, low, high, lit, seed }: Area,
): Markup {
  const chance = random(seed)
  const body = new Batch()
  for (let u = from; u < to; u += 0.085) {
    const tone = lit(u) + chance.between(-0.03, 0.03)
    body.add(panel(on, side, u, low, 0.05, high - low), coarse(on.mood.tone(colour, tone), 3))
    body.add(
      panel(on, side, u + 0.05, low, 0.017, high - low),
      coarse(on.mood.tone(colour, tone + 0.16), 3),
    )
    body.add(
      panel(on, side, u + 0.067, low, 0.02, high - low),
      coarse(on.mood.tone(colour, tone - 0.26), 3),
    )
  }
  return String(body)
}

function panels(
  on: Indoors,
  side: Side,
  colour: string,
  { from, to, low, high, lit }: Area,
): Markup {
  const count = Math.max(1, Math.round((to - from) / 1.15))
  const each = (to - from) / count
  let body = ''
  for (let i = 0; i < count; i++) {
    const [u, tone] = [from + i * each + 0.12, lit(from + (i + 0.5) * each)]
    for (const [z, tall] of [
      [low + 0.16, 0.62],
      [low + 0.94, high - low - 1.1],
    ] as const) {
      const [dark, pale] = [on.mood.tone(colour, tone - 0.2), on.mood.tone(colour, tone + 0.24)]
      body += shape(panel(on, side, u, z, each - 0.24, tall), dark)
      body += shape(panel(on, side, u + 0.02, z, each - 0.26, tall - 0.02), pale)
      body += shape(
        panel(on, side, u + 0.025, z + 0.025, each - 0.29, tall - 0.05),
        on.mood.tone(colour, tone - 0.04),
      )
    }
  }
  return body
}

function boards(
  on: Indoors,
  side: Side,
  colour: string,
  { from, to, low, high, lit, seed }: Area,
): Markup {
  const chance = random(seed)
  const body = new Batch()
  let joints = ''
  for (let u = from; u < to; u += 0.82) {
    const tone = on.mood.tone(lighten(colour, chance.between(-0.035, 0.035)), lit(u + 0.4))
    body.add(panel(on, side, u, low, 0.81, high - low), coarse(tone, 2))
    joints += panel(on, side, u, low, 0.014, high - low)
    for (let k = 0; k < 9; k++)
      body.add(
        panel(
          on,
          side,
          u + chance.between(0.02, 0.78),
          low,
          chance.between(0.004, 0.016),
          high - low,
        ),
        coarse(on.mood.tone(colour, lit(u) - 0.1), 3),
        opacity(0.45),
      )
  }
  return String(body) + shape(joints, on.mood.shade, opacity(0.6))
}

function slabs(
  on: Indoors,
  side: Side,
  colour: string,
  { from, to, low, high, seed }: Area,
): Markup {
  const chance = random(seed)
  let [joints, veins, fine] = ['', '', '']
  const count = Math.max(1, Math.round((to - from) / 1.5))
  const each = (to - from) / count
  for (let i = 0; i <= count; i++)
    joints += panel(on, side, from + i * each, low, 0.008, high - low)
  for (let k = 0; k < count * 1.3; k++) {
    let [u, z] = [chance.between(from - 2, to), low]
    const drift = chance.between(0.15, 0.6)
    const points: Vec[] = []
    while (z < high) {
      points.push(onSide(on, side, clamp(u, from, to), z))
      z += 0.3
      u += drift * 0.3 + chance.between(-0.07, 0.07)
    }
    const line = on.camera.line(points)
    if (k % 3) fine += line
    else veins += line
  }
  if (high - low > 3.4)
    joints +=
      panel(on, side, from, low + 2.4, to - from, 0.008) +
      panel(on, side, from, low + 4.8, to - from, 0.008)
  const tone = on.mood.tone(colour, chance.chance(0.5) ? 0.16 : 0.22)
  return (
    stroke(veins, tone, 2, opacity(0.3)) +
    stroke(fine, tone, 0.9, opacity(0.36)) +
    shape(joints, tone, opacity(0.5))
  )
}

function tiles(
  on: Indoors,
  side: Side,
  colour: string,
  { from, to, low, high, lit, seed }: Area,
): Markup {
  const chance = random(seed)
  const body = new Batch()
  let joints = ''
  for (let z = low; z < high; z += 0.3) joints += panel(on, side, from, z, to - from, 0.006)
  for (let u = from; u < to; u += 0.1) {
    joints += panel(on, side, u, low, 0.006, high - low)
    for (let z = low; z < high; z += 0.3)
      if (chance.chance(0.5))
        body.add(
          panel(on, side, u, z, 0.1, 0.3),
          coarse(on.mood.tone(colour, lit(u) + chance.between(-0.08, 0.1)), 3),
        )
  }
  return String(body) + shape(joints, on.mood.tone(colour, 0.95), opacity(0.5))
}
