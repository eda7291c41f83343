import { reversed } from '#app/lib/lists.ts'
import { rupeesOf } from '#app/lib/money.ts'
import { faultWords } from '#app/lib/text/fault-words.ts'
import {
  catalogueFaults,
  cheapestRow,
  ownFaults,
} from '#app/projects/catalogue/catalogue-faults.ts'
import { asideFaults, withoutAsides } from '#app/projects/fact-check/asides.ts'
import { saidOtherwise } from '#app/projects/fact-check/contradictions.ts'
import type { Listing } from '#app/projects/fact-check/figures/listing-statements.ts'
import { freeTexts } from '#app/projects/fact-check/free-texts.ts'
import type { PlacedText } from '#app/projects/fact-check/placed-texts.ts'
import { withSentences } from '#app/projects/fact-check/sentence-offers.ts'
import { stillSaid } from '#app/projects/fact-check/stale-values.ts'
import { unprintedTexts } from '#app/projects/fact-check/unprinted-texts.ts'
import {
  unsaidLand,
  unstatedFigures,
  unstatedRates,
} from '#app/projects/fact-check/unstated-figures.ts'
import { repeatedLabels } from '#app/projects/facts/fact-slots.ts'
import { projectSchema, type Project } from '#app/projects/model/project.ts'
import { slugFault } from '#app/projects/model/slug.ts'

import { formerAddressFaults, type AddressHolders } from './address-holders.ts'
import { checkedAhead } from './checked-ahead.ts'
import type { FieldPath } from './difference.ts'
import { holdingFaults, quotedIn, type ListingFault } from './project-fault.ts'

/** A listing as its schema reads it, or what is wrong in which field, in the schema's own words. */
export function readListing(
  content: unknown,
): { listing: Listing; faults: [] } | { listing: undefined; faults: ListingFault[] } {
  const read = projectSchema.safeParse(content, { error: faultWords })
  if (read.success) return { listing: read.data, faults: [] }
  const faults = read.error.issues.map(({ path, message }) => ({
    at: path.map((part) => (typeof part === 'symbol' ? String(part) : part)),
    text: message,
  }))
  return { listing: undefined, faults }
}

/** What a listing is published beside. */
export type Beside = {
  /** As it was published last. */
  before: Project | undefined
  others: readonly Project[]
  /** Every address that leads to a listing today. */
  holders: AddressHolders
}

/** What speaks against publishing a sound listing beside `others`; a text that is at fault is named by its field. */
export function placedFaults(listing: Listing, beside: Beside): ListingFault[] {
  const found = [...faultsBeside(listing, beside), ...asideFaults(listing)]
  return withSentences(onceEach(found), listing, (other) => faultsBeside(other, beside))
}

function faultsBeside(whole: Listing, { before, ...beside }: Beside): ListingFault[] {
  const listing = withoutAsides(whole)
  const own = ownFaults(fileOf(whole), whole)
  const places = new Map(own.map(({ text, at }) => [text, placeOf(at, listing, before)]))
  const advice = own.flatMap(({ text, isAdvice }) =>
    isAdvice ? [{ at: fieldThatSays(text, listing), text, isAdvice }] : [],
  )
  const said = [...publishFaults(whole, beside.others), ...formerAddressFaults(listing, beside)]
  const placed = [...new Set(said)].map((text) => {
    // One that is about a field without quoting a text of it, as an address that another page has.
    return { at: places.get(text) ?? fieldThatSays(text, listing), text }
  })
  const filed = before && readListing(before).listing
  const published = filed && withoutAsides(filed)
  return [
    ...addressFaults(listing, before),
    ...labelFaults(listing),
    ...checkedAhead(listing, before),
    ...placed,
    ...saidOtherwise(listing),
    ...stillSaid(published, listing),
    ...unstatedFigures(published, listing),
    ...unstatedRates(published, listing),
    ...unsaidLand(published, listing),
    // Of the whole: no sentence that is said of something else is left out of what is printed.
    ...unprintedTexts(whole),
    ...advice,
  ]
}

