import { reversed, sorted } from '#app/lib/lists.ts'
import { rupeeText } from '#app/projects/model/price-label.ts'
import type { Project } from '#app/projects/model/project.ts'
import { daysSince } from '#app/projects/page/provenance.ts'
import type { PublishedChange } from '#app/projects/publishing/published.ts'

/** The facts that the desk looks at first, and the public log tells of by their own names. */
export const lookedAt = ['price', 'possession', 'rera', 'area'] as const
export type LookedAt = (typeof lookedAt)[number]

/** Whatever else is missing is missed by every visitor: towers and floors are sold without their land. */
const NEEDED: ReadonlySet<LookedAt> = new Set(['price', 'possession', 'rera'])

/** A fact of a listing as it is published: null where nothing is stated, which `isMissed` or not; `days` since it was checked. */
export type FactState = { value: string | null; isMissed: boolean; days: number }

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
    const stateOf = (fact: LookedAt): FactState => {
      const value = valueOf(project, fact)
      const checked = latest.get(`${id} ${fact}`) ?? project.checked
      return {
        value,
        isMissed: value === null && NEEDED.has(fact),
        days: daysSince(checked, today),
      }
    }
    const facts = {
      price: stateOf('price'),
      possession: stateOf('possession'),
      rera: stateOf('rera'),
      area: stateOf('area'),
    }
    const missing = lookedAt.filter((fact) => facts[fact].isMissed).length + undescribed
    return { id, name, location, state, draft, facts, undescribed, missing }
  })
  return sorted(
    rows,
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
    reversed(own).map(({ listingId, fact, checked }) => [`${listingId} ${fact}`, checked]),
  )
}

function oldest({ facts }: ListingRow): number {
  const told = lookedAt.map((fact) => facts[fact])
  return Math.max(...told.map(({ value, isMissed, days }) => (value || isMissed ? days : 0)))
}

function valueOf(project: Project, fact: LookedAt): string | null {
  if (fact === 'rera') return project.rera?.number ?? null
  if (fact === 'area') return project.area ?? null
  if (fact === 'possession') return project.possession ?? null
  return project.price === '' || project.revealPrice ? null : rupeeText(project.price)
}
