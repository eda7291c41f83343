import { slotsOf, type SlotGroup } from '#app/editor/photos/photo-slots.ts'
import { slotOf } from '#app/media/slots/manifest.server.ts'
import { media } from '#app/media/storage/media.server.ts'
import { readListing } from '#app/projects/publishing/project-faults.ts'
import type { EditedListing } from '#app/routes/dashboard/projects/edited-listing.server.ts'

/**
 * The slots of a listing as it is being written, then those that only its published pages show; undefined
 * where neither can be read yet. By the slug that visitors know, which its pictures are found by.
 */
export function listingSlots({ content, published }: EditedListing): SlotGroup[] | undefined {
  const written = readListing(content).listing
  const slug = (published ?? written)?.slug
  if (slug === undefined) return undefined
  const groups = written ? slotsOf({ ...written, slug }) : []
  const named = new Set(groups.flatMap(({ places }) => places.map((place) => place.slot)))
  const others = published ? slotsOf(published) : []
  const rest = others
    .map((group) => ({ ...group, places: group.places.filter(({ slot }) => !named.has(slot)) }))
    .filter(({ places }) => places.length > 0)
  return [...groups, ...rest]
}

/** Those of a listing's slots whose photograph no page shows, for nobody has said what it shows. */
export function undescribedSlots(groupsOf: () => readonly SlotGroup[] | undefined): string[] {
  const { undescribed } = media.current()
  if (undescribed.size === 0) return []
  const slots = (groupsOf() ?? []).flatMap(({ places }) => places.map(({ slot }) => slot))
  return slots.filter((slot) => undescribed.has(slotOf(slot)))
}

/** The slot as its photograph is kept, of one that the listing has; undefined for any other. */
export function keptSlot(
  groups: readonly SlotGroup[] | undefined,
  slot: string,
): string | undefined {
  const isIts = groups?.some(({ places }) => places.some((place) => place.slot === slot))
  return isIts ? slotOf(slot) : undefined
}
