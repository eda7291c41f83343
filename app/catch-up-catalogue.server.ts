import {
  findCatalogueVersion,
  readPublished,
} from '#app/projects/versions/published-listings.server.ts'

import { catalogueVersion, takeCatalogue } from './catalogue.server.ts'
import { db } from './db.server.ts'

/** Takes what is published if it is not what this process shows; answers what of it cannot be read. */
export async function catchUpCatalogue(): Promise<readonly string[]> {
  if ((await findCatalogueVersion(db)) === catalogueVersion()) return []
  const published = await readPublished(db)
  takeCatalogue(published)
  return published.faults
}
