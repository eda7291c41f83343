import {
  everListed,
  factChanges,
  perCatalogue,
} from '#app/projects/catalogue/current-catalogue.server.ts'
import {
  changesOfPage,
  publicChanges,
  type PublicChange,
} from '#app/projects/history/public-changes.ts'
import type { PublishedChange } from '#app/projects/publishing/published.ts'
import type { PageContent } from '#app/projects/model/sub-page.ts'

/** Every published change of a fact, newest first, without facts this deployment may not show. */
export const allChanges = perCatalogue(() => publicChanges(factChanges(), everListed()))

const byProject = perCatalogue(() => Map.groupBy(allChanges(), ({ project }) => project.id))

const factsByProject = perCatalogue(() => Map.groupBy(factChanges(), ({ projectId }) => projectId))

/** Sources and days of the project's published changes, newest first. */
export function checkedFactsOf(id: number): readonly PublishedChange[] {
  return factsByProject().get(id) ?? []
}

export function changesOf({
  id,
  name,
  parent,
}: Pick<PageContent, 'id' | 'name' | 'parent'>): PublicChange[] {
  const own = byProject().get(id) ?? []
  return parent ? changesOfPage(own, name) : own
}
