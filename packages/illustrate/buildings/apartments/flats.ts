import { mix } from '../../paper/colour.ts'
import { throughAir } from '../../paper/light.ts'
import { keyed } from '../../paper/nth.ts'
import { random, type Random } from '../../paper/random.ts'
import type { Stage } from '../../paper/stage.ts'
import { Batch, type Markup, shape } from '../../paper/svg.ts'
import { faced } from './apartment-finish.ts'
import { balcony } from './apartment-balcony.ts'
import type { Balconies, Flats } from './block-of-flats.ts'
import { STOREY, type BayOf, type Openings, opening, louvres } from './bays.ts'
import { edge, sunOn } from '../facade.ts'
import { onWall, type Wall, wallsOf } from '../solids.ts'

const weights = new Map([
  ['b', 5.2],
  ['w', 3.2],
  ['v', 4.6],
  ['a', 1.5],
  ['l', 1.8],
  ['p', 1.3],
])

const weightOf = (letter: string): number => keyed(weights, letter)

/** The visible sides of a block, dressed storey by storey. */
export function flats(on: Stage, block: Flats): Markup {
  const [chance, lamps] = [random(block.seed), random(block.seed + 577)]
  return wallsOf(on, block.plan)
    .filter((wall) => wall.visible)
    .map((wall) => side(on, wall, block, chance, lamps))
    .join('')
}

/** A bay's place on its wall, shares 0 to 1. */
interface Bay {
  letter: string
  from: number
  to: number
}

function baysOf(block: Flats, wall: Wall): Bay[] {
  const letters = block.bays(block.plan.indexOf(wall.a)).split('')
  const total = letters.reduce((sum, letter) => sum + weightOf(letter), 0)
  let gone = 0
  return letters.map((letter) => {
    const from = gone / total
    gone += weightOf(letter)
    return { letter, from, to: gone / total }
  })
}

function side(on: Stage, wall: Wall, block: Flats, chance: Random, lamps: Random): Markup {
  const { light } = on
  const top = block.z + block.floors * STOREY
  const air = (colour: string): string => throughAir(light, colour, wall.distance)
  const plaster = faced(on, block.colour, wall.normal)
  const [lines, insides] = [new Batch(), new Batch()]
  const glass: Openings = { panes: new Batch(), frames: new Batch() }
  const over: Balconies = {
    under: new Batch(),
    rails: new Batch(),
    edges: new Batch(),
    plants: [],
  }
  const bays = baysOf(block, wall)
  for (const { letter, from, to } of bays)
    for (let floor = 0; floor < block.floors; floor++) {
      const z = block.z + floor * STOREY
      const bay: BayOf = { wall, from, to, z, share: floor / block.floors, chance, lamps }
      if (letter === 'w') opening(on, glass, bay, [0.16, 0.84, 0.85, 2.6])
      if (letter === 'v') opening(on, glass, bay, [0.08, 0.92, 0.45, 2.7])
      if (letter === 'l') louvres(on, insides, bay, block.accent)
      if (letter === 'b') {
        const deep = mix(mix(plaster, light.colours.shade, 0.5), '#101c26', 0.42)
        insides.add(onWall(on, wall, from, to, z, z + STOREY - 0.2), air(deep))
        opening(on, glass, bay, [0.1, 0.72, 0.1, 2.5])
        balcony(on, over, bay, block)
      }
    }
  const line = air(mix(plaster, edge(on, sunOn(on, wall)), 0.6))
  for (let floor = 1; floor <= block.floors; floor++)
    lines.add(
      onWall(on, wall, 0, 1, block.z + floor * STOREY - 0.26, block.z + floor * STOREY),
      line,
    )
  return (
    shape(onWall(on, wall, 0, 1, block.z, top + 1.1), air(plaster)) +
    secondColour(on, wall, block, bays) +
    lines +
    insides +
    glass.panes +
    glass.frames +
    over.under +
    over.rails +
    over.edges +
    over.plants.join('') +
    (block.over?.(wall) ?? '')
  )
}

/** Where the accent lies on a wall, by the block's pattern. */
function secondColour(on: Stage, wall: Wall, block: Flats, bays: readonly Bay[]): Markup {
  const top = block.z + block.floors * STOREY
  const paint = throughAir(on.light, faced(on, block.accent, wall.normal), wall.distance)
  let [flat, proud] = ['', '']
  bays.forEach(({ letter, from, to }, i) => {
    if (letter === 'a') flat += onWall(on, wall, from, to, block.z, top)
    const plain = letter === 'p' || letter === 'w' || letter === 'v'
    for (let floor = 0; floor < block.floors; floor++)
      if (plain && block.pattern === 'panels' && (floor + i) % 3 === 0)
        flat += onWall(on, wall, from, to, block.z + floor * STOREY, block.z + (floor + 1) * STOREY)
    if (block.pattern === 'fins' && i) {
      const half = 0.21 / wall.length
      proud += onWall(on, wall, from - half, from + half, block.z, top + 1.1, 0.4)
    }
  })
  for (let floor = 2; block.pattern === 'bands' && floor < block.floors; floor += 3) {
    const z = block.z + floor * STOREY
    flat += onWall(on, wall, 0, 1, z - 0.3, z + 0.85)
  }
  // The parapet closes the wall in the second colour.
  flat += onWall(on, wall, 0, 1, top + 0.25, top + 1.1)
  return shape(flat, paint) + shape(proud, paint)
}
