import {
  everListed,
  factChanges,
  perCatalogue,
} from '#app/projects/catalogue/current-catalogue.server.ts'
import {
  changesOfPage,
  toldChanges,
  type ToldChange,
} from '#app/projects/history/public-changes.ts'
import type { PageWords } from '#app/projects/model/sub-page.ts'

/** Every published change of a fact, newest first, without facts this deployment may not show. */
export const allChanges = perCatalogue(() => toldChanges(factChanges(), everListed()))

const byListing = perCatalogue(() => Map.groupBy(allChanges(), ({ listing }) => listing.id))

export function changesOf({
  id,
  name,
  parent,
}: Pick<PageWords, 'id' | 'name' | 'parent'>): ToldChange[] {
  const own = byListing().get(id) ?? []
  return parent ? changesOfPage(own, name) : own
}
