import { sorted } from '#app/lib/lists.ts'
import type { FactChange } from '#app/projects/facts/project-facts.ts'
import type { Checked } from '#app/projects/model/checked.ts'
import type { Project } from '#app/projects/model/project.ts'

/** A change of a fact as it was published. */
export type PublishedChange = FactChange & {
  listingId: number
  /** Goes up with time: the number of the catalogue that it came with. */
  publication: number
  /** ISO, UTC. */
  publishedAt: string
  checked: Checked
}

/** What was published since the files were written. */
export type Published = {
  /** The number of the catalogue: that of its newest publication, 0 where there is none. */
  version: number
  /** What stands in the place of a file, or beside them, by id. */
  listings: ReadonlyMap<number, { project: Project; isArchived: boolean }>
  /** Addresses that a listing has had, and its id. */
  formerSlugs: ReadonlyMap<string, number>
  /** Newest first. */
  changes: readonly PublishedChange[]
  /** Of versions that this release cannot read, by their listing: those stay as their files have them. */
  faults: ReadonlyMap<number, string>
}

export const NOTHING_PUBLISHED: Published = {
  version: 0,
  listings: new Map(),
  formerSlugs: new Map(),
  changes: [],
  faults: new Map(),
}

/** The listings of the files with what was published since in their places, by id; those that are archived are none. */
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

/** The slug that a listing's file has, or that it was published under first, by that which it has now, where they differ. */
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
