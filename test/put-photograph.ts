import sharp from 'sharp'

import type { MediaBucket } from '#app/pictures/media-bucket.server.ts'
import type { Photograph } from '#app/pictures/photograph.ts'
import { preparePhotograph } from '#app/pictures/prepare-photograph.server.ts'
import { putPhotograph } from '#app/pictures/store-photograph.server.ts'

/** Puts a photograph of one colour into a slot, as the command does. */
export async function putColour(
  dataFolder: string,
  slot: string,
  background: string,
  bucket?: MediaBucket,
): Promise<Photograph> {
  const create = { width: 1000, height: 750, channels: 3, background } as const
  const prepared = await preparePhotograph(await sharp({ create }).png().toBuffer(), slot)
  if ('refused' in prepared) throw new Error(prepared.refused)
  return putPhotograph(dataFolder, { slot, alt: 'The gate.', focus: 50 }, prepared, bucket)
}
