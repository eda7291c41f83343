import { rupeeText } from '#app/projects/price-label.ts'
import { daysSince } from '#app/projects/provenance.ts'
import type { Project } from '#app/projects/project.ts'
import type { PublishedChange } from '#app/projects/versions/published.ts'

/** The facts that the desk looks at first: what is missing there is missed by every visitor. */
export const lookedAt = ['price', 'possession', 'rera'] as const
export type LookedAt = (typeof lookedAt)[number]

/** A fact of a listing as it is published: null where it is missing; `days` since it was checked. */
export type FactState = { value: string | null; days: number }

/** `filed` is as the installation came; a draft may stand beside any of them. */
export type ListingState = 'filed' | 'published' | 'archived' | 'new'

export type ListingRow = {
  id: number
  name: string
  location: string
  state: ListingState
  /** Where a draft waits: whose it is and since when. */
  draft: { by: string | null; at: string } | undefined
  facts: Record<LookedAt, FactState>
  /** Its photographs that no page shows, for nobody has said what they show. */
  undescribed: number
  /** How many of the facts, and words of photographs, are missing. */
  missing: number
}

/** What is known of a listing's versions: of its newest, and of what was published. */
export type KnownListing = {
  project: Project
  state: ListingState
  draft: ListingRow['draft']
  undescribed: number
}

type Beside = {
  changes: readonly PublishedChange[]
  today: string
  /** Which were not published at the hour that was named. */
  failed: ReadonlySet<number>
}

/**
 * The listings for the desk: first what was not published at its hour, then those that miss most, then those whose
 * facts are oldest.
 */
export function listingRows(
  known: readonly KnownListing[],
  { changes, today, failed }: Beside,
): ListingRow[] {
  const latest = latestChecks(changes)
  const rows = known.map(({ project, state, draft, undescribed }): ListingRow => {
    const { id, name, location } = project
    const stateOf = (fact: LookedAt): FactState => ({
      value: valueOf(project, fact),
      days: daysSince(latest.get(`${id} ${fact}`) ?? project.checked, today),
    })
    const facts = {
      price: stateOf('price'),
      possession: stateOf('possession'),
      rera: stateOf('rera'),
    }
    const missing = lookedAt.filter((fact) => facts[fact].value === null).length + undescribed
    return { id, name, location, state, draft, facts, undescribed, missing }
  })
  return rows.toSorted(
    (one, other) =>
      Number(failed.has(other.id)) - Number(failed.has(one.id)) ||
      other.missing - one.missing ||
      oldest(other) - oldest(one) ||
      one.id - other.id,
  )
}

/** The newest check of each fact of each listing; changes come newest first. */
function latestChecks(changes: readonly PublishedChange[]) {
  const own = changes.filter(({ part }) => part === '')
  return new Map(
    own.toReversed().map(({ listingId, fact, checked }) => [`${listingId} ${fact}`, checked]),
  )
}

function oldest({ facts }: ListingRow): number {
  return Math.max(...lookedAt.map((fact) => facts[fact].days))
}

function valueOf(project: Project, fact: LookedAt): string | null {
  if (fact === 'rera') return project.rera?.number ?? null
  if (fact === 'possession') return project.possession ?? null
  return project.price === '' || project.revealPrice ? null : rupeeText(project.price)
}
