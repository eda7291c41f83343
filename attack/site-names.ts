import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'

const WIDTHS = [400, 640, 960, 1280, 1600, 2560]
const manifest = z.array(z.object({ id: z.string(), hash: z.string(), width: z.number() }))

/** Slugs of the projects: a project's file is named for its slug. */
export function slugs(): [string, ...string[]] {
  const [first = 'godrej-reverine', ...rest] = readdirSync('content/projects')
    .filter((file) => file.endsWith('.ts') && file !== 'catalogue.ts')
    .map((file) => file.slice(0, -'.ts'.length))
  return [first, ...rest]
}

/** Every picture in every width and format that the site offers. */
export function picturePaths(): string[] {
  return manifest
    .parse(JSON.parse(readFileSync('content/pictures/manifest.json', 'utf8')))
    .flatMap(({ id, hash, width }) =>
      WIDTHS.filter((one) => one <= width).flatMap((one) =>
        ['avif', 'webp'].map((format) => `/pictures/${id}-${hash.slice(0, 8)}-${one}.${format}`),
      ),
    )
}
