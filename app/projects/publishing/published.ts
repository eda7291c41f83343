import { sorted } from '#app/lib/lists.ts'
import type { FactChange } from '#app/projects/facts/project-facts.ts'
import type { Checked } from '#app/projects/model/checked.ts'
import type { Project } from '#app/projects/model/project.ts'

export type PublishedChange = FactChange & {
  listingId: number
  publication: number
  /** ISO, UTC. */
  publishedAt: string
  checked: Checked
}

export type Published = {
  /** That of the newest publication, 0 without any. */
  version: number
  listings: ReadonlyMap<number, { project: Project; isArchived: boolean }>
  formerSlugs: ReadonlyMap<string, number>
  changes: readonly PublishedChange[]
  /** Versions that this release cannot read, by project; those projects keep their files. */
  faults: ReadonlyMap<number, string>
}

export const NOTHING_PUBLISHED: Published = {
  version: 0,
  listings: new Map(),
  formerSlugs: new Map(),
  changes: [],
  faults: new Map(),
}

/** Published versions replace the files' projects; archived ones are left out. */
export function withPublished(
  filed: readonly Project[],
  { listings }: Pick<Published, 'listings'>,
): Project[] {
  const all = new Map(filed.map((project) => [project.id, project]))
  for (const [id, { project, isArchived }] of listings)
    if (isArchived) all.delete(id)
    else all.set(id, project)
  return sorted(all.values(), (one, other) => one.id - other.id)
}

/** A project's first slug by its current one, where they differ. */
export function firstSlugs(
  listings: readonly Project[],
  filed: readonly Project[],
  { formerSlugs }: Pick<Published, 'formerSlugs'>,
): ReadonlyMap<string, string> {
  const first = new Map(filed.map(({ id, slug }) => [id, slug]))
  for (const [slug, id] of formerSlugs) if (!first.has(id)) first.set(id, slug)
  return new Map(
    listings.flatMap(({ id, slug }) => {
      const former = first.get(id)
      return former === undefined || former === slug ? [] : [[slug, former] as const]
    }),
  )
}
