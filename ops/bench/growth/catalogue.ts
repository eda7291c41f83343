import type { Project } from '#app/projects/model/project.ts'
import { projects as listed } from '#content/projects/catalogue.ts'

import { generatedListings } from './listings.ts'

const wanted = Number(process.env['GROWTH_LISTINGS'])

/** The catalogue of a measurement: today's listings, and generated ones up to GROWTH_LISTINGS. */
export const projects: readonly Project[] = [
  ...listed,
  ...generatedListings(
    Math.max(0, wanted - listed.length),
    1 + Math.max(...listed.map(({ id }) => id)),
  ),
]
