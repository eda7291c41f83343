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

/** The parsed project, or faults with their fields in the schema's words. */
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

export type Beside = {
  before: Project | undefined
  others: readonly Project[]
  /** By every address that leads to a project. */
  holders: AddressHolders
}

/** All faults of a valid project next to `others`, each at its field. */
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
    // Some faults quote no text, such as an address in use.
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
    // Printed texts include marked sentences.
    ...unprintedTexts(whole),
    ...advice,
  ]
}

/** Points to the price list when the price itself changed; the price would lead back to the list. */
function placeOf(
  at: FieldPath | undefined,
  { price, sections }: Listing,
  before: Project | undefined,
): FieldPath | undefined {
  const isChanged = before !== undefined && rupeesOf(before.price) !== rupeesOf(price)
  return at?.[0] === 'price' && isChanged ? cheapestRow(sections)?.at : at
}

/** One fault per field and text; errors precede advice. */
function onceEach(faults: readonly ListingFault[]): ListingFault[] {
  const holding = holdingFaults(faults)
  const found = [...holding, ...faults.filter((fault) => !holding.includes(fault))]
  const firstAt = new Map(reversed(found).map(({ at, text }) => [at.join(' '), text]))
  const isFirst = ({ at, text }: ListingFault) =>
    at.length === 0 || firstAt.get(at.join(' ')) === text
  const said = found.filter(isFirst).map((one) => [[one.text, ...one.at].join(' '), one] as const)
  return reversed(new Map(reversed(said)).values())
}

/** Published long addresses stay valid. */
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

/** A change log cannot distinguish two rows of the same name. */
function labelFaults(listing: Listing): ListingFault[] {
  return repeatedLabels(listing).map(({ at, called }) => ({
    at,
    text: `two rows of one table are called “${called}”: say in their names what tells them apart`,
  }))
}

function fileOf({ slug }: Listing): string {
  return `${slug}.ts`
}

function fieldThatSays(fault: string, listing: Listing): FieldPath {
  const words = quotedIn(fault)
  if (words === undefined) return []
  // A name or location may contain the words by chance.
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

const OWN = { slug: 'address', name: 'name' } as const

/** Faults that block publishing, the same as in a build (`catalogueFaults`). */
export function publishFaults(listing: Listing, others: readonly Project[]): string[] {
  const file = fileOf(listing)
  const shared = (['slug', 'name'] as const).flatMap((key) => {
    const taken = others.find((one) => one.id !== listing.id && one[key] === listing[key])
    return taken ? [`the ${OWN[key]} “${listing[key]}” is that of ${taken.name}`] : []
  })
  const faults = catalogueFaults([{ file, project: listing }])
  return [...faults.map((fault) => fault.replace(`${file}: `, '')), ...shared]
}
