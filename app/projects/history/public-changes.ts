import { indianDay } from '#app/lib/dates/indian-day.ts'
import { groupBy } from '#app/lib/lists.ts'
import { isCalledAs, isSameValue } from '#app/projects/fact-check/called-as.ts'
import { foldedKey } from '#app/projects/facts/fact-key.ts'
import type { FactName } from '#app/projects/facts/fact-names.ts'
import { factSlots } from '#app/projects/facts/fact-slots.ts'
import type { Project } from '#app/projects/model/project.ts'
import { checkWords } from '#app/projects/page/provenance.ts'
import type { PublishedChange } from '#app/projects/publishing/published.ts'

import { changeWords } from './change-texts.ts'

/** A published change of a fact as visitors are told of it. */
export type ToldChange = {
  listing: Pick<Project, 'id' | 'slug' | 'name'>
  fact: FactName
  part: string
  /** `Price (3 BHK): ₹95 lakh, was ₹90 lakh` */
  words: string
  /** `26 Nov 2026 with the developer’s own information` */
  check: string
  publication: number
  /** ISO, UTC. */
  publishedAt: string
  /** The day of its publication in India, as `2026-11-26`. */
  day: string
}

/**
 * The published changes in words and in their order. `listings` are all that are shown or were, as this
 * deployment shows them: where one takes interest alone, nothing is said of its prices and terms.
 */
export function toldChanges(
  changes: readonly PublishedChange[],
  listings: readonly Project[],
): ToldChange[] {
  const byId = new Map(listings.map((listing) => [listing.id, listing]))
  return onceEach(changes).flatMap((change) => {
    const listing = byId.get(change.listingId)
    return listing && maySay(change, listing) ? [told(change, listing)] : []
  })
}

/** What changed in a field and alike in the row that is called as it is one change. */
function onceEach(changes: readonly PublishedChange[]): PublishedChange[] {
  const groups = groupBy(changes, ({ listingId, publication, fact }) =>
    [listingId, publication, fact].join(' '),
  )
  return changes.filter((change) => {
    const { listingId, publication, fact } = change
    const group = groups.get([listingId, publication, fact].join(' ')) ?? []
    return !group.some((field) => isRowOf(field, change))
  })
}

/** Whether the second is the row that repeats the first, a field of the listing or of a page below it. */
function isRowOf(field: PublishedChange, row: PublishedChange): boolean {
  const { fact } = field
  const above = field.part === '' ? '' : `${field.part}, `
  const isField = field !== row && row.part.startsWith(above)
  if (!isField || !isCalledAs(fact, row.part.slice(above.length))) return false
  return isSameValue(fact, field.was, row.was) && isSameValue(fact, field.became, row.became)
}

function told(change: PublishedChange, { id, slug, name }: Project): ToldChange {
  const { fact, part, publication, publishedAt, checked } = change
  return {
    listing: { id, slug, name },
    fact,
    part,
    words: changeWords(change),
    check: checkWords(checked),
    publication,
    publishedAt,
    day: indianDay(new Date(publishedAt)),
  }
}

function maySay(change: PublishedChange, listing: Project): boolean {
  const { fact } = change
  if (listing.isInterestOnly !== true || (fact !== 'price' && fact !== 'figure')) return true
  // Of the figures only those are known to be no terms of sale that the page still shows.
  return fact === 'figure' && factSlots(listing).some((one) => foldedKey(one) === foldedKey(change))
}

/** Those of a page below a listing's own, which its name precedes. */
export function changesOfPage(changes: readonly ToldChange[], name: string): ToldChange[] {
  return changes.filter(({ part }) => part === name || part.startsWith(`${name}, `))
}
