import { sorted } from '#app/lib/lists.ts'

import { normalizeSpaces, type Leaf } from './project-leaves.ts'
import type { ContentPath } from './preview-messages.ts'

/** `text`: its own, without child elements. */
export type PageText<E> = {
  element: E
  text: string
  /** `tag`, `#id`, `.class` of the element and its ancestors, and a link's target within the page. */
  within: readonly string[]
  isReference?: boolean
}

/** Parts of a project's page about other projects or authorities. */
const FOREIGN: readonly (readonly string[])[] = [['.related'], ['.where'], ['form'], ['.rera', 'a']]
const HERE = '.stop--here'

/** A text distinctive enough to match anywhere; a bare `24` is not. */
const DISTINCTIVE = /^(?=.{4})(?=.*\p{L})/u

const NAMED: ReadonlySet<string | number> = new Set(['name', 'location', 'developer'])

type Found = { leaf: Leaf; form: string }

/** Maps each text to its value, by section and order; a joined text maps to the values' common parent. */
export function matchTexts<E>(
  texts: readonly PageText<E>[],
  leaves: readonly Leaf[],
): Map<E, ContentPath> {
  const used = new Set<Leaf>()
  const paths = new Map<E, ContentPath>()
  for (const text of texts) {
    const plain = normalizeSpaces(text.text)
    if (plain === '' || isForeign(text)) continue
    const found = wholly(plain, text, leaves, used) ?? inPart(plain, text, leaves, used)
    if (found.length === 0) continue
    if (!text.isReference)
      for (const { leaf } of found) if (text.within.includes(leaf.homes[0])) used.add(leaf)
    paths.set(text.element, pathTo(found))
  }
  return paths
}

export function isForeign({ within }: Pick<PageText<unknown>, 'within'>): boolean {
  if (within.includes(HERE)) return false
  return FOREIGN.some((part) => part.every((one) => within.includes(one)))
}

function wholly(
  plain: string,
  { within }: PageText<unknown>,
  leaves: readonly Leaf[],
  used: ReadonlySet<Leaf>,
): Found[] | undefined {
  const same = leaves.filter(({ forms }) => forms.includes(plain))
  const atHome = same.filter((leaf) => isAtHome(leaf, within))
  const next = atHome.find((leaf) => !used.has(leaf)) ?? atHome[0]
  const leaf = next ?? (DISTINCTIVE.test(plain) ? same[0] : undefined)
  return leaf && [{ leaf, form: plain }]
}

function inPart(
  plain: string,
  { within }: PageText<unknown>,
  leaves: readonly Leaf[],
  used: ReadonlySet<Leaf>,
): Found[] {
  // Apart from its name, a stop shows only the location.
  if (within.includes(HERE)) return []
  const found: Found[] = []
  let rest = plain
  const candidates = sorted(
    leaves
      .flatMap((leaf) => leaf.forms.map((form) => ({ leaf, form })))
      .filter(({ leaf, form }) => mayStandIn(form, leaf, within) && plain.includes(form)),
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

/** A section's values match in that section; names and locations match anywhere. */
function mayStandIn(form: string, leaf: Leaf, within: readonly string[]): boolean {
  if (isAtHome(leaf, within)) return true
  const { at } = leaf
  return at.length === 1 && NAMED.has(at[0] ?? '') && DISTINCTIVE.test(form)
}

function isAtHome({ homes }: Leaf, within: readonly string[]): boolean {
  return homes.some((home) => within.includes(home))
}

function placeOf(form: string, text: string): number {
  for (let place = text.indexOf(form); place >= 0; place = text.indexOf(form, place + 1)) {
    const before = text.at(place - 1) ?? ''
    const after = text[place + form.length] ?? ''
    if ((place === 0 || !isWordCharacter(before)) && !isWordCharacter(after)) return place
  }
  return -1
}

function isWordCharacter(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character)
}

/** The common parent, or the longest value where that parent is the whole project. */
function pathTo(found: readonly Found[]): ContentPath {
  const [first, ...others] = found.map(({ leaf }) => leaf.at)
  if (!first) return []
  const common = others.reduce<ContentPath>(commonPath, first)
  return common.length > 0 ? common : first
}

/** The longest common prefix. */
export function commonPath(one: ContentPath, other: ContentPath): ContentPath {
  const parted = one.findIndex((part, index) => part !== other[index])
  return parted < 0 ? one : one.slice(0, parted)
}
