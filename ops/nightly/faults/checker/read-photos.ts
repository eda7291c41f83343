import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Photo } from '#app/media/photos/photo.ts'
import { listPhotos, mediaFolder } from '#app/media/storage/media-folder.server.ts'

import type { Found } from './final-state.ts'

/** Throws on a broken list. */
export async function readPhotos(folder: string): Promise<Found['photos']> {
  const list = await listPhotos(folder)
  return list.map((one) => ({ token: one.alt, slot: one.slot, file: fileOf(folder, one) }))
}

function fileOf(folder: string, { file, hash }: Photo): Found['photos'][number]['file'] {
  const path = join(mediaFolder(folder), file)
  if (!existsSync(path)) return 'missing'
  const print = createHash('sha256').update(readFileSync(path)).digest('hex')
  return print.startsWith(hash) ? 'whole' : 'broken'
}
