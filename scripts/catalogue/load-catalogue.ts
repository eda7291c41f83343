import { runnerImport } from 'vite'

import type * as FileProjects from '#app/projects/catalogue/file-projects.ts'

/** Vite loads the catalogue, because plain Node has no `import.meta.glob`. */
export async function loadCatalogue(): Promise<typeof FileProjects.fileProjects> {
  const { module } = await runnerImport<typeof FileProjects>(
    './app/projects/catalogue/file-projects.ts',
    { configFile: false, logLevel: 'warn' },
  )
  return module.fileProjects
}
