import type { Project } from '#app/projects/model/project.ts'
import { readIn, type Stored } from '#app/publishing/stored-texts.ts'
import { storedProjects as filed } from '#content/projects/catalogue.ts'

import { generateProjects } from './generated-projects.ts'

const targetCount = Number(process.env['GROWTH_PROJECTS'])

/** Today's projects, and generated ones up to GROWTH_PROJECTS. */
export const storedProjects: readonly Stored<Project>[] = [
  ...filed,
  ...generateProjects(
    Math.max(0, targetCount - filed.length),
    1 + Math.max(...filed.map(({ id }) => id)),
  ),
]

export const projects: readonly Project[] = storedProjects.map((stored) => readIn<Project>(stored))
