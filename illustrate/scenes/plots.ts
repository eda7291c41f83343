import { lampPost } from '../outdoors/garden-things.ts'
import { lawn } from '../outdoors/ground.ts'
import { Grove } from '../outdoors/grove.ts'
import { ridge } from '../outdoors/hills.ts'
import { openPlot } from '../outdoors/open-plot.ts'
import { mist, sky, skyline, sunHaze } from '../outdoors/sky.ts'
import type { Species } from '../outdoors/species.ts'
import type { View } from '../paper/camera.ts'
import { lighten, mix } from '../paper/colour.ts'
import { lightAt, throughAir } from '../paper/light.ts'
import { nth } from '../paper/nth.ts'
import { Sheet } from '../paper/sheet.ts'
import { stage, type Stage } from '../paper/stage.ts'
import { group, type Markup, opacity, place, shape, stroke, type Svg } from '../paper/svg.ts'
import { rectangle, type Spot } from '../paper/vector.ts'
import { airliner } from '../roads/aircraft.ts'
import type { Facts, Look } from '../scene.ts'

const EYE = 10.5

/** Metres: half the road, the plots' near edge beside it, a plot's front and depth, a cross road's width. */
const [KERB, EDGE, WIDE, DEEP, CROSS] = [4, 7.6, 15, 24, 9]

/** Where the rows of plots begin; a cross road lies before each but the first. */
const rows: readonly number[] = [
  13,
  13 + 2 * WIDE + CROSS,
  13 + 5 * WIDE + 2 * CROSS,
  13 + 8 * WIDE + 3 * CROSS,
]
const counts: readonly number[] = [2, 3, 3, 4]

const avenue = {
  plains: ['neem', 'gulmohar'],
  coast: ['coconutPalm', 'frangipani'],
  hills: ['neem', 'ashoka'],
} as const satisfies Record<Look['place'], readonly Species[]>

const soils: Record<Look['place'], string> = {
  plains: '#c69d6c',
  coast: '#b4623f',
  hills: '#a87c54',
}

/** A plotted layout before anything is built: a planted road between plots marked out with stones and flags. */
export function draw(facts: Facts, look: Look): Svg {
  const { seed } = look
  const sheet = new Sheet(look)
  const hand = seed % 2 ? 1 : -1
  const horizon = sheet.height * 0.4
  const view: View = {
    eye: [-3.4 * hand, 0, EYE],
    yaw: 13 * hand,
    focal: 900,
    centre: [800, horizon],
  }
  const noon = look.hour === 'noon'
  const light = lightAt(look.hour, look.place, (noon ? -108 : -30) * hand, {
    ...(noon ? { elevation: 46 } : {}),
    mist: { from: 60, to: 640, most: 0.74 },
  })
  const on = stage(sheet, view, light)
  const grove = new Grove(on, seed)
  const ground = plots(on, grove, hand, seed, soils[look.place])
  planting(on, grove, hand, avenue[look.place])
  people(grove, hand)
  const grass = `M-60 ${horizon + 1}H${sheet.width + 60}V${sheet.height + 60}H-60z`
  return sheet.finish(
    sky(on, { seed: 27 + seed }) +
      far(on, look, hand) +
      (facts.airport ? climbing(on, hand, seed) : '') +
      lawn(on, grass, horizon, sheet.height) +
      ground +
      tufts(on, grove) +
      roads(on) +
      grove.shadows() +
      grove.standing() +
      sunHaze(on, 600, noon ? 0.2 : 0.42),
    { threshold: noon ? 208 : 196 },
  )
}

function far(on: Stage, { place: where, seed }: Look, hand: number): Markup {
  const { horizon } = on.camera
  if (where === 'plains')
    return (
      skyline(on, { seed: 5 + seed, distance: 3600, heights: [16, 120], spacing: 110 }) +
      mist(on, horizon - 34, 40, 0.55)
    )
  const at = (distance: number, height: number, shift: number): Markup =>
    ridge(on, {
      distance,
      from: (-0.95 + shift * hand) * distance,
      to: (0.95 + shift * hand) * distance,
      height,
      taper: [distance * 0.6, distance * 0.5],
      seed: seed + Math.round(distance),
    })
  return (
    at(1700, 190, 0.5) +
    mist(on, horizon - 36, 40, 0.4) +
    at(900, 78, -0.45) +
    mist(on, horizon - 16, 24, 0.35)
  )
}

