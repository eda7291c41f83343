import { podium, tower } from '../buildings/tower.ts'
import { fountainSquare } from '../outdoors/fountain-square.ts'
import { mist, sky, skyline, sunHaze } from '../outdoors/sky.ts'
import { water } from '../outdoors/water.ts'
import { FAR_BANK, farBank, promenade } from '../outdoors/waterfront.ts'
import type { View } from '../paper/camera.ts'
import { lightAt } from '../paper/light.ts'
import { nth } from '../paper/nth.ts'
import { Sheet } from '../paper/sheet.ts'
import { reflection, stage, type Stage } from '../paper/stage.ts'
import { band, type Markup, type Svg } from '../paper/svg.ts'
import type { Spot } from '../paper/vector.ts'
import type { Facts, Look } from '../scene.ts'

const EYE = 3.1

/** Each tower's place: sheet px right of the centre, and distance as a share of the first's; its floors as a share of all. */
const places = [
  { right: 60, away: 1, floors: 1 },
  { right: 322, away: 1.17, floors: 0.96 },
  { right: -170, away: 1.5, floors: 0.9 },
  { right: 560, away: 1.6, floors: 0.86 },
  { right: -330, away: 1.9, floors: 0.8 },
] as const

/** Towers on a podium across water or, by the facts, a square with a fountain; an avenue with walkers on the left, the sun low behind it. */
export function draw(facts: Facts, look: Look): Svg {
  const sheet = new Sheet(look)
  const horizon = sheet.height * 0.728
  const view: View = { eye: [0, 0, EYE], focal: 886, centre: [850, horizon] }
  const light = lightAt(look.hour, look.place, -39, { mist: { from: 60, to: 2600, most: 0.74 } })
  const scene = stage(sheet, view, light)
  const floors = facts.floors ?? 30
  const count = Math.min(places.length, facts.towers ?? 2)
  const distance = Math.max(170, ((36 + floors * 3.9) * view.focal) / (horizon * 0.87))
  const mirror = reflection(scene, view, -0.1)
  const across = (on: Stage): Markup =>
    skylines(on) +
    buildings(on, count, floors, distance, look.seed) +
    farBank(on, distance, look.seed)

  const shoreY = scene.camera.project([0, FAR_BANK, 0])[1]
  const shore = `M-60 ${shoreY}H${sheet.width + 60}V${sheet.height + 60}H-60z`
  const edges =
    band(-20, shoreY - 1, sheet.width + 40, 1.4, light.colours.paving[0]) +
    band(-20, shoreY + 0.4, sheet.width + 40, 2.6, light.colours.paving[2])
  const haze = sunHaze(scene, 520, 0.4)
  const backdrop = sky(scene, { seed: 11 + look.seed }) + across(scene)
  if (facts.setting === 'square')
    return sheet.finish(
      backdrop + fountainSquare(scene, look.seed) + promenade(scene, look.seed, false) + haze,
      { threshold: 192 },
    )
  const lake = water(scene, {
    shore,
    top: shoreY,
    bottom: sheet.height + 60,
    mirrored: across(mirror),
    reflects: [
      [0, 0.96],
      [1, 0.6],
    ],
    ripple: 26,
    seed: look.seed,
  })
  return sheet.finish(backdrop + lake + edges + promenade(scene, look.seed) + haze, {
    threshold: 188,
  })
}

function skylines(on: Stage): Markup {
  const { horizon, upright } = on.camera
  const haze = (up: number, tall: number, strength: number): Markup =>
    mist(on, upright > 0 ? horizon - up : horizon + up - tall, tall, strength)
  return (
    skyline(on, { seed: 3, distance: 5200, heights: [80, 420], spacing: 74 }) +
    haze(60, 60, 0.5) +
    skyline(on, { seed: 8, distance: 3100, heights: [60, 300], spacing: 66 }) +
    haze(36, 44, 0.5) +
    skyline(on, { seed: 21, distance: 1700, heights: [30, 180], spacing: 62 }) +
    haze(22, 40, 0.55)
  )
}

function buildings(
  on: Stage,
  count: number,
  floors: number,
  distance: number,
  seed: number,
): Markup {
  if (count === 0) return ''
  const across = (px: number, away: number): number => (px * away) / 886
  const towers = places.slice(0, count).map((place, i) => {
    const away = distance * place.away
    const centre: Spot = [across(place.right, away), away]
    return tower(on, {
      centre,
      width: 46,
      depth: 42,
      radius: 8,
      turn: 33,
      floors: Math.round(floors * place.floors),
      z: 26,
      slope: i % 2 ? -0.3 : 0.3,
      seed: seed + i * 12,
    })
  })
  const front = distance * 0.74
  const spans = places
    .slice(0, Math.min(2, count))
    .map((place) => ({ right: place.right, half: (32 * 886) / (distance * place.away) }))
  const [low, high] = [
    Math.min(...spans.map((span) => span.right - span.half)) - 190,
    Math.max(...spans.map((span) => span.right + span.half)) + 150,
  ]
  const wide = { x: across(low, front), width: across(high - low, front) }
  const inner = { x: across(low + 66, front + 14), width: across(high - low - 150, front + 14) }
  return (
    towers.slice(2).toReversed().join('') +
    podium(on, {
      x: across(-560, distance * 1.3),
      y: distance * 1.3,
      width: across(300, distance * 1.3),
      depth: 40,
      floors: 5,
      seed: seed + 5,
    }) +
    (towers[1] ?? '') +
    nth(towers, 0) +
    podium(on, {
      ...inner,
      y: front + 14,
      depth: 90,
      z: 13.8,
      floors: 3,
      seed: seed + 3,
      shops: false,
    }) +
    podium(on, { ...wide, y: front, depth: 110, floors: 3, seed: seed + 2 })
  )
}
