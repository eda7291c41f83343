import type { Project } from '#app/projects/model/project.ts'
import { projects as listed } from '#content/projects/catalogue.ts'

import { generateProjects } from './generated-projects.ts'

const targetCount = Number(process.env['GROWTH_LISTINGS'])

/** Today's projects, and generated ones up to GROWTH_LISTINGS. */
export const projects: readonly Project[] = [
  ...listed,
  ...generateProjects(
    Math.max(0, targetCount - listed.length),
    1 + Math.max(...listed.map(({ id }) => id)),
  ),
]
