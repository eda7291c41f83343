import { z } from 'zod'

import { BRAND_LOGO, isLogo } from '#app/media/slots/logos.ts'
import { isPortrait } from '#app/media/slots/portraits.ts'

import { directions } from './direction.ts'
import { planSchema } from './plan.ts'

/** Limits of a deployment's own photos, in pixels. */
export const LIMITS = {
  /** A small file may declare more than any memory holds. */
  megapixels: 80,
  /** AVIF and HEIC are decoded whole, at 20 bytes a pixel; a 48-megapixel camera has 48.8 million. */
  wholeMegapixels: 48,
  maxAspectRatio: 3,
  minWidth: 800,
  minWideWidth: 1600,
  /** Of a logo or a person. */
  minSmallWidth: 340,
  minLogoWidth: 120,
  maxWidth: 2560,
} as const

export const MAX_DESCRIPTION_LENGTH = 250

export const RETENTION_DAYS = 7

const photoSchema = z.object({
  slot: z.string().min(1),
  file: z.string().regex(/^[a-z\d-]+\.(?:avif|pdf)$/),
  /** 0 by 0 for a PDF. */
  width: z.int().nonnegative(),
  height: z.int().nonnegative(),
  /** In percent. */
  focus: z.number().min(0).max(100),
  focusX: z.number().min(0).max(100).optional(),
  /** A photo without a description is not shown. */
  alt: z.string().trim(),
  hash: z.string().regex(/^[\da-f]{16}$/),
  /** Of a site photo: its day, and which way the camera looked. */
  taken: z.object({ on: z.iso.date(), facing: z.enum(directions).optional() }).optional(),
  /** Of a floor plan. */
  plan: planSchema.optional(),
  addedAt: z.iso.datetime(),
  outAt: z.iso.datetime().optional(),
})
export type Photo = z.infer<typeof photoSchema>

export const mediaList = z.array(photoSchema)

/** Many systems know no type for the endings after WebP; Canon and Sony write `.HIF`. */
const ENDINGS = ['jpg', 'jpeg', 'jpe', 'jfif', 'png', 'gif', 'webp']
const NEW_ENDINGS = ['avif', 'heic', 'heics', 'heif', 'heifs', 'hif']
const PHOTO_NAME = new RegExp(String.raw`\S\.(?:${[...ENDINGS, ...NEW_ENDINGS].join('|')})$`, 'i')

/** For `accept`: systems that know no type for the new endings need their names. */
export const ACCEPTED = ['image/*', ...NEW_ENDINGS.map((ending) => `.${ending}`)].join(',')

/** For `accept` of a floor plan. */
export const ACCEPTED_PLANS = `${ACCEPTED},application/pdf,.pdf`

export function isPhotoName(name: string): boolean {
  return PHOTO_NAME.test(name)
}

/** A file's name is no description for a visitor who cannot see the photo. */
export function isDescription(text: string): boolean {
  return text !== '' && (/\s/.test(text) || !isPhotoName(text))
}

type Format = 'JPEG' | 'PNG' | 'WebP' | 'AVIF' | 'HEIF' | 'GIF'

/** Reads the signature in the bytes and ignores the file's name. */
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

/** By its first and its last mark (ISO 32000, 7.5); the last may have some bytes after it. */
export function isPdf(bytes: Buffer): boolean {
  const end = bytes.toString('latin1', Math.max(0, bytes.length - 1024))
  return bytes.toString('latin1', 0, 5) === '%PDF-' && end.includes('%%EOF')
}

export function isAnimatedPng(bytes: Buffer): boolean {
  const control = bytes.indexOf('acTL')
  return control !== -1 && control < bytes.indexOf('IDAT')
}

type Measured = { width: number; height: number; frames: number; isWhole?: boolean }

/** Why an upright picture of this size is refused for a slot; `isWhole`: its format is decoded whole. */
export function refusalOf(
  { width, height, frames, isWhole = false }: Measured,
  slot = '',
): string | undefined {
  const megapixels = megapixelsOf(width, height)
  const max = isWhole ? LIMITS.wholeMegapixels : LIMITS.megapixels
  const min = minWidthOf(slot)
  if (frames > 1) return 'This picture is animated. Save one frame as JPEG and upload that.'
  if (megapixels > max)
    return `This picture has ${megapixels} megapixels. Upload one with at most ${max}.`
  if (height > width * LIMITS.maxAspectRatio)
    return `This picture is more than ${LIMITS.maxAspectRatio} times as high as it is wide. Crop it, then upload it.`
  if (width < min)
    return `This picture is ${width} pixels wide. Use the original, at least ${min} pixels wide.`
  return undefined
}

function megapixelsOf(width: number, height: number): number {
  return Math.floor((width * height) / 1e6)
}

export function minWidthOf(slot: string): number {
  if (slot === BRAND_LOGO) return LIMITS.minLogoWidth
  if (isLogo(slot) || isPortrait(slot)) return LIMITS.minSmallWidth
  return slot.endsWith('-wide') ? LIMITS.minWideWidth : LIMITS.minWidth
}