/** An airliner on its way up, small, with a faint trail. */
function climbing(on: Stage, hand: number, seed: number): Markup {
  const { sheet, light } = on
  const [x, y] = [800 + 300 * hand, sheet.top + (on.camera.horizon - sheet.top) * 0.46]
  const plane = place(
    airliner(on, lighten(nth(['#c4613d', '#2f7f86', '#8a3f63'], seed % 3), 0.03), true),
    0,
    0,
    0.4,
  )
  const trail = stroke(
    `M${x - 70 * hand} ${y + 10}Q${x - 300 * hand} ${y + 90} ${x - 620 * hand} ${y + 150}`,
    mix(light.colours.cloud, '#ffffff', 0.4),
    3.4,
    opacity(0.3) + sheet.blur(3),
  )
  return (
    trail +
    group(` transform="translate(${x} ${y.toFixed(0)}) scale(${hand} 1) rotate(-12)"`, plane)
  )
}

/** The plots of both sides: turf of many tones with pale edges, some cleared with stones and flags, which join the grove. */
function plots(on: Stage, grove: Grove, hand: number, seed: number, earth: string): Markup {
  const { camera, light } = on
  const { chance } = grove
  const [distant, near] = light.colours.lawn
  const pale = mix(nth(light.colours.wall, 0), light.colours.paving[0], 0.3)
  let [turf, edges, cleared] = ['', '', '']
  rows.forEach((start, row) => {
    for (const side of [-1, 1])
      for (let column = 0; column < (side === hand ? 5 : 4); column++)
        for (let i = 0; i < nth(counts, row); i++) {
          const inner = EDGE + column * DEEP + (column > 1 ? CROSS : 0)
          const [x, y] = [side > 0 ? inner : -inner - DEEP + 0.6, start + i * WIDE]
          const plan = rectangle(x, y, DEEP - 0.6, WIDE - 0.6)
          const tone = mix(
            mix(near, distant, chance.between(0, 0.7)),
            chance.pick([earth, nth(light.colours.leaves.middle, 2)]),
            0.2,
          )
          turf += shape(
            camera.ground(plan),
            throughAir(light, tone, camera.depth([x, y + WIDE / 2, 0])),
          )
          edges +=
            camera.ground(rectangle(x, y, DEEP - 0.6, 0.18)) +
            camera.ground(rectangle(x, y + WIDE - 0.78, DEEP - 0.6, 0.18)) +
            camera.ground(rectangle(x, y, 0.18, WIDE - 0.6)) +
            camera.ground(rectangle(x + DEEP - 0.78, y, 0.18, WIDE - 0.6))
          const chosen =
            (i * 5 + row * 3 + column * 2 + seed + (side > 0 ? 1 : 0)) % 3 === 0 &&
            column < 2 &&
            row < 2
          if (!chosen) continue
          const plot = openPlot(on, plan, seed + row * 50 + i * 7 + column + side, true, earth)
          cleared += plot.ground
          plot.posts.forEach(({ at, body }) => grove.add(at, body))
        }
  })
  return turf + shape(edges, pale, opacity(0.75)) + cleared
}

/** The road between the plots and the cross roads: kerbs, footpaths, a dashed line. */
function roads({ camera, light, sheet }: Stage): Markup {
  const [pale, middle, near] = light.colours.paving
  const paint = (a: string, b: string, c: string): string =>
    sheet.gradientDown(
      [
        [0, a],
        [0.25, b],
        [1, c],
      ],
      camera.horizon,
      sheet.height,
    )
  const { road } = light.colours
  const asphalt = paint(mix(road, pale, 0.75), mix(road, middle, 0.3), mix(road, near, 0.66))
  const walk = paint(pale, mix(pale, middle, 0.6), mix(middle, near, 0.3))
  const strip = (x: number, width: number, y = 0.5, depth = 330): string =>
    camera.ground(rectangle(x, y, width, depth))
  const crossings = rows.slice(1).map((start) => start - CROSS + 0.9)
  const across = (grown: number): string =>
    crossings.map((y) => strip(-190, 380, y - grown, CROSS - 2.4 + 2 * grown)).join('')
  let dashes = ''
  for (let y = 4; y < 200; y += 7) dashes += strip(-0.08, 0.16, y, 3)
  return (
    shape(across(0.8), walk) +
    shape(strip(-KERB - 1.9, 2 * KERB + 3.8), walk) +
    shape(strip(-KERB - 0.25, 2 * KERB + 0.5), mix(nth(light.colours.wall, 0), pale, 0.4)) +
    shape(across(0), asphalt) +
    shape(strip(-KERB, 2 * KERB), asphalt) +
    shape(dashes, '#f5ead2', opacity(0.6))
  )
}

