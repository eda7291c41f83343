import type { Project } from '#app/projects/model/project.ts'
import { readIn, type Stored } from '#app/publishing/stored-texts.ts'

const files = import.meta.glob<Stored<Project>>(['./*.ts', '!./catalogue.ts'], {
  eager: true,
  import: 'project',
})

/** Every project, by id, with its texts in each language that they have: each file beside this one is one. */
export const storedProjects = Object.values(files).toSorted((a, b) => a.id - b.id)

/** Every project, by id, in English. */
export const projects: readonly Project[] = storedProjects.map((stored) => readIn<Project>(stored))
