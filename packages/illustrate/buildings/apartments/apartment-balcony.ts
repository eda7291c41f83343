import { mix } from '../../paper/colour.ts'
import { shaded, throughAir } from '../../paper/light.ts'
import { nth } from '../../paper/nth.ts'
import type { Stage } from '../../paper/stage.ts'
import type { Markup } from '../../paper/svg.ts'
import { opacity, outline, shape } from '../../paper/svg.ts'
import { dot, lerp, plus, unit, type Vec } from '../../paper/vector.ts'
import { faced } from './apartment-finish.ts'
import { type BayOf, FINE } from './bays.ts'
import { edge, sunOn } from '../facade.ts'
import type { Balconies, Flats } from './block-of-flats.ts'
import { onWall } from '../solids.ts'

/** A place on a bay: share of the wall, metres in front of it and above the bay's floor. */
type At = (share: number, out: number, up: number) => Vec

export function balcony(on: Stage, over: Balconies, bay: BayOf, block: Flats): void {
  const { camera, light } = on
  const { wall, z, chance } = bay
  const { out } = block
  const [from, to] = [bay.from - 0.25 / wall.length, bay.to + 0.25 / wall.length]
  const sunny = sunOn(on, wall)
  const air = (colour: string): string => throughAir(light, colour, wall.distance)
  const at: At = (share, away, up) => [
    lerp(wall.a[0], wall.b[0], share) + wall.normal[0] * away,
    lerp(wall.a[1], wall.b[1], share) + wall.normal[1] * away,
    z + up,
  ]
  const soffit = [at(from, 0, -0.2), at(to, 0, -0.2), at(to, out, -0.2), at(from, out, -0.2)]
  const below = mix(shaded(light, block.colour, [0, 0, -1]), light.colours.shade, 0.25)
  over.under.add(
    camera.face(soffit),
    air(mix(below, light.colours.lamp, light.colours.litShare * 0.5)),
  )
  const along: Vec = unit([wall.b[0] - wall.a[0], wall.b[1] - wall.a[1], 0])
  const rightSeen = dot(plus(camera.eye, at(to, 0, 0), -1), along) > 0
  const end = rightSeen ? to : from
  const normal: Vec = rightSeen ? along : [-along[0], -along[1], 0]
  const glass = mix(light.colours.glass, '#ffffff', 0.45)
  const clear = block.glazed ? opacity(0.7) : ''
  const cheek = [at(end, 0, -0.2), at(end, out, -0.2), at(end, out, 1.05), at(end, 0, 1.05)]
  over.rails.add(
    camera.face(cheek),
    air(block.glazed ? shaded(light, glass, normal) : faced(on, block.accent, normal)),
    clear,
  )
  const masonry = (bay.share * 9) % 3 > 2 ? block.accent : block.colour
  const front = block.glazed
    ? mix(edge(on, sunny), light.colours.glass, 0.5)
    : faced(on, masonry, wall.normal)
  over.rails.add(onWall(on, wall, from, to, z, z + 1.05, out), air(front), clear)
  over.edges.add(onWall(on, wall, from, to, z - 0.24, z + 0.12, out), air(edge(on, sunny)))
  const px = camera.scale(wall.distance)
  const rail = air(mix(edge(on, sunny), '#3a4a50', 0.2))
  if (px > FINE) over.edges.add(onWall(on, wall, from, to, z + 1, z + 1.1, out), rail)
  if (px > FINE * 1.35 && block.glazed)
    for (let i = 0; i <= 4; i++) {
      const share = lerp(from, to - 0.06 / wall.length, i / 4)
      over.edges.add(onWall(on, wall, share, share + 0.06 / wall.length, z, z + 1.05, out), rail)
    }
  if (!chance.chance(block.planted)) return
  const plants = boxOfPlants(on, bay, (share, up) => at(lerp(from, to, share), out, up))
  const seen = camera.project(at(to, out, 1))[0] - camera.project(at(from, out, 1))[0]
  // On a wall that is seen edge-on they would hang in the air beside it.
  if (Math.abs(seen) > px * 1.4) over.plants.push(plants)
}

/** A planter along a part of the rail, leaves above and over its edge. */
function boxOfPlants(
  on: Stage,
  { wall, chance }: BayOf,
  at: (share: number, up: number) => Vec,
): Markup {
  const { camera, light } = on
  const tones = light.colours.leaves.middle
  const px = camera.scale(wall.distance)
  const count = Math.round(chance.between(4, 8) * (px > FINE * 1.35 ? 1 : 0.6))
  const width = chance.between(0.34, 0.8)
  const start = chance.between(0.05, 0.95 - width)
  const flowers = chance.chance(0.62)
    ? chance.pick(['#c2487e', '#e08a3c', '#f0e6d4', '#c2487e'])
    : ''
  const box = camera.face([
    at(start, 0.72),
    at(start + width, 0.72),
    at(start + width, 1.12),
    at(start, 1.12),
  ])
  const paint = (tone: string): string => throughAir(light, tone, wall.distance)
  let [low, high, bloom] = ['', '', '']
  for (let i = 0; i < count; i++) {
    const [x, y] = camera.project(at(start + (width * (i + 0.5)) / count, 1.15))
    const r = px * chance.between(0.3, 0.52)
    low += tuft(x, y, r, i)
    if (px > FINE * 1.2) high += tuft(x - r * 0.15, y - r * 0.42, r * 0.62, i + 2)
    if (flowers && i % 2) bloom += tuft(x + r * 0.2, y - r * 0.3, r * 0.42, i)
  }
  return (
    shape(box, paint(mix('#8a6a54', light.colours.shade, 0.3))) +
    shape(low, paint(nth(tones, 1))) +
    shape(high, paint(nth(tones, 2 + (count % 2)))) +
    (flowers && shape(bloom, paint(flowers)))
  )
}

/** Path data of a bunch of leaves about a point, `r` px wide. */
function tuft(x: number, y: number, r: number, turn: number): string {
  const points = r < 2.6 ? 4 : r < 3.6 ? 7 : 11
  return outline(
    Array.from({ length: points }, (_, k): [number, number] => {
      const angle = (k / points) * Math.PI * 2 + turn
      const reach = r * (k % 2 ? 0.72 : 1.08)
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.8]
    }),
  )
}
