import { join, resolve } from 'node:path'

import manifest from '#content/pictures/manifest.json' with { type: 'json' }

import { drawn } from '#app/media/drawings/drawn.server.ts'
import type { Photograph } from '#app/media/photos/photograph.ts'
import type { HeadFacts, PictureFacts } from '#app/media/picture.tsx'
import type { PictureFile } from '#app/media/renditions/picture-address.ts'
import { media } from '#app/media/storage/media.server.ts'

import { headIdOf, type HeadScreen } from './head-slots.ts'

type PictureEntry = (typeof manifest)[number]

/** A picture as the server holds it: `master` is the path of its file, `hash` names these very bytes. */
export type Master = PictureFacts & { master: string }

/** Every drawn master by slot id; the list's shape is held by a test. It stays on the server: a page gets its own pictures' facts. */
export const pictures: ReadonlyMap<string, PictureEntry> = new Map(
  manifest.map((picture) => [picture.id, picture]),
)

/** Shown where a listing has no picture yet; it says so. */
const STILL = { slot: 'connect', alt: 'No picture of this project has been drawn yet.' }

let otherNames: ReadonlyMap<string, string> = new Map()

/**
 * Says which listing's slots, by its slug of then, are those of a listing whose slug is another now. Its
 * pictures stay where they are.
 */
export function keepPicturesOf(slugs: ReadonlyMap<string, string>): void {
  otherNames = slugs
}

/** The slot whose picture is shown: that of a listing under its former slug, where it has another now. */
export function slotOf(id: string): string {
  if (otherNames.size === 0 || pictures.has(id)) return id
  for (const [slug, former] of otherNames)
    if (id === slug || id.startsWith(`${slug}-`)) return `${former}${id.slice(slug.length)}`
  return id
}

/** The photograph of a slot, else its drawn impression. */
export function findPicture(asked: string): Master | undefined {
  const id = slotOf(asked)
  return shownMasters(id)[0]
}

/** The photograph of a slot that waits for somebody to say what it shows; the desk alone shows it. */
export function undescribedIn(asked: string): Master | undefined {
  const id = slotOf(asked)
  const waiting = media.current().undescribed.get(id)
  return waiting && masterOf(id, photographed(waiting))
}

/** Whether anything stands or stood in a slot: nobody is asked for pictures of others. */
export function isSlot(id: string): boolean {
  return pictures.has(id) || drawn.of(id) !== undefined
}

/** The slots of all pictures: of the files, then what is drawn from facts alone. */
export function everySlot(): string[] {
  return [...new Set([...pictures.keys(), ...drawn.ids()])]
}

/**
 * What may be asked for of a slot: what it shows now, then the impressions behind it, which pages that
 * are open still name, and what waits to be described. A photograph may stand where nothing is drawn.
 */
export function mastersOf(id: string): Master[] {
  const waiting = undescribedIn(id)
  return [...shownMasters(id), ...(waiting ? [waiting] : [])]
}

function shownMasters(id: string): Master[] {
  const taken = media.current().photographs.get(id)
  const all = [...(taken ? [photographed(taken)] : []), ...impressionsOf(id)]
  return all.map((one) => masterOf(id, one))
}

type Given = Omit<Master, 'id' | 'focusX'> & { focusX?: number | undefined }

function photographed(taken: Photograph): Given {
  return { ...taken, master: join(media.folder, taken.file), isImpression: false }
}

function masterOf(id: string, given: Given): Master {
  const { hash, master, width, height, focus, focusX, alt, isImpression } = given
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

/** The drawings of a slot; of a listing's own facts, once they are drawn, before the file's of other ones. */
function impressionsOf(id: string): Omit<Master, 'id'>[] {
  const filed = pictures.get(id)
  const own = drawn.of(id)
  const files = filed ? [{ ...filed, master: resolve('content/pictures', filed.file) }] : []
  const others = own?.pictures ?? []
  const all = own?.isFiled === true ? [...files, ...others] : [...others, ...files]
  return all.map((one) => ({ ...one, isImpression: true }))
}

/** What a page needs to show a slot's picture; of a slot that has none yet, a still that says so. */
export function pictureFacts(id: string): PictureFacts {
  const picture = findPicture(id) ?? stillPicture()
  const { master: _master, ...facts } = picture
  return facts
}

/** What a page needs to show a logo; undefined where the owner has uploaded none. */
export function logoFacts(slot: string): PictureFacts | undefined {
  const found = findPicture(slot)
  if (!found) return undefined
  const { master: _master, ...facts } = found
  return facts
}

/** What stands where nothing is drawn yet. */
export function stillPicture(): Master {
  const still = findPicture(STILL.slot)
  if (!still) throw new Error(`No picture for the slot "${STILL.slot}".`)
  return { ...still, alt: STILL.alt, isStill: true }
}

/**
 * What the head of a page needs to show a slot's picture: the version for wide screens, with that
 * for phones. A photograph in the slot itself stands in for both until they have their own; one is
 * never paired with an impression.
 */
export function headFacts(id: string): HeadFacts {
  const own = pictureFacts(id)
  const wide = findHead(id, 'wide')
  const shown = wide && (own.isImpression || !wide.isImpression) ? wide : own
  // An upright photograph, else the card's, which is less wide than the head's.
  const uprights = [findHead(id, 'phone'), shown === wide ? own : undefined]
  const phone = uprights.find((one) => one?.isImpression === shown.isImpression)
  return phone ? { ...shown, phone: fileOf(phone) } : shown
}

function findHead(id: string, screen: HeadScreen): PictureFacts | undefined {
  const slot = headIdOf(id, screen)
  return findPicture(slot) && pictureFacts(slot)
}

function fileOf({ id, hash, width, height }: PictureFile): PictureFile {
  return { id, hash, width, height }
}
