import sharp from 'sharp'

import type { Photo } from '#app/media/photos/photo.ts'
import { preparePhoto } from '#app/media/photos/prepare-photo.server.ts'
import { putPhoto, type PhotoStore } from '#app/media/photos/store-photo.server.ts'
import type { MediaBucket } from '#app/media/storage/media-bucket.server.ts'

/** Who sets a scene tells no one. */
const notifyNoOne = () => Promise.resolve()

/** The photos of a folder, and of a bucket, for those who set a scene. */
export function silentStore(dataFolder: string, bucket?: MediaBucket): PhotoStore {
  return { dataFolder, bucket, notify: notifyNoOne }
}

/** Puts a photo of one colour into a slot, as the command does. */
export async function putColour(
  dataFolder: string,
  slot: string,
  background: string,
  bucket?: MediaBucket,
): Promise<Photo> {
  const create = { width: 1000, height: 750, channels: 3, background } as const
  const prepared = await preparePhoto(await sharp({ create }).png().toBuffer(), slot)
  if ('refused' in prepared) throw new Error(prepared.refused)
  const details = { slot, alt: 'The gate.', focus: 50 }
  return putPhoto(silentStore(dataFolder, bucket), details, prepared)
}
