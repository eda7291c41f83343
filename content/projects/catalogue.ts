import type { Project } from '#app/projects/project.ts'

const files = import.meta.glob<Project>(['./*.ts', '!./catalogue.ts'], {
  eager: true,
  import: 'project',
})

/** Every project, by id: each file beside this one is one. */
export const projects: readonly Project[] = Object.values(files).toSorted((a, b) => a.id - b.id)
