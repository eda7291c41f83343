import { estateBackdrop } from '../../outdoors/estate-backdrop.ts'
import { bed, gardenPath, lampPost, lawnStripes } from '../../outdoors/gardens/garden-things.ts'
import { Grove } from '../../outdoors/trees/grove.ts'
import { sunHaze } from '../../outdoors/sky.ts'
import type { View } from '../../paper/camera.ts'
import { lightAt } from '../../paper/light.ts'
import { nth } from '../../paper/nth.ts'
import { random } from '../../paper/random.ts'
import { sunIsDown } from '../../paper/palette.ts'
import { Sheet } from '../../paper/sheet.ts'
import { stage } from '../../paper/stage.ts'
import type { Svg } from '../../paper/svg.ts'
import { ellipse, type Spot } from '../../paper/vector.ts'
import { flipped } from '../../rooms/indoors.ts'
import type { Facts, Look } from '../../scene.ts'
import { net } from './play-area/net.ts'
import { sandAndSwings } from './play-area/sand-and-swings.ts'
import { towers } from './play-area/towers.ts'

const layouts = [towers, net, sandAndSwings] as const
const FOCAL = 1000

const palettes = [
  {
    paints: { roof: '#c4613d', slide: '#f2b134', panel: '#2f7a78', post: '#8a5a3a' },
    bands: ['#d08a58', '#3f8a86', '#efdcb4', '#c4613d'],
    bright: ['#e0a02c', '#2f7a78', '#c4487a'],
  },
  {
    paints: { roof: '#1f7f94', slide: '#c4487a', panel: '#e0a02c', post: '#4a5a5c' },
    bands: ['#4f8f88', '#e3b863', '#f1e6cc', '#c98a58'],
    bright: ['#c4613d', '#e0a02c', '#2f6f7c'],
  },
  {
    paints: { roof: '#b8406e', slide: '#f2b134', panel: '#2f7a78', post: '#7a5238' },
    bands: ['#4f8a7c', '#f0dfb8', '#b5663f', '#e3b863'],
    bright: ['#2f7a78', '#c4487a', '#e0a02c'],
  },
] as const

/** A children's play area in a garden: by the seed's remainder of three a tower with slides, a pyramid of ropes, or swings and sand under sails. */
export function draw(facts: Facts, look: Look): Svg {
  const { seed } = look
  const sheet = new Sheet(look)
  const chance = random(seed * 29 + 5)
  const horizon = sheet.height * 0.46
  const view: View = {
    eye: [chance.between(-0.6, 0.6), 0, chance.between(2.9, 3.3)],
    focal: FOCAL,
    centre: [800, horizon],
  }
  const noon = look.hour === 'noon'
  const light = lightAt(look.hour, look.place, sunIsDown(look.hour) ? -35 : -108, {
    ...(noon ? { elevation: 48 } : {}),
    mist: { from: 60, to: 560, most: look.hour === 'dawn' ? 0.8 : 0.68 },
  })
  const on = stage(sheet, view, light)
  const [grove, plants] = [new Grove(on, seed), new Grove(on, seed + 1)]
  const palette = nth(palettes, Math.floor(seed / 3) % palettes.length)
  const ground = nth(layouts, seed % layouts.length)({ on, grove, ...palette })
  const corner = seed % layouts.length === 2 ? -1 : 1
  planting(plants, corner)
  for (const at of [
    [-15.5, 23],
    [14.6, 25],
    [-1.6, 30],
  ] as const)
    grove.add(at, lampPost(on, at, 3.8))
  const grass = sheet.below(horizon + 1, 80)
  const body =
    estateBackdrop(on, {
      towers: facts.towers ?? 0,
      floors: facts.floors ?? 20,
      hand: 1,
      seed,
      design: facts.design,
      focal: FOCAL,
      belt: 58,
    }) +
    lawnStripes(on, grass, seed) +
    gardenPath(
      on,
      [
        [-40, 30],
        [-16, 27.5],
        [0, 28],
        [16, 27],
        [40, 31],
      ],
      2,
    ) +
    ground +
    bed(on, ellipse(...nearBed(corner), ...BED)) +
    (noon ? plants.shadows() : '') +
    grove.shadows() +
    Grove.together([grove, plants]) +
    sunHaze(on, 600, 0.36)
  return sheet.finish(chance.chance(0.5) ? body : flipped(on, body), {
    threshold: noon ? 206 : 196,
  })
}

/** Radii in metres of the bed in a near corner. */
const BED = [1.7, 0.72] as const

const nearBed = (corner: number): Spot => [corner * 3.7, 5.7]

/** Shade trees to both sides, a hedge in flower behind, flowers in a near corner (1 the right, -1 the left). */
function planting(plants: Grove, corner: number): void {
  const { chance } = plants
  for (let x = -34; x < 34; x += 1.2) {
    plants.plant(
      chance.pick(['hedge', 'shrub', 'bougainvillea']),
      [x, 30.4 + chance.between(0, 1.4)],
      chance.between(0.8, 1.5),
    )
    if (chance.chance(0.2))
      plants.plant(
        chance.pick(['neem', 'gulmohar', 'frangipani', 'ashoka', 'neem']),
        [x, chance.between(34, 50)],
        chance.between(6, 10),
      )
  }
  for (const [x, y] of [
    [-19, 25],
    [-23, 33],
    [18, 27],
    [24, 35],
    [15.6, 36],
  ] as const)
    plants.plant(
      chance.pick(['neem', 'gulmohar', 'neem']),
      [x + chance.between(-1, 1), y],
      chance.between(8, 11),
    )
  for (let i = 0; i < 16; i++)
    plants.plant(
      chance.pick(['shrub', 'bougainvillea']),
      [13.2 + i * 0.5, 18 + Math.sin(i * 0.7) * 0.8 - i * 0.12],
      chance.between(0.6, 1.1),
    )
  const [x, y] = nearBed(corner)
  for (let i = 0; i < 34; i++) {
    const [angle, out] = [chance.next() * Math.PI * 2, Math.sqrt(chance.next()) * 0.92]
    plants.plant(
      chance.pick(['shrub', 'bougainvillea', 'shrub']),
      [x + Math.cos(angle) * out * BED[0], y + Math.sin(angle) * out * BED[1]],
      chance.between(0.24, 0.36) + (1 - out) * 0.34,
    )
  }
}
