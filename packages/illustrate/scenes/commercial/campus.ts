import { nth } from '../../paper/nth.ts'
import type { Svg } from '../../paper/svg.ts'
import type { Facts, Look } from '../../scene.ts'
import { arcadeWalk } from './campus/arcade-walk.ts'
import { avenue } from './campus/avenue.ts'
import { forecourt } from './campus/forecourt.ts'
import { lawnPath } from './campus/lawn-path.ts'
import type { Use } from './campus/places.ts'
import { quad } from './campus/quad.ts'

const layouts: readonly ((use: Use, look: Look) => Svg)[] = [
  lawnPath,
  avenue,
  (use, look) => (use === 'university' ? arcadeWalk(look) : forecourt(use, look)),
  quad,
]

/** A campus; the seed says from where: a path over a lawn, an avenue of trees, close before its doors, a court seen from above. */
export const draw = (facts: Facts, look: Look): Svg =>
  nth(layouts, look.seed % layouts.length)(facts.use ?? 'it', look)
