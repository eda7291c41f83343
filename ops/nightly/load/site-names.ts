import { readdirSync, readFileSync } from 'node:fs'

import { z } from 'zod'

import { pictureName, widthsOf, type PictureFormat } from '#app/media/renditions/picture-address.ts'

const manifest = z.array(z.object({ id: z.string(), hash: z.string(), width: z.number() }))

/** A project's file has its slug as name. */
export function slugs(): [string, ...string[]] {
  const [first = 'godrej-reverine', ...rest] = readdirSync('content/projects')
    .filter((file) => file.endsWith('.ts') && file !== 'catalogue.ts')
    .map((file) => file.slice(0, -'.ts'.length))
  return [first, ...rest]
}

/** In every width and format that the site offers. */
export function picturePaths(formats: readonly PictureFormat[] = ['avif', 'webp']): string[] {
  return manifest
    .parse(JSON.parse(readFileSync('content/pictures/manifest.json', 'utf8')))
    .map((one) => ({ ...one, hash: one.hash.slice(0, 8) }))
    .flatMap((picture) =>
      widthsOf(picture).flatMap((width) =>
        formats.map((format) => `/pictures/${pictureName(picture, width, format)}`),
      ),
    )
}
