import { reversed } from '#app/lib/lists.ts'
import { rupeesOf } from '#app/lib/money.ts'
import { faultMessage } from '#app/lib/text/fault-message.ts'
import {
  catalogueFaults,
  cheapestRow,
  ownFaults,
} from '#app/projects/catalogue/catalogue-faults.ts'
import { asideFaults, withoutAsides } from '#app/projects/fact-check/exceptions.ts'
import { contradictionFaults } from '#app/projects/fact-check/contradictions.ts'
import type { ProjectContent } from '#app/projects/fact-check/figures/project-content.ts'
import { freeTexts } from '#app/projects/fact-check/free-texts.ts'
import type { PlacedText } from '#app/projects/fact-check/placed-texts.ts'
import { withSentences } from '#app/projects/fact-check/sentence-offers.ts'
import { staleValueFaults } from '#app/projects/fact-check/stale-values.ts'
import { unprintedTexts } from '#app/projects/fact-check/unprinted-texts.ts'
import {
  unstatedLand,
  unstatedFigures,
  unstatedRates,
} from '#app/projects/fact-check/unstated-figures.ts'
import { repeatedLabels } from '#app/projects/facts/fact-slots.ts'
import { projectSchema, type Project } from '#app/projects/model/project.ts'
import { slugFault } from '#app/projects/model/slug.ts'

import { formerAddressFaults, type AddressHolders } from './address-holders.ts'
import { checkedAhead } from './checked-ahead.ts'
import type { FieldPath } from './difference.ts'
import { holdingFaults, quotedIn, type ProjectFault } from './project-fault.ts'

/** The parsed project, or faults with their fields in the schema's words. */
export function parseProject(
  content: unknown,
): { project: ProjectContent; faults: [] } | { project: undefined; faults: ProjectFault[] } {
  const read = projectSchema.safeParse(content, { error: faultMessage })
  if (read.success) return { project: read.data, faults: [] }
  const faults = read.error.issues.map(({ path, message }) => ({
    at: path.map((part) => (typeof part === 'symbol' ? String(part) : part)),
    text: message,
  }))
  return { project: undefined, faults }
}

export type PublishContext = {
  before: Project | undefined
  others: readonly Project[]
  /** By every address that leads to a project. */
  holders: AddressHolders
}

/** All faults of a valid project next to `others`, each at its field. */
export function placedFaults(project: ProjectContent, context: PublishContext): ProjectFault[] {
  const found = [...collectFaults(project, context), ...asideFaults(project)]
  return withSentences(onceEach(found), project, (other) => collectFaults(other, context))
}

function collectFaults(
  whole: ProjectContent,
  { before, ...context }: PublishContext,
): ProjectFault[] {
  const project = withoutAsides(whole)
  const own = ownFaults(fileOf(whole), whole)
  const places = new Map(own.map(({ text, at }) => [text, placeOf(at, project, before)]))
  const advice = own.flatMap(({ text, isAdvice }) =>
    isAdvice ? [{ at: fieldWithText(text, project), text, isAdvice }] : [],
  )
  const messages = [
    ...publishFaults(whole, context.others),
    ...formerAddressFaults(project, context),
  ]
  const placed = [...new Set(messages)].map((text) => {
    // Some faults quote no text, such as an address in use.
    return { at: places.get(text) ?? fieldWithText(text, project), text }
  })
  const parsed = before && parseProject(before).project
  const published = parsed && withoutAsides(parsed)
  return [
    ...addressFaults(project, before),
    ...labelFaults(project),
    ...checkedAhead(project, before),
    ...placed,
    ...contradictionFaults(project),
    ...staleValueFaults(published, project),
    ...unstatedFigures(published, project),
    ...unstatedRates(published, project),
    ...unstatedLand(published, project),
    // Printed texts include marked sentences.
    ...unprintedTexts(whole),
    ...advice,
  ]
}

/** Points to the price list when the price itself changed; the price would lead back to the list. */
function placeOf(
  at: FieldPath | undefined,
  { price, sections }: ProjectContent,
  before: Project | undefined,
): FieldPath | undefined {
  const isChanged = before !== undefined && rupeesOf(before.price) !== rupeesOf(price)
  return at?.[0] === 'price' && isChanged ? cheapestRow(sections)?.at : at
}

/** One fault per field and text; errors precede advice. */
function onceEach(faults: readonly ProjectFault[]): ProjectFault[] {
  const holding = holdingFaults(faults)
  const found = [...holding, ...faults.filter((fault) => !holding.includes(fault))]
  const firstAt = new Map(reversed(found).map(({ at, text }) => [at.join(' '), text]))
  const isFirst = ({ at, text }: ProjectFault) =>
    at.length === 0 || firstAt.get(at.join(' ')) === text
  const entries = found
    .filter(isFirst)
    .map((one) => [[one.text, ...one.at].join(' '), one] as const)
  return reversed(new Map(reversed(entries)).values())
}

/** Published long addresses stay valid. */
function addressFaults(project: ProjectContent, before: Project | undefined): ProjectFault[] {
  const known = new Set([before?.slug, ...(before?.pages ?? []).map(({ slug }) => slug)])
  const slugs = [
    { at: ['slug'], slug: project.slug },
    ...(project.pages ?? []).map(({ slug }, index) => ({ at: ['pages', index, 'slug'], slug })),
  ]
  return slugs.flatMap(({ at, slug }) => {
    const text = known.has(slug) ? undefined : slugFault(slug)
    return text === undefined ? [] : [{ at, text }]
  })
}

/** A change log cannot distinguish two rows of the same name. */
function labelFaults(project: ProjectContent): ProjectFault[] {
  return repeatedLabels(project).map(({ at, called }) => ({
    at,
    text: `two rows of one table are called “${called}”: say in their names what tells them apart`,
  }))
}

function fileOf({ slug }: ProjectContent): string {
  return `${slug}.ts`
}

function fieldWithText(fault: string, project: ProjectContent): FieldPath {
  const quote = quotedIn(fault)
  if (quote === undefined) return []
  // A name or location may contain the words by chance.
  const isOfText = !fault.includes('” in its facts ')
  const text = isOfText && freeTexts(project).find((one) => containsQuote(one, quote))
  return (text ? text.at : wayTo(quote, project)) ?? []
}

function containsQuote({ at, text }: PlacedText, quote: string): boolean {
  return at[0] !== 'name' && text.includes(quote)
}

function wayTo(text: string, value: unknown): FieldPath | undefined {
  if (typeof value === 'string') return value.includes(text) ? [] : undefined
  if (typeof value !== 'object' || value === null) return undefined
  const branches: [string | number, unknown][] = Array.isArray(value)
    ? value.map((one: unknown, at) => [at, one])
    : Object.entries(value)
  for (const [key, one] of branches) {
    const rest = wayTo(text, one)
    if (rest) return [key, ...rest]
  }
  return undefined
}

const OWN = { slug: 'address', name: 'name' } as const

/** Faults that block publishing, the same as in a build (`catalogueFaults`). */
export function publishFaults(project: ProjectContent, others: readonly Project[]): string[] {
  const file = fileOf(project)
  const shared = (['slug', 'name'] as const).flatMap((key) => {
    const taken = others.find((one) => one.id !== project.id && one[key] === project[key])
    return taken ? [`the ${OWN[key]} “${project[key]}” is that of ${taken.name}`] : []
  })
  const faults = catalogueFaults([{ file, project: project }])
  return [...faults.map((fault) => fault.replace(`${file}: `, '')), ...shared]
}
