import type { SlotGroup } from '#app/editor/photos/photo-slots.ts'
import { isPortrait } from '#app/media/slots/portraits.ts'
import { media } from '#app/media/storage/media.server.ts'
import { newestPage } from '#app/pages/current-pages.server.ts'
import type { PageName } from '#app/pages/page-content.ts'
import { readPageContent } from '#app/pages/page-faults.ts'
import { portraitSlot } from '#app/pages/shown-people.server.ts'
import type { Content } from '#app/publishing/edited-content.ts'

const WITH_PEOPLE = 'about' satisfies PageName

export function hasPhotos(page: PageName): boolean {
  return page === WITH_PEOPLE
}

/** Of the people in the draft and on the page, then of stored photos whose person is on neither. */
export function pageSlots(page: PageName, content: Content): SlotGroup[] | undefined {
  if (!hasPhotos(page)) return undefined
  const written = readPageContent(WITH_PEOPLE, content).parsed?.people ?? []
  const people = [...written, ...(newestPage(WITH_PEOPLE).people ?? [])]
  const names = new Map(people.map(({ name }) => [portraitSlot(name), name]))
  const { photos, undescribed, out } = media.current()
  const stored = [...photos.keys(), ...undescribed.keys(), ...out.keys()].filter(isPortrait)
  const places = [...new Set([...names.keys(), ...stored])].map((slot, index) => ({
    slot,
    role: 'person' as const,
    at: index + 1,
    title: names.get(slot),
  }))
  return places.length === 0 ? [] : [{ kind: 'people', title: undefined, of: undefined, places }]
}
