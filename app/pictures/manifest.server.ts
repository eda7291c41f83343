import manifest from '#content/pictures/manifest.json' with { type: 'json' }

import type { PictureFacts } from './picture.tsx'

export type PictureEntry = (typeof manifest)[number]

/** Every drawn master by slot id; the list's shape is held by a test. It stays on the server: a page gets its own pictures' facts. */
export const pictures: ReadonlyMap<string, PictureEntry> = new Map(
  manifest.map((picture) => [picture.id, picture]),
)

/** What a page needs to show a slot's picture. Throws for an unknown slot. */
export function pictureFacts(id: string): PictureFacts {
  const picture = pictures.get(id)
  if (!picture) throw new Error(`No picture for the slot "${id}".`)
  const { hash, width, height, focus, alt } = picture
  return { id, hash: hash.slice(0, 8), width, height, focus, alt }
}
