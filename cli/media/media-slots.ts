import { slotsOf } from '#app/editor/photos/photo-slots.ts'
import { keepPicturesOf, pictures, slotOf } from '#app/media/slots/manifest.server.ts'
import { isLightVersion } from '#app/media/time-of-day/times-of-day.ts'
import { readPublished } from '#app/projects/publishing/published-projects.server.ts'
import { firstSlugs, NOTHING_PUBLISHED, withPublished } from '#app/projects/publishing/published.ts'
import { db } from '#db/client.server.ts'

import { loadCatalogue } from '../../scripts/load-catalogue.ts'

/** What has a drawing in the files; a head's other lights are drawn alone. */
export const drawnSlots = [...pictures.keys()].filter((id) => !isLightVersion(id))

/**
 * The slot as its photograph is kept, undefined where the site has none of this name, and all that it has:
 * the drawn ones and those that the dashboard shows of each listing, its logos too.
 */
export async function findSlot(name: string): Promise<{ slot?: string; all: readonly string[] }> {
  if (drawnSlots.includes(name)) return { slot: name, all: drawnSlots }
  const fromFile = await loadCatalogue()
  const published = await readPublished(db).catch(() => NOTHING_PUBLISHED)
  const projects = withPublished(fromFile, published)
  keepPicturesOf(firstSlugs(projects, fromFile, published))
  const places = projects.flatMap(slotsOf).flatMap((group) => group.places)
  const all = [...new Set([...drawnSlots, ...places.map(({ slot }) => slot)])]
  return all.includes(name) ? { slot: slotOf(name), all } : { all }
}
