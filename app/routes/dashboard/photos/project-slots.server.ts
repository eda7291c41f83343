import { slotsOf, type SlotGroup } from '#app/editor/photos/photo-slots.ts'
import { slotOf } from '#app/media/slots/manifest.server.ts'
import { media } from '#app/media/storage/media.server.ts'
import { parseProject } from '#app/projects/publishing/project-faults.ts'
import { everPublished } from '#app/projects/catalogue/current-catalogue.server.ts'
import type { Content } from '#app/publishing/edited-content.ts'

/** The slots of a project's draft, then those of its published pages only; undefined while neither can be read. */
export function projectSlots(id: number, content: Content): SlotGroup[] | undefined {
  const published = everPublished(id)
  const written = parseProject(content).project
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

/** Slots whose photo no page shows, because it has no description. */
export function undescribedSlots(groupsOf: () => readonly SlotGroup[] | undefined): string[] {
  const { undescribed } = media.current()
  if (undescribed.size === 0) return []
  const slots = (groupsOf() ?? []).flatMap(({ places }) => places.map(({ slot }) => slot))
  return slots.filter((slot) => undescribed.has(slotOf(slot)))
}

export function storedSlot(
  groups: readonly SlotGroup[] | undefined,
  slot: string,
): string | undefined {
  const isKnown = groups?.some(({ places }) => places.some((place) => place.slot === slot))
  return isKnown ? slotOf(slot) : undefined
}
