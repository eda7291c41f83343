import sharp from 'sharp'

import type { Executor } from '#db/client.server.ts'

import { readSection, saveSection, type SaveResult } from './stored-settings.server.ts'

/** CSS pixels in the header; the picture has twice as many for fine screens. */
const MAX = { width: 160, height: 40 } as const
const FINE = 2

/** Puts a picture in force as the logo of the brand, or removes it where there is none. */
export async function saveLogo(
  db: Executor,
  picture: Uint8Array | undefined,
  by: { id: string },
): Promise<SaveResult> {
  const newest = await readSection(db, 'business')
  const { LOGO: _, ...others } = newest.texts
  const texts = picture ? { ...others, LOGO: await logoText(picture) } : others
  return saveSection(db, 'business', { basedOn: newest.id, texts, kept: [] }, by)
}

/** As the setting LOGO has it. */
async function logoText(picture: Uint8Array): Promise<string> {
  const { data, info } = await sharp(picture)
    .resize({
      width: MAX.width * FINE,
      height: MAX.height * FINE,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .webp({ quality: 90, alphaQuality: 90 })
    .toBuffer({ resolveWithObject: true })
  const scale = Math.min(MAX.width / info.width, MAX.height / info.height)
  const [width, height] = [info.width, info.height].map((size) => Math.round(size * scale))
  return `${width}x${height} ${data.toString('base64')}`
}
