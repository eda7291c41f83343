import { slotsOf } from '#app/editor/photos/photo-slots.ts'
import { keepPicturesOf, pictures, slotOf } from '#app/media/slots/manifest.server.ts'
import { isTimeOfDayVersion } from '#app/media/time-of-day/times-of-day.ts'
import { readPublished } from '#app/projects/publishing/published-projects.server.ts'
import { firstSlugs, NOTHING_PUBLISHED, withPublished } from '#app/projects/publishing/published.ts'
import { db } from '#db/client.server.ts'

import { loadCatalogue } from '../../scripts/catalogue/load-catalogue.ts'

/** Slots with a drawing in the files, without other times of day, which are drawn on demand. */
export const drawnSlots = [...pictures.keys()].filter((id) => !isTimeOfDayVersion(id))

/** The slot under which a photo is stored, undefined for an unknown name, and all slots, logos included. */
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
