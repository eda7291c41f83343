import { runnerImport } from 'vite'

import type * as Catalogue from '#content/projects/catalogue.ts'

/** The catalogue for a command: it is found by Vite's glob, which plain Node does not know. */
export async function loadCatalogue(): Promise<typeof Catalogue.projects> {
  const { module } = await runnerImport<typeof Catalogue>('./content/projects/catalogue.ts', {
    configFile: false,
    logLevel: 'warn',
  })
  return module.projects
}
