import { fountainSquare } from '../../outdoors/gardens/fountain-square.ts'
import { mist, sky, skyline, sunHaze } from '../../outdoors/sky.ts'
import { water } from '../../outdoors/water/water.ts'
import { FAR_BANK, farBank, promenade } from '../../outdoors/water/waterfront.ts'
import type { View } from '../../paper/camera.ts'
import { lightAt } from '../../paper/light.ts'
import { Sheet } from '../../paper/sheet.ts'
import { stage, type Stage } from '../../paper/stage.ts'
import { type Markup, place, type Svg } from '../../paper/svg.ts'
import type { Facts, Look } from '../../scene.ts'
import { buildings, FOCAL, towersAt } from './towers/buildings.ts'

const EYE = 3.1

/** Towers on a podium across water or, by the facts, a square with a fountain; an avenue with walkers on the left, the sun low behind it. */
export function draw(facts: Facts, look: Look): Svg {
  const sheet = new Sheet(look)
  const horizon = sheet.height * 0.728
  const view: View = { eye: [0, 0, EYE], focal: FOCAL, centre: [850, horizon] }
  const noon = look.hour === 'noon'
  const light = lightAt(look.hour, look.place, noon ? -116 : -39, {
    ...(noon ? { elevation: 44 } : {}),
    mist: { from: 60, to: 2600, most: 0.74 },
  })
  const scene = stage(sheet, view, light)
  const floors = facts.floors ?? 30
  const at = towersAt(facts.towers ?? 2, floors, horizon * 0.87)
  const across = sheet.symbol(
    skylines(scene) +
      buildings(scene, at, floors, look.seed) +
      farBank(scene, at[0]?.[1] ?? 200, look.seed),
  )
  const shoreY = scene.camera.project([0, FAR_BANK, 0])[1]
  const shore = sheet.below(shoreY)
  const edges =
    sheet.across(shoreY - 1, 1.4, light.colours.paving[0], '', 20) +
    sheet.across(shoreY + 0.4, 2.6, light.colours.paving[2], '', 20)
  const haze = sunHaze(scene, 520, 0.4)
  const backdrop = sky(scene, { seed: 11 + look.seed }) + place(across, 0, 0, 1)
  if (facts.setting === 'square')
    return sheet.finish(
      backdrop + fountainSquare(scene, look.seed) + promenade(scene, look.seed, false) + haze,
      { threshold: 192 },
    )
  const lake = water(scene, {
    shore,
    top: shoreY,
    bottom: sheet.height + 60,
    // So far off, the bank's image is the bank itself, turned over at the water's edge.
    mirrored: place(across, 0, 2 * shoreY, 1, false, true),
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
  const haze = (up: number, tall: number, strength: number): Markup =>
    mist(on, on.camera.horizon - up, tall, strength)
  return (
    skyline(on, { seed: 3, distance: 5200, heights: [80, 420], spacing: 74 }) +
    haze(60, 60, 0.5) +
    skyline(on, { seed: 8, distance: 3100, heights: [60, 300], spacing: 66 }) +
    haze(36, 44, 0.5) +
    skyline(on, { seed: 21, distance: 1700, heights: [30, 180], spacing: 62 }) +
    haze(22, 40, 0.55)
  )
}
