import leven from 'leven'
import { z } from 'zod'

import { sorted } from '#app/lib/lists.ts'
import { isLogo } from '#app/media/slots/logos.ts'

/** The rules for a deployment's own photographs, in pixels. */
export const LIMITS = {
  /** A small file may declare more than any memory holds. */
  megapixels: 80,
  /** AVIF and HEIC are decoded whole, in 20 bytes a pixel. A camera of 48 megapixels has 48.8 million. */
  wholeMegapixels: 48,
  /** How many times as high as wide: the stored picture is no larger than any screen needs. */
  mostHigh: 3,
  leastWidth: 800,
  /** Across the head of a large screen. */
  leastWide: 1600,
  /** The narrowest width that pictures are offered in. */
  leastLogo: 340,
  mostWidth: 2560,
} as const

/** The most characters that say what a photograph shows. */
export const MOST_WORDS = 250

/** How long one that was taken out, or replaced, can be brought back. */
export const KEPT_OUT_DAYS = 7

const photograph = z.object({
  slot: z.string().min(1),
  file: z.string().regex(/^[a-z\d-]+\.avif$/),
  width: z.int().positive(),
  height: z.int().positive(),
  /** The y of a wide crop, in percent. */
  focus: z.number().min(0).max(100),
  /** The x of an upright crop, in percent; the middle where it is left out. */
  focusX: z.number().min(0).max(100).optional(),
  /** What it shows, in words; whatever brought it here without them, it is not shown until somebody says it. */
  alt: z.string().trim(),
  hash: z.string().regex(/^[\da-f]{16}$/),
  addedAt: z.iso.datetime(),
  /** Since when it is not shown and waits to be brought back. */
  outAt: z.iso.datetime().optional(),
})
/** A photograph that stands in place of a slot's drawn impression, or stood there. */
export type Photograph = z.infer<typeof photograph>

/** What `media.json` holds. */
export const mediaList = z.array(photograph)

/** Endings of photo files; many systems know no type for those after WebP. Canon and Sony write `.HIF`. */
const ENDINGS = ['jpg', 'jpeg', 'jpe', 'jfif', 'png', 'gif', 'webp']
const NEW_ENDINGS = ['avif', 'heic', 'heics', 'heif', 'heifs', 'hif']
const PHOTO_NAME = new RegExp(String.raw`\S\.(?:${[...ENDINGS, ...NEW_ENDINGS].join('|')})$`, 'i')

/** What a file field offers: systems that know no type for the new endings need their names. */
export const ACCEPTED = ['image/*', ...NEW_ENDINGS.map((ending) => `.${ending}`)].join(',')

/** Whether a file is called like a photo. */
export function isPhotoName(name: string): boolean {
  return PHOTO_NAME.test(name)
}

/** Whether somebody said what a photograph shows: the name of its file says nothing to whoever does not see it. */
export function isDescription(words: string): boolean {
  return words !== '' && (/\s/.test(words) || !isPhotoName(words))
}

type Format = 'JPEG' | 'PNG' | 'WebP' | 'AVIF' | 'HEIF' | 'GIF'

/** What the bytes are, whatever the file is called. */
export function formatOf(bytes: Buffer): Format | undefined {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to)
  if (text(0, 3) === '\u00FF\u00D8\u00FF') return 'JPEG'
  if (text(0, 8) === '\u0089PNG\r\n\u001A\n') return 'PNG'
  if (text(0, 4) === 'GIF8') return 'GIF'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'WebP'
  if (text(4, 8) !== 'ftyp') return undefined
  if (/avi[fs]/.test(text(8, 32))) return 'AVIF'
  return /hei[cxms]|hev[cx]|mif1|msf1/.test(text(8, 32)) ? 'HEIF' : undefined
}

/** An animated PNG says so before its first picture; decoders that do not know it show that one. */
export function isAnimatedPng(bytes: Buffer): boolean {
  const control = bytes.indexOf('acTL')
  return control !== -1 && control < bytes.indexOf('IDAT')
}

type Measured = { width: number; height: number; frames: number; isWhole?: boolean }

/**
 * Why a picture of this size, as it is seen upright, is refused for a slot; undefined when it is not.
 * `isWhole`: its format is decoded as a whole.
 */
export function refusalOf(
  { width, height, frames, isWhole = false }: Measured,
  slot = '',
): string | undefined {
  const megapixels = megapixelsOf(width, height)
  const most = isWhole ? LIMITS.wholeMegapixels : LIMITS.megapixels
  const least = leastWidthOf(slot)
  if (frames > 1) return 'This picture is animated. Save one frame as JPEG and upload that.'
  if (megapixels > most)
    return `This picture has ${megapixels} megapixels. Upload one with at most ${most}.`
  if (height > width * LIMITS.mostHigh)
    return `This picture is more than ${LIMITS.mostHigh} times as high as it is wide. Crop it, then upload it.`
  if (width < least)
    return `This picture is ${width} pixels wide. Use the original, at least ${least} pixels wide.`
  return undefined
}

/** As cameras are sold: what is begun does not count. */
function megapixelsOf(width: number, height: number): number {
  return Math.floor((width * height) / 1e6)
}

/** Pixels across that a slot's photograph needs. */
export function leastWidthOf(slot: string): number {
  if (isLogo(slot)) return LIMITS.leastLogo
  return slot.endsWith('-wide') ? LIMITS.leastWide : LIMITS.leastWidth
}

/** The three ids most like a mistyped one. */
export function nearestSlots(word: string, ids: readonly string[]): string[] {
  const all = ids.map((id) => ({ id, far: leven(word, id) - (id.includes(word) ? 100 : 0) }))
  return sorted(all, (one, other) => one.far - other.far)
    .slice(0, 3)
    .map(({ id }) => id)
}
