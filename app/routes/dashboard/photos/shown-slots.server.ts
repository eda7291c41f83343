import { orderedWith, type SlotGroup, type SlotPlace } from '#app/editor/photos/photo-slots.ts'
import type { ShownGroup, ShownSlot } from '#app/editor/photos/shown-slot.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import type { Photo } from '#app/media/photos/photo.ts'
import type { PictureFacts } from '#app/media/picture.tsx'
import { isPdfFile, pdfAddress } from '#app/media/slots/floor-plans.server.ts'
import {
  findPicture,
  slotOf,
  stillPicture,
  undescribedIn,
} from '#app/media/slots/manifest.server.ts'
import { dayTaken } from '#app/media/slots/site-photos.server.ts'
import { media } from '#app/media/storage/media.server.ts'

export function shownSlots(groups: readonly SlotGroup[]): ShownGroup[] {
  const { photos, undescribed, out } = media.current()
  return groups.map((group) => {
    let cover = ''
    let headSlot: string | undefined
    const places = group.places.map((place): ShownSlot => {
      const slotKey = slotOf(place.slot)
      const described = photos.get(slotKey)
      const taken = described ?? undescribed.get(slotKey)
      const removed = out.get(slotKey)
      const isOwn = place.role !== 'wide' && place.role !== 'phone'
      if (isOwn) {
        cover = place.slot
        headSlot = described && cover
      }
      const slot = pictureSlot(place, cover)
      const shows =
        taken && !described
          ? 'undescribed'
          : showsOf({ ...place, slot }, taken !== undefined, headSlot)
      return {
        ...place,
        shows,
        picture: factsOf(shows === 'other' ? (headSlot ?? slot) : slot),
        photo: taken && filling(taken, place),
        removed: removed && {
          hash: removed.hash,
          until: indianDay(new Date(removed.outAt ?? removed.addedAt)),
        },
        ...neighbours(orderedWith(groups, place.slot), place.slot),
      }
    })
    return { ...group, places }
  })
}

function filling(photo: Photo, { role }: SlotPlace): ShownSlot['photo'] {
  const { hash, alt, focus, focusX, addedAt, taken, plan } = photo
  return {
    hash,
    alt,
    focus,
    across: focusX ?? 50,
    since: indianDay(new Date(addedAt)),
    ...(role === 'site' && { taken: { ...taken, on: dayTaken(photo) } }),
    ...(plan && { plan }),
    ...(isPdfFile(photo) && { pdf: pdfAddress(photo) }),
  }
}

/** A phone shows the cover's drawing (docs/adr/0052-a-phones-head-is-its-cards-drawing.md). */
function pictureSlot({ role, slot }: SlotPlace, cover: string): string {
  return role === 'phone' && !findPicture(slot) && !undescribedIn(slot) ? cover : slot
}

function showsOf(
  { slot, role }: SlotPlace,
  isTaken: boolean,
  headSlot: string | undefined,
): ShownSlot['shows'] {
  if (isTaken) return 'photograph'
  if (headSlot !== undefined && (role === 'wide' || role === 'phone')) return 'other'
  return findPicture(slot) ? 'impression' : 'nothing'
}

function factsOf(slot: string): PictureFacts {
  const { master: _master, ...facts } = undescribedIn(slot) ?? findPicture(slot) ?? stillPicture()
  return facts
}

function neighbours(row: readonly string[], slot: string) {
  const at = row.indexOf(slot)
  return { earlier: at > 0 ? row[at - 1] : undefined, later: at < 0 ? undefined : row[at + 1] }
}
