import { indianDay } from '#app/lib/dates/indian-day.ts'
import { groupBy } from '#app/lib/lists.ts'
import { isCalledAs, isSameValue } from '#app/projects/facts/called-as.ts'
import { foldedKey } from '#app/projects/facts/fact-key.ts'
import type { FactName } from '#app/projects/facts/fact-names.ts'
import { factSlots } from '#app/projects/facts/fact-slots.ts'
import type { Project } from '#app/projects/model/project.ts'
import { checkText } from '#app/projects/page/provenance.ts'
import type { PublishedChange } from '#app/projects/publishing/published.ts'

import { changeText } from './change-texts.ts'

export type PublicChange = {
  project: Pick<Project, 'id' | 'slug' | 'name'>
  fact: FactName
  part: string
  /** `Price (3 BHK): ₹95 lakh, was ₹90 lakh` */
  text: string
  /** `26 Nov 2026 against the developer’s own information` */
  check: string
  publication: number
  /** ISO, UTC. */
  publishedAt: string
  /** The day in India, as `2026-11-26`. */
  day: string
}

/** Published changes in words; those of an interest-only project omit prices and terms. */
export function publicChanges(
  changes: readonly PublishedChange[],
  projects: readonly Project[],
): PublicChange[] {
  const byId = new Map(projects.map((project) => [project.id, project]))
  return onceEach(changes).flatMap((change) => {
    const project = byId.get(change.projectId)
    return project && isPublic(change, project) ? [toPublicChange(change, project)] : []
  })
}

/** Merges the same change of a field and of the row that repeats it. */
function onceEach(changes: readonly PublishedChange[]): PublishedChange[] {
  const groups = groupBy(changes, ({ projectId, publication, fact }) =>
    [projectId, publication, fact].join(' '),
  )
  return changes.filter((change) => {
    const { projectId, publication, fact } = change
    const group = groups.get([projectId, publication, fact].join(' ')) ?? []
    return !group.some((field) => isRowOf(field, change))
  })
}

function isRowOf(field: PublishedChange, row: PublishedChange): boolean {
  const { fact } = field
  const above = field.part === '' ? '' : `${field.part}, `
  const isField = field !== row && row.part.startsWith(above)
  if (!isField || !isCalledAs(fact, row.part.slice(above.length))) return false
  return isSameValue(field.was, row.was) && isSameValue(field.became, row.became)
}

function toPublicChange(change: PublishedChange, { id, slug, name }: Project): PublicChange {
  const { fact, part, publication, publishedAt, checked } = change
  return {
    project: { id, slug, name },
    fact,
    part,
    text: changeText(change),
    check: checkText(checked),
    publication,
    publishedAt,
    day: indianDay(new Date(publishedAt)),
  }
}

function isPublic(change: PublishedChange, project: Project): boolean {
  const { fact } = change
  if (project.isInterestOnly !== true || (fact !== 'price' && fact !== 'figure')) return true
  // Only a figure that the page still shows is known to be no term of sale.
  return fact === 'figure' && factSlots(project).some((one) => foldedKey(one) === foldedKey(change))
}

/** Their `part` starts with the page's name. */
export function changesOfPage(changes: readonly PublicChange[], name: string): PublicChange[] {
  return changes.filter(({ part }) => part === name || part.startsWith(`${name}, `))
}
