import { rupeesOf } from '#app/lib/money.ts'
import { faultMessage } from '#app/lib/text/fault-message.ts'
import { unprintedFault } from '#app/lib/text/unprinted.ts'
import { cheapestRow, ownFaults } from '#app/projects/catalogue/catalogue-faults.ts'
import { placedTexts } from '#app/projects/fact-check/placed-texts.ts'
import { textWarnings } from '#app/projects/fact-check/text-warnings.ts'
import { repeatedLabels } from '#app/projects/facts/fact-slots.ts'
import { withoutFormerFields } from '#app/projects/model/former-fields.ts'
import type { UnregisteredProjects } from '#app/projects/model/interest-only.ts'
import { projectSchema, type Project, type ProjectContent } from '#app/projects/model/project.ts'
import { slugFault } from '#app/projects/model/slug.ts'
import { schemaFaults, type Fault } from '#app/publishing/fault.ts'

import { formerAddressFaults, type AddressHolders } from './address-holders.ts'
import { checkedAhead } from './checked-ahead.ts'

/** The parsed project, or faults with their fields in the schema's words. */
export function parseProject(
  content: unknown,
): { project: ProjectContent; faults: [] } | { project: undefined; faults: Fault[] } {
  const read = projectSchema.safeParse(withoutFormerFields(content), { error: faultMessage })
  if (read.success) return { project: read.data, faults: [] }
  return { project: undefined, faults: schemaFaults(read.error) }
}

export type PublishContext = {
  before: Project | undefined
  others: readonly Project[]
  /** By every address that leads to a project. */
  holders: AddressHolders
  /** `show` by default. */
  unregistered?: UnregisteredProjects
}

/** All faults and warnings of a valid project next to `others`, each at its field. */
export function placedFaults(project: ProjectContent, context: PublishContext): Fault[] {
  const { before } = context
  return [
    ...addressFaults(project, before),
    ...labelFaults(project),
    ...checkedAhead(project, before),
    ...publishFaults(project, context).map((fault) => atPriceList(fault, project, before)),
    ...formerAddressFaults(project, context).map((text) => ({ at: ['slug'], text })),
    ...textWarnings(before && parseProject(before).project, project),
    ...unprintedTexts(project),
  ]
}

/** Points to the price list when the price itself changed; the price would lead back to the list. */
function atPriceList(
  fault: Fault,
  { price, sections }: ProjectContent,
  before: Project | undefined,
): Fault {
  const isChanged = before !== undefined && rupeesOf(before.price) !== rupeesOf(price)
  const row = fault.at[0] === 'price' && isChanged ? cheapestRow(sections) : undefined
  return row ? { ...fault, at: row.at } : fault
}

/** Published long addresses stay valid. */
function addressFaults(project: ProjectContent, before: Project | undefined): Fault[] {
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
function labelFaults(project: ProjectContent): Fault[] {
  return repeatedLabels(project).map(({ at, called }) => ({
    at,
    text: `two rows of one table are called “${called}”: say in their names what tells them apart`,
  }))
}

const OWN = { slug: 'address', name: 'name' } as const

/** What an import checks, too. */
export function publishFaults(
  project: ProjectContent,
  { others, unregistered }: Pick<PublishContext, 'others' | 'unregistered'>,
): Fault[] {
  const shared = (['slug', 'name'] as const).flatMap((key) => {
    const taken = others.find((one) => one.id !== project.id && one[key] === project[key])
    return taken
      ? [{ at: [key], text: `the ${OWN[key]} “${project[key]}” is that of ${taken.name}` }]
      : []
  })
  return [...ownFaults(project, unregistered), ...shared]
}

function unprintedTexts(project: ProjectContent): Fault[] {
  return placedTexts(project).flatMap(({ at, text }) => {
    const fault = unprintedFault(text)
    return fault === undefined ? [] : [{ at, text: fault, isWarning: true }]
  })
}
