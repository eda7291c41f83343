import type { Executor } from '#db/client.server.ts'

import { readSection, saveSection, type SaveResult } from './stored-settings.server.ts'

/** CSS pixels in the header. */
const MAX = { width: 160, height: 40 } as const

/** A WebP picture of at most twice the size that the header shows. */
export type LogoPicture = { data: Uint8Array; width: number; height: number }

/** Puts a picture in force as the logo of the brand, or removes it where there is none. */
export async function saveLogo(
  db: Executor,
  picture: LogoPicture | undefined,
  by: { id: string },
): Promise<SaveResult> {
  const newest = await readSection(db, 'business')
  const { LOGO: _, ...others } = newest.texts
  const texts = picture ? { ...others, LOGO: logoText(picture) } : others
  return saveSection(db, 'business', { basedOn: newest.id, texts, kept: [] }, by)
}

/** As the setting LOGO has it. */
function logoText({ data, ...pixels }: LogoPicture): string {
  const scale = Math.min(MAX.width / pixels.width, MAX.height / pixels.height)
  const [width, height] = [pixels.width, pixels.height].map((size) => Math.round(size * scale))
  return `${width}x${height} ${Buffer.from(data).toString('base64')}`
}