/** Strokes of longer grass, so that the lawn is not one flat colour. */
function tufts({ camera, light }: Stage, { chance }: Grove): Markup {
  const [distant, near] = light.colours.lawn
  const tones = [mix(near, distant, 0.55), mix(near, light.colours.shade, 0.35)]
  const dabs = ['', '']
  for (let i = 0; i < 1500; i++) {
    const away = 11 + 150 * chance.next() ** 2
    const [x, y, depth] = camera.project([chance.between(-0.95, 1.15) * away, away, 0])
    const long = camera.scale(depth) * chance.between(0.5, 1.6)
    dabs[i % 2] +=
      `M${x.toFixed(1)} ${y.toFixed(1)}q${(long / 2).toFixed(1)} ${(-long * 0.16).toFixed(1)} ${long.toFixed(1)} 0`
  }
  return dabs.map((data, i) => stroke(data, nth(tones, i), 1.8, opacity(0.5))).join('')
}

function planting(
  on: Stage,
  grove: Grove,
  hand: number,
  [tall, low]: readonly [Species, Species],
): void {
  const { chance } = grove
  for (let x = -420; x < 420; x += 7)
    grove.plant(
      chance.pick(['neem', 'neem', tall]),
      [x, chance.between(215, 300)],
      chance.between(9, 14),
    )
  for (const side of [-1, 1]) {
    for (let y = 20; y < 190; y += 11) {
      if (rows.slice(1).some((start) => y > start - CROSS - 2 && y < start + 1)) continue
      grove.plant((y / 11) % 2 > 1 ? tall : low, [side * (EDGE - 1.1), y], chance.between(5, 6.6))
    }
    for (let y = 14; y < 110; y += 1.3)
      if (!rows.slice(1).some((start) => y > start - CROSS - 1 && y < start))
        grove.plant(
          chance.chance(0.34) ? 'bougainvillea' : 'shrub',
          [side * (EDGE - 0.9), y],
          chance.between(0.4, 0.75),
        )
    for (let y = 24; y < 170; y += 22) {
      const at: Spot = [side * (KERB + 0.9), y]
      grove.add(at, lampPost(on, at, 5))
    }
  }
  for (let i = 0; i < 14; i++)
    grove.plant(tall, [hand * (112 + chance.between(0, 30)), 60 + i * 11], chance.between(9, 12))
  grove.plant(tall, [-hand * 16.5, 23], 10)
  const clump: readonly (readonly [number, number, number])[] = [
    [35, 56, 14],
    [39, 59, 12.6],
    [43.5, 57, 13.4],
    [52, 88, 13],
    [57, 91, 14.4],
  ]
  for (const [x, y, height] of clump) grove.plant(tall, [hand * x, y], height)
  for (let i = 0; i < 7; i++)
    grove.plant(
      i % 2 ? 'bougainvillea' : 'shrub',
      [-hand * (14.6 + i * 0.6), 22 - (i % 3) * 0.4],
      chance.between(0.7, 1.2),
    )
}

function people(grove: Grove, hand: number): void {
  grove.person('kurta', [hand * 14, 36])
  grove.person('sari', [hand * 15.2, 36.6], true)
  grove.person('office', [hand * 16.6, 36.2], true)
  grove.person('cyclist', [-hand * 1.8, 52], hand < 0)
  grove.person('man', [-hand * 5.2, 66])
  grove.person('girl', [hand * 5, 44], true)
  grove.person('mother', [hand * 5.4, 45])
}
