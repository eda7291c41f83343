import { countryside } from '../../outdoors/land/countryside.ts'
import { lawn } from '../../outdoors/land/ground.ts'
import { Grove } from '../../outdoors/trees/grove.ts'
import { hillsAfar } from '../../outdoors/land/hills-afar.ts'
import { mist, sky, skyline, sunHaze } from '../../outdoors/sky.ts'
import type { Species } from '../../outdoors/trees/species.ts'
import { lighten, mix } from '../../paper/colour.ts'
import { tufts } from '../../outdoors/land/tufts.ts'
import { lightAt } from '../../paper/light.ts'
import { nth } from '../../paper/nth.ts'
import { Sheet } from '../../paper/sheet.ts'
import { stage, type Stage } from '../../paper/stage.ts'
import { group, type Markup, opacity, place, shape, stroke, type Svg } from '../../paper/svg.ts'
import { rectangle } from '../../paper/vector.ts'
import { airliner } from '../../roads/aircraft.ts'
import type { Facts, Look } from '../../scene.ts'
import { plots, roads } from './plots/ground.ts'
import { planting, people } from './plots/planting.ts'
import { furnish, services } from './plots/services.ts'
import { standpoint } from './plots/standpoints.ts'

const avenue = {
  plains: ['neem', 'gulmohar'],
  coast: ['coconutPalm', 'frangipani'],
  hills: ['neem', 'ashoka'],
} as const satisfies Record<Look['place'], readonly Species[]>

/** Metres up, from where a crown that runs together with its neighbours hovers over the ground between them. */
const ALOFT = 60

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
  const view = standpoint(look, hand, sheet)
  const noon = look.hour === 'noon'
  const light = lightAt(look.hour, look.place, (noon ? -108 : -30) * hand + view.turned, {
    ...(noon ? { elevation: 46 } : {}),
    mist: { from: 60, to: 640, most: 0.74 },
  })
  const on = stage(sheet, view, light)
  const { horizon } = on.camera
  const grove = new Grove(on, seed)
  const ground = plots(on, grove, hand, seed, soils[look.place])
  planting(on, grove, hand, avenue[look.place], on.camera.eye[2] > ALOFT)
  people(on, grove, hand, seed)
  furnish(on, grove)
  const grass = sheet.below(horizon + 1)
  return sheet.finish(
    sky(on, { seed: 27 + seed }) +
      far(on, look, hand) +
      (facts.airport ? climbing(on, hand, seed) : '') +
      lawn(on, grass, horizon, sheet.height) +
      countryside(on, { place: look.place, seed, yaw: view.yaw, from: 120 }) +
      shape(
        on.camera.ground(rectangle(-150, -60, 300, 276)),
        sheet.gradientDown(
          [
            [0, light.colours.lawn[0]],
            [0.28, mix(...light.colours.lawn, 0.6)],
            [1, light.colours.lawn[1]],
          ],
          horizon,
          sheet.height,
        ),
      ) +
      ground +
      tufts(on, grove.chance) +
      roads(on) +
      services(on) +
      grove.shadows() +
      grove.standing() +
      sunHaze(on, 600, noon ? 0.2 : 0.42),
    { threshold: noon ? 208 : 196 },
  )
}

function far(on: Stage, { place: where, seed }: Look, hand: number): Markup {
  const { horizon } = on.camera
  // Straight from above nothing is seen of what lies afar.
  if (horizon < on.sheet.top - 600) return ''
  if (where === 'plains')
    return (
      skyline(on, { seed: 5 + seed, distance: 3600, heights: [16, 120], spacing: 110 }) +
      mist(on, horizon - 34, 40, 0.55)
    )
  return hillsAfar(on, seed, hand)
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
