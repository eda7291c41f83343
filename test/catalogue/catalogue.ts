import { runSync } from '#app/lib/async/yield-to-event-loop.ts'
import type { Project } from '#app/projects/model/project.ts'
import { readingCatalogue } from '#app/projects/search/catalogue-facts.ts'
import { openCatalogue } from '#app/projects/search/search-catalogue.ts'

import { alderMeadow } from './alder-meadow.ts'
import { birchHeights } from './birch-heights.ts'
import { cedarCourt } from './cedar-court.ts'
import { elmSquare } from './elm-square.ts'
import { poplarFarms } from './poplar-farms.ts'
import { willowGate } from './willow-gate.ts'

/** Projects that exist in tests only, so that a rule is tested whatever the site lists. */
export const projects: readonly Project[] = [
  cedarCourt,
  birchHeights,
  alderMeadow,
  elmSquare,
  poplarFarms,
  willowGate,
]

/** Cities that are offered there whether or not something is listed in them. */
export const cityNames = ['Noida', 'Gurugram', 'Mumbai', 'Noida Extension', 'Goa'] as const

/** The same as a search reads it. */
export const facts = runSync(readingCatalogue(projects, cityNames))
export const catalogue = openCatalogue(facts)
