import leven from 'leven'
import { z } from 'zod'

/** The rules for a deployment's own photographs: pixels, except for the bytes of a file. */
export const LIMITS = {
  bytes: 50_000_000,
  /** A small file may declare more than any memory holds. */
  pixels: 80_000_000,
  leastWidth: 800,
  mostWidth: 2560,
} as const

const photograph = z.object({
  slot: z.string().min(1),
  file: z.string().regex(/^[a-z\d-]+\.avif$/),
  width: z.int().positive(),
  height: z.int().positive(),
  /** The y of a wide crop, in percent. */
  focus: z.number().min(0).max(100),
  alt: z.string().min(1),
  hash: z.string().regex(/^[\da-f]{16}$/),
  addedAt: z.iso.datetime(),
})
/** A photograph that stands in place of a slot's drawn impression. */
export type Photograph = z.infer<typeof photograph>

/** What `media.json` holds. */
export const mediaList = z.array(photograph)

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

type Measured = { width: number; height: number; frames: number }

/** Why a picture of this size, as it is seen upright, is refused; undefined when it is not. */
export function refusalOf({ width, height, frames }: Measured): string | undefined {
  if (frames > 1) return 'It is animated. Save one still picture of it as JPEG and put that.'
  if (width * height > LIMITS.pixels)
    return `It is ${width} x ${height} pixels, more than the ${LIMITS.pixels / 1e6} million we open. Make it smaller: ${LIMITS.mostWidth} pixels wide is all the site uses.`
  if (width < LIMITS.leastWidth)
    return `It is ${width} pixels wide. Use the original, at least ${LIMITS.leastWidth} pixels wide.`
  return undefined
}

/** The three ids most like a mistyped one. */
export function nearestSlots(word: string, ids: readonly string[]): string[] {
  return ids
    .map((id) => ({ id, far: leven(word, id) - (id.includes(word) ? 100 : 0) }))
    .toSorted((one, other) => one.far - other.far)
    .slice(0, 3)
    .map(({ id }) => id)
}
