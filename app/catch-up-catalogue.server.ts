import {
  findCatalogueVersion,
  readPublished,
} from '#app/projects/versions/published-listings.server.ts'

import { shownPublished, takeCatalogue } from './catalogue.server.ts'
import { db } from './db.server.ts'

/** Takes what is published if it is not what this process shows; answers what of it cannot be read. */
export async function catchUpCatalogue(): Promise<readonly string[]> {
  const shown = shownPublished()
  if ((await findCatalogueVersion(db)) === shown.version) return []
  const published = await readPublished(db, shown)
  // Another reading of this process may have been faster, and have found more.
  const meanwhile = shownPublished()
  if (meanwhile === shown || published.version > meanwhile.version) takeCatalogue(published)
  return [...published.faults.values()]
}
