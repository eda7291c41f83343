import { slotsOf, type SlotGroup, type SlotRole } from '#app/editor/photos/photo-slots.ts'
import type { Photo } from '#app/media/photos/photo.ts'
import { plansIn } from '#app/media/slots/floor-plans.server.ts'
import { slotOf } from '#app/media/slots/manifest.server.ts'
import { planSlots } from '#app/media/slots/plan-slots.ts'
import { ofSite } from '#app/media/slots/site-photos.server.ts'
import { siteSlots } from '#app/media/slots/site-slots.ts'
import { media } from '#app/media/storage/media.server.ts'
import type { Project } from '#app/projects/model/project.ts'
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
  return [...groups, ...rest, ...addedGroups(slug)]
}

/** The slots of a published project, its site photos with them. */
export function withAdded(project: Project): SlotGroup[] {
  return [...slotsOf(project), ...addedGroups(project.slug)]
}

/** Every site photo and floor plan, also one that can be restored. */
function addedGroups(slug: string): SlotGroup[] {
  const { photos, undescribed, out } = media.current()
  const all = [...photos.values(), ...undescribed.values(), ...out.values()]
  return [
    addedGroup('site', 'site', ofSite(slug, all), siteSlots(slug)),
    addedGroup('plans', 'plan', plansIn(slug, all), planSlots(slug)),
  ]
}

function addedGroup(
  kind: SlotGroup['kind'],
  role: SlotRole,
  found: readonly Photo[],
  newSlot: string,
): SlotGroup {
  const slots = [...new Set(found.map(({ slot }) => slot))]
  const places = slots.map((slot, index) => ({ slot, role, at: index + 1, title: undefined }))
  return { kind, title: undefined, of: undefined, places, newSlot }
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
  const isKnown = groups?.some(
    ({ places, newSlot }) => newSlot === slot || places.some((place) => place.slot === slot),
  )
  return isKnown ? slotOf(slot) : undefined
}