/**
 * The way to a fault. A price that was changed and its list disagree: what is left to change is the list, and
 * the way back to the price would lead in a circle.
 */
function placeOf(
  at: FieldPath | undefined,
  { price, sections }: Listing,
  before: Project | undefined,
): FieldPath | undefined {
  const isChanged = before !== undefined && rupeesOf(before.price) !== rupeesOf(price)
  return at?.[0] === 'price' && isChanged ? cheapestRow(sections)?.at : at
}

/** What is said of a field once is not said again in other words; what holds goes before what is advice. */
function onceEach(faults: readonly ListingFault[]): ListingFault[] {
  const holding = holdingFaults(faults)
  const found = [...holding, ...faults.filter((fault) => !holding.includes(fault))]
  const firstAt = new Map(reversed(found).map(({ at, text }) => [at.join(' '), text]))
  const isFirst = ({ at, text }: ListingFault) =>
    at.length === 0 || firstAt.get(at.join(' ')) === text
  const said = found.filter(isFirst).map((one) => [[one.text, ...one.at].join(' '), one] as const)
  return reversed(new Map(reversed(said)).values())
}

/** Addresses that are longer than new ones may be; one that was published so stays as it is. */
function addressFaults(listing: Listing, before: Project | undefined): ListingFault[] {
  const known = new Set([before?.slug, ...(before?.pages ?? []).map(({ slug }) => slug)])
  const slugs = [
    { at: ['slug'], slug: listing.slug },
    ...(listing.pages ?? []).map(({ slug }, index) => ({ at: ['pages', index, 'slug'], slug })),
  ]
  return slugs.flatMap(({ at, slug }) => {
    const text = known.has(slug) ? undefined : slugFault(slug)
    return text === undefined ? [] : [{ at, text }]
  })
}

/** Nobody can be told which of two rows changed that are called the same. */
function labelFaults(listing: Listing): ListingFault[] {
  return repeatedLabels(listing).map(({ at, called }) => ({
    at,
    text: `two rows of one table are called “${called}”: say in their names what tells them apart`,
  }))
}

function fileOf({ slug }: Listing): string {
  return `${slug}.ts`
}

/** The field whose text a fault quotes first; empty where none says it in so many words. */
function fieldThatSays(fault: string, listing: Listing): FieldPath {
  const words = quotedIn(fault)
  if (words === undefined) return []
  // A name or a place may have the words by chance.
  const isOfText = !fault.includes('” in its facts ')
  const text = isOfText && freeTexts(listing).find((one) => isSaidBy(one, words))
  return (text ? text.at : wayTo(words, listing)) ?? []
}

function isSaidBy({ at, text }: PlacedText, words: string): boolean {
  return at[0] !== 'name' && text.includes(words)
}

function wayTo(words: string, value: unknown): FieldPath | undefined {
  if (typeof value === 'string') return value.includes(words) ? [] : undefined
  if (typeof value !== 'object' || value === null) return undefined
  const branches: [string | number, unknown][] = Array.isArray(value)
    ? value.map((one: unknown, at) => [at, one])
    : Object.entries(value)
  for (const [key, one] of branches) {
    const rest = wayTo(words, one)
    if (rest) return [key, ...rest]
  }
  return undefined
}

/** What two listings may not share, as it is said. */
const OWN = { slug: 'address', name: 'name' } as const

/**
 * What must be put right before a listing is published beside `others`: the same that a build refuses
 * (`catalogueFaults`), as a text that still says the old figure.
 */
export function publishFaults(listing: Listing, others: readonly Project[]): string[] {
  const file = fileOf(listing)
  const shared = (['slug', 'name'] as const).flatMap((key) => {
    const taken = others.find((one) => one.id !== listing.id && one[key] === listing[key])
    return taken ? [`the ${OWN[key]} “${listing[key]}” is that of ${taken.name}`] : []
  })
  const faults = catalogueFaults([{ file, project: listing }])
  return [...faults.map((fault) => fault.replace(`${file}: `, '')), ...shared]
}
