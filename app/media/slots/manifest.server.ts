import { join, resolve } from 'node:path'

import manifest from '#content/pictures/manifest.json' with { type: 'json' }

import { drawn } from '#app/media/drawings/drawn-store.server.ts'
import type { Photo } from '#app/media/photos/photo.ts'
import type { HeadFacts, PictureFacts } from '#app/media/picture.tsx'
import type { PictureFile } from '#app/media/renditions/picture-address.ts'
import { media } from '#app/media/storage/media.server.ts'

import { headIdOf, type HeadScreen } from './head-slots.ts'

type PictureEntry = (typeof manifest)[number]

export type Master = PictureFacts & { master: string }

/** Stays on the server: a page gets only the facts of its own pictures. */
export const pictures: ReadonlyMap<string, PictureEntry> = new Map(
  manifest.map((picture) => [picture.id, picture]),
)

const STILL = { slot: 'connect', alt: 'No picture of this project has been drawn yet.' }

let otherNames: ReadonlyMap<string, string> = new Map()

/** Maps current slugs to former ones, since pictures keep their place when a project's slug changes. */
export function keepPicturesOf(slugs: ReadonlyMap<string, string>): void {
  otherNames = slugs
}

export function slotOf(id: string): string {
  if (otherNames.size === 0 || pictures.has(id)) return id
  for (const [slug, former] of otherNames)
    if (id === slug || id.startsWith(`${slug}-`)) return `${former}${id.slice(slug.length)}`
  return id
}

export function findPicture(requestedId: string): Master | undefined {
  const id = slotOf(requestedId)
  return shownMasters(id)[0]
}

/** A photo without a description, which only the dashboard shows. */
export function undescribedIn(requestedId: string): Master | undefined {
  const id = slotOf(requestedId)
  const undescribed = media.current().undescribed.get(id)
  return undescribed && masterOf(id, photoMaster(undescribed))
}

export function isSlot(id: string): boolean {
  return pictures.has(id) || drawn.of(id) !== undefined
}

export function everySlot(): string[] {
  return [...new Set([...pictures.keys(), ...drawn.ids()])]
}

/** The picture shown, older drawings that open pages still name, and photos without a description. */
export function mastersOf(id: string): Master[] {
  const undescribed = undescribedIn(id)
  return [...shownMasters(id), ...(undescribed ? [undescribed] : [])]
}

function shownMasters(id: string): Master[] {
  const taken = media.current().photos.get(id)
  // A PDF has no size, and is no picture.
  const isPicture = taken !== undefined && taken.width > 0
  const all = [...(isPicture ? [photoMaster(taken)] : []), ...impressionsOf(id)]
  return all.map((one) => masterOf(id, one))
}

type MasterInput = Omit<Master, 'id' | 'focusX'> & { focusX?: number | undefined }

function photoMaster(taken: Photo): MasterInput {
  return { ...taken, master: join(media.folder, taken.file), isImpression: false }
}

function masterOf(id: string, input: MasterInput): Master {
  const { hash, master, width, height, focus, focusX, alt, isImpression } = input
  return {
    id,
    hash: hash.slice(0, 8),
    master,
    width,
    height,
    focus,
    ...(focusX !== undefined && { focusX }),
    alt,
    isImpression,
  }
}

function impressionsOf(id: string): Omit<Master, 'id'>[] {
  const fromFile = pictures.get(id)
  const own = drawn.of(id)
  const files = fromFile
    ? [{ ...fromFile, master: resolve('content/pictures', fromFile.file) }]
    : []
  const others = own?.pictures ?? []
  const all = own?.isFromFile === true ? [...files, ...others] : [...others, ...files]
  return all.map((one) => ({ ...one, isImpression: true }))
}

export function pictureFacts(id: string): PictureFacts {
  const picture = findPicture(id) ?? stillPicture()
  const { master: _master, ...facts } = picture
  return facts
}

export function logoFacts(slot: string): PictureFacts | undefined {
  const found = findPicture(slot)
  if (!found) return undefined
  const { master: _master, ...facts } = found
  return facts
}

export function stillPicture(): Master {
  const still = findPicture(STILL.slot)
  if (!still) throw new Error(`No picture for the slot "${STILL.slot}".`)
  return { ...still, alt: STILL.alt, isStill: true }
}

/** The cover for wide screens and phones; one photo serves both, and a photo never pairs with a drawing. */
export function headFacts(id: string): HeadFacts {
  const own = pictureFacts(id)
  const wide = findHead(id, 'wide')
  const shown = wide && (own.isImpression || !wide.isImpression) ? wide : own
  // The card's shape is a phone's too.
  const narrow = [findHead(id, 'phone'), shown === wide ? own : undefined]
  const phone = narrow.find((one) => one?.isImpression === shown.isImpression)
  return phone ? { ...shown, phone: fileOf(phone) } : shown
}

function findHead(id: string, screen: HeadScreen): PictureFacts | undefined {
  const slot = headIdOf(id, screen)
  return findPicture(slot) && pictureFacts(slot)
}

function fileOf({ id, hash, width, height }: PictureFile): PictureFile {
  return { id, hash, width, height }
}
