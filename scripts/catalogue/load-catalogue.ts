import { runnerImport } from 'vite'

import type * as Catalogue from '#content/projects/catalogue.ts'

/** Vite loads the catalogue, because plain Node has no `import.meta.glob`. */
export async function loadCatalogue(): Promise<typeof Catalogue.projects> {
  const { module } = await runnerImport<typeof Catalogue>('./content/projects/catalogue.ts', {
    configFile: false,
    logLevel: 'warn',
  })
  return module.projects
}
