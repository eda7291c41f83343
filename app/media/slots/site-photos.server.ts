import { createHash } from 'node:crypto'

import { indianDay } from '#app/lib/dates/indian-day.ts'
import { sorted } from '#app/lib/lists.ts'
import type { Direction } from '#app/media/photos/direction.ts'
import type { Photo } from '#app/media/photos/photo.ts'
import type { PictureFacts } from '#app/media/picture.tsx'
import { media } from '#app/media/storage/media.server.ts'

import { pictureFacts, slotOf } from './manifest.server.ts'
import { isOneOf, siteSlot, siteSlots } from './site-slots.ts'

/** `on` as `2026-11-14`. */
export type SitePhoto = { picture: PictureFacts; on: string; facing?: Direction }

/** A project's described site photos, newest first. */
export function sitePhotos(slug: string): SitePhoto[] {
  const { photos } = media.current()
  return ofSite(slug, photos.values()).map((photo) => {
    const facing = photo.taken?.facing
    return { picture: pictureFacts(photo.slot), on: dayTaken(photo), ...(facing && { facing }) }
  })
}

/** A new site photo has a slot of its own, and today as its day until someone changes it. */
export function newSitePhoto(
  slots: string,
  data: Uint8Array,
  facing?: Direction,
): Pick<Photo, 'slot' | 'taken'> {
  const hash = createHash('sha256').update(data).digest('hex')
  const taken = { on: indianDay(new Date()), ...(facing && { facing }) }
  return { slot: siteSlot(slots, hash), taken }
}

/** Those of a project, newest first. */
export function ofSite(slug: string, list: Iterable<Photo>): Photo[] {
  const slots = slotOf(siteSlots(slug))
  const own = [...list].filter(({ slot }) => isOneOf(slots, slot))
  return sorted(own, (one, other) => age(other).localeCompare(age(one)))
}

export function dayTaken({ taken, addedAt }: Pick<Photo, 'taken' | 'addedAt'>): string {
  return taken?.on ?? indianDay(new Date(addedAt))
}

const age = (photo: Photo): string => `${dayTaken(photo)} ${photo.addedAt}`
