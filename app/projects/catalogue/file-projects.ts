import type { Project } from '#app/projects/model/project.ts'
import { readIn } from '#app/publishing/stored-texts.ts'
import { storedProjects } from '#content/projects/catalogue.ts'

export const fileProjects: readonly Project[] = storedProjects.map((stored) =>
  readIn<Project>(stored),
)
