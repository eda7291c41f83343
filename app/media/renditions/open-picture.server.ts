import sharp, { type Sharp } from 'sharp'

import { LIMITS } from '#app/media/photos/photo.ts'

/** Decoding throws when the picture is too large or truncated. */
export function openUpload(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: pixelsBelow(LIMITS.megapixels), failOn: 'error' })
}

export function openMaster(path: string): Sharp {
  return sharp(path, { limitInputPixels: pixelsBelow(LIMITS.wholeMegapixels) })
}

function pixelsBelow(megapixels: number): number {
  return (megapixels + 1) * 1e6 - 1
}
