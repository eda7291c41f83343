import { sorted } from '#app/lib/lists.ts'

import { plainWords, type Leaf } from './listing-leaves.ts'
import type { ListingPath } from './preview-messages.ts'

/** An element of a page with the text that is its own, not that of elements in it. */
export type PageText<E> = {
  element: E
  text: string
  /** Of it and the elements around it: `tag`, `#id`, `.class`; of a link within the page where it leads, too. */
  within: readonly string[]
  /** It names a part of the page from elsewhere, as a link to it does. */
  isReference?: boolean
}

/** Parts of a listing's page that speak of other listings, of where it stands among them, or of authorities. */
const FOREIGN: readonly (readonly string[])[] = [['.related'], ['.where'], ['form'], ['.rera', 'a']]
/** The one stop among those of a road that is the listing itself. */
const HERE = '.stop--here'

/** A word that means something wherever it stands: a bare `24` does not. */
const TELLING = /^(?=.{4})(?=.*\p{L})/u

/** What a page names again and again. */
const NAMED: ReadonlySet<string | number> = new Set(['name', 'location', 'developer'])

type Found = { leaf: Leaf; form: string }

/**
 * The way to the value of the listing that each text of its page comes from. Equal texts are told apart
 * by the part of the page in which they stand, and in one part by their order. A text that joins several
 * values leads to what holds them all.
 */
export function matchTexts<E>(
  texts: readonly PageText<E>[],
  leaves: readonly Leaf[],
): Map<E, ListingPath> {
  const used = new Set<Leaf>()
  const paths = new Map<E, ListingPath>()
  for (const text of texts) {
    const words = plainWords(text.text)
    if (words === '' || isForeign(text)) continue
    const found = wholly(words, text, leaves, used) ?? inPart(words, text, leaves, used)
    if (found.length === 0) continue
    if (!text.isReference)
      for (const { leaf } of found) if (text.within.includes(leaf.homes[0])) used.add(leaf)
    paths.set(text.element, pathTo(found))
  }
  return paths
}

/** Whether what it says is not this listing's. */
export function isForeign({ within }: Pick<PageText<unknown>, 'within'>): boolean {
  if (within.includes(HERE)) return false
  return FOREIGN.some((part) => part.every((one) => within.includes(one)))
}

/** The value that is the whole text. */
function wholly(
  words: string,
  { within }: PageText<unknown>,
  leaves: readonly Leaf[],
  used: ReadonlySet<Leaf>,
): Found[] | undefined {
  const same = leaves.filter(({ forms }) => forms.includes(words))
  const atHome = same.filter((leaf) => isAtHome(leaf, within))
  const next = atHome.find((leaf) => !used.has(leaf)) ?? atHome[0]
  const leaf = next ?? (TELLING.test(words) ? same[0] : undefined)
  return leaf && [{ leaf, form: words }]
}

/** The values that are in the text, the longest first, none within another. */
function inPart(
  words: string,
  { within }: PageText<unknown>,
  leaves: readonly Leaf[],
  used: ReadonlySet<Leaf>,
): Found[] {
  // Beside its name a stop says no more than a part of the listing's place.
  if (within.includes(HERE)) return []
  const found: Found[] = []
  let rest = words
  const candidates = sorted(
    leaves
      .flatMap((leaf) => leaf.forms.map((form) => ({ leaf, form })))
      .filter(({ leaf, form }) => mayStandIn(form, leaf, within) && words.includes(form)),
    (one, other) =>
      other.form.length - one.form.length ||
      Number(used.has(one.leaf)) - Number(used.has(other.leaf)),
  )
  for (const candidate of candidates) {
    if (found.some(({ leaf }) => leaf === candidate.leaf)) continue
    const place = placeOf(candidate.form, rest)
    if (place < 0) continue
    found.push(candidate)
    const { length } = candidate.form
    rest = rest.slice(0, place) + '\0'.repeat(length) + rest.slice(place + length)
  }
  return found
}

/** Values of a section are looked for in that section; name, place and such wherever they are named. */
function mayStandIn(form: string, leaf: Leaf, within: readonly string[]): boolean {
  if (isAtHome(leaf, within)) return true
  const { at } = leaf
  return at.length === 1 && NAMED.has(at[0] ?? '') && TELLING.test(form)
}

function isAtHome({ homes }: Leaf, within: readonly string[]): boolean {
  return homes.some((home) => within.includes(home))
}

/** Where a form stands in a text as words of their own; -1 for nowhere. */
function placeOf(form: string, text: string): number {
  for (let place = text.indexOf(form); place >= 0; place = text.indexOf(form, place + 1)) {
    const before = text.at(place - 1) ?? ''
    const after = text[place + form.length] ?? ''
    if ((place === 0 || !isOfWord(before)) && !isOfWord(after)) return place
  }
  return -1
}

function isOfWord(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character)
}

/** The value itself; of several what holds them, and where that is the whole listing the longest. */
function pathTo(found: readonly Found[]): ListingPath {
  const [first, ...others] = found.map(({ leaf }) => leaf.at)
  if (!first) return []
  const common = others.reduce<ListingPath>(commonPath, first)
  return common.length > 0 ? common : first
}

/** As far as two ways are one. */
export function commonPath(one: ListingPath, other: ListingPath): ListingPath {
  const parted = one.findIndex((part, index) => part !== other[index])
  return parted < 0 ? one : one.slice(0, parted)
}
