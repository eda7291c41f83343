import { join, resolve } from 'node:path'

import manifest from '#content/pictures/manifest.json' with { type: 'json' }

import { headIdOf, type HeadScreen } from './head-slots.ts'
import { media } from './media.server.ts'
import type { PictureFile } from './picture-address.ts'
import type { HeadFacts, PictureFacts } from './picture.tsx'

type PictureEntry = (typeof manifest)[number]

/** A picture as the server holds it: `master` is the path of its file, `hash` names these very bytes. */
export type Master = PictureFacts & { master: string }

/** Every drawn master by slot id; the list's shape is held by a test. It stays on the server: a page gets its own pictures' facts. */
export const pictures: ReadonlyMap<string, PictureEntry> = new Map(
  manifest.map((picture) => [picture.id, picture]),
)

/** The photograph of a slot, else its drawn impression. */
export function findPicture(id: string): Master | undefined {
  return mastersOf(id)[0]
}

/** What may be asked for of a slot: what it shows now, then the impression behind a photograph, which pages that are open still name. */
export function mastersOf(id: string): Master[] {
  const drawn = pictures.get(id)
  if (!drawn) return []
  const taken = media.current().photographs.get(id)
  const all = [
    ...(taken ? [{ ...taken, master: join(media.folder, taken.file), isImpression: false }] : []),
    { ...drawn, master: resolve('content/pictures', drawn.file), isImpression: true },
  ]
  return all.map(({ hash, master, width, height, focus, alt, isImpression }) => ({
    id,
    hash: hash.slice(0, 8),
    master,
    width,
    height,
    focus,
    alt,
    isImpression,
  }))
}

/** What a page needs to show a slot's picture. Throws for an unknown slot. */
export function pictureFacts(id: string): PictureFacts {
  const picture = findPicture(id)
  if (!picture) throw new Error(`No picture for the slot "${id}".`)
  const { master: _master, ...facts } = picture
  return facts
}

/**
 * What the head of a page needs to show a slot's picture: the version for wide screens, with that
 * for phones. A photograph in the slot itself stands in for both until they have their own; one is
 * never paired with an impression. Throws for an unknown slot.
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
