import { officeCampus, university } from '../../../buildings/campus/campus-buildings.ts'
import { filmStudio } from '../../../buildings/campus/film-studio.ts'
import { toyFactory } from '../../../buildings/campus/toy-factory.ts'
import { waterTower } from '../../../buildings/campus/water-tower.ts'
import type { Stage } from '../../../paper/stage.ts'
import type { Markup } from '../../../paper/svg.ts'
import type { Spot } from '../../../paper/vector.ts'
import type { Facts } from '../../../scene.ts'

/** Who works or studies there. */
export type Use = NonNullable<Facts['use']>

/** The buildings of each kind: near left corner in metres. */
export const buildings: Record<Use, (on: Stage, x: number, y: number, seed: number) => Markup> = {
  it: officeCampus,
  university,
  film: (on, x, y, seed) => waterTower(on, [x + 78, y + 26]) + filmStudio(on, x, y, seed),
  toys: toyFactory,
}

/** Where each kind's buildings begin, metres right of us and away. */
export const places: Record<Use, Spot> = {
  it: [-14, 104],
  university: [-22, 92],
  film: [-20, 92],
  toys: [-22, 92],
}

/** How far right of its corner each kind has its door or gate, in metres. */
export const doors: Record<Use, number> = { it: 53, university: 58, film: 58, toys: 60 }
