import sharp, { type Sharp } from 'sharp'

import { LIMITS } from '#app/media/photos/photograph.ts'

/** An uploaded picture. What is made of it fails where it is larger than it may be, or breaks off. */
export function openUpload(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: pixelsBelow(LIMITS.megapixels), failOn: 'error' })
}

/** A picture as it is stored: drawn here, or an AVIF that a bucket may hold in any size. */
export function openMaster(path: string): Sharp {
  return sharp(path, { limitInputPixels: pixelsBelow(LIMITS.wholeMegapixels) })
}

function pixelsBelow(megapixels: number): number {
  return (megapixels + 1) * 1e6 - 1
}
