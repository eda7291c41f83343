import { sorted } from '#app/lib/lists.ts'
import type { FactChange } from '#app/projects/facts/project-facts.ts'
import type { Checked } from '#app/projects/model/checked.ts'
import type { Project } from '#app/projects/model/project.ts'

export type PublishedChange = FactChange & {
  projectId: number
  publication: number
  /** ISO, UTC. */
  publishedAt: string
  checked: Checked
}

export type Published = {
  /** That of the newest publication, 0 without any. */
  version: number
  projects: ReadonlyMap<number, { project: Project; isArchived: boolean }>
  formerSlugs: ReadonlyMap<string, number>
  changes: readonly PublishedChange[]
  /** Versions that this release cannot read, by project; those projects keep their files. */
  faults: ReadonlyMap<number, string>
}

export const NOTHING_PUBLISHED: Published = {
  version: 0,
  projects: new Map(),
  formerSlugs: new Map(),
  changes: [],
  faults: new Map(),
}

/** Published versions replace the files' projects; archived ones are left out. */
export function withPublished(
  fileProjects: readonly Project[],
  { projects }: Pick<Published, 'projects'>,
): Project[] {
  const all = new Map(fileProjects.map((project) => [project.id, project]))
  for (const [id, { project, isArchived }] of projects)
    if (isArchived) all.delete(id)
    else all.set(id, project)
  return sorted(all.values(), (one, other) => one.id - other.id)
}

/** A project's first slug by its current one, where they differ. */
export function firstSlugs(
  projects: readonly Project[],
  fileProjects: readonly Project[],
  { formerSlugs }: Pick<Published, 'formerSlugs'>,
): ReadonlyMap<string, string> {
  const first = new Map(fileProjects.map(({ id, slug }) => [id, slug]))
  for (const [slug, id] of formerSlugs) if (!first.has(id)) first.set(id, slug)
  return new Map(
    projects.flatMap(({ id, slug }) => {
      const former = first.get(id)
      return former === undefined || former === slug ? [] : [[slug, former] as const]
    }),
  )
}
