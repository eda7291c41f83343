import type { Project } from '#app/projects/model/project.ts'
import type { Stored } from '#app/publishing/stored-texts.ts'

const files = import.meta.glob<Stored<Project>>(['./*.ts', '!./catalogue.ts'], {
  eager: true,
  import: 'project',
})

/** By id, in every language; each file of this folder is one project. */
export const storedProjects = Object.values(files).toSorted((a, b) => a.id - b.id)
