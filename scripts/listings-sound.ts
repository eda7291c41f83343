import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Plugin } from 'vite'

import { catalogueFaults, type ListingFile } from '../app/projects/catalogue-faults.ts'

const folder = resolve(import.meta.dirname, '../content/projects')

/** Fails the build where a listing says what no page can show, or contradicts itself. */
export function listingsSound(): Plugin {
  return {
    name: 'listings-sound',
    apply: 'build',
    // Once, before the browser's build.
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      const faults = await readListings().then(catalogueFaults, (error: Error) => [error.message])
      if (faults.length > 0) this.error(`In content/projects:\n  ${faults.join('\n  ')}`)
    },
  }
}

/** Every listing with the name of its file. Throws a sentence that names the one that cannot be read. */
export async function readListings(): Promise<ListingFile[]> {
  const files = (await readdir(folder)).filter(
    (file) => file.endsWith('.ts') && file !== 'catalogue.ts',
  )
  return Promise.all(
    files.map(async (file) => {
      const { project } = await import(pathToFileURL(join(folder, file)).href).catch(
        (error: Error) => {
          throw new Error(`${file}: ${error.message}`, { cause: error })
        },
      )
      return { file, project }
    }),
  )
}
