import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Plugin } from 'vite'

import { catalogueFaults, type ProjectFile } from '../app/projects/catalogue/catalogue-faults.ts'
import { parseProject } from '../app/projects/publishing/project-faults.ts'
import { readIn } from '../app/publishing/stored-texts.ts'
import { filePages } from '../content/pages/filed-words.ts'

/** Where the listings lie that a fresh installation starts with. */
export const projectsFolder = resolve(import.meta.dirname, '../content/projects')

/** Beside the server's build: what a page shows of a listing that no one has published since. */
export const BUILT_PROJECTS = 'listings.json'
/** Likewise the words of pages. */
export const BUILT_PAGES = 'words.json'

/** Fails the build where a listing says what no page can show, or contradicts itself. */
export function validateProjects(): Plugin {
  return {
    name: 'listings-sound',
    apply: 'build',
    // Once, before the browser's build.
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      const faults = await readProjects().then(catalogueFaults, (error: Error) => [error.message])
      if (faults.length > 0) this.error(`In content/projects:\n  ${faults.join('\n  ')}`)
    },
  }
}

/** Keeps with the build which listings and words it was made with, for commands that compare with what is shown. */
export function emitCatalogue(): Plugin {
  return {
    name: 'catalogue-kept',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    async generateBundle() {
      const projects = (await readProjects()).map(({ project }) => project)
      this.emitFile({ type: 'asset', fileName: BUILT_PROJECTS, source: JSON.stringify(projects) })
      this.emitFile({ type: 'asset', fileName: BUILT_PAGES, source: JSON.stringify(filePages) })
    },
  }
}

/** The files of a folder that hold a listing each, by name. */
export async function projectFiles(folder: string): Promise<string[]> {
  const files = await readdir(folder)
  return files.filter((file) => file.endsWith('.ts') && file !== 'catalogue.ts').toSorted()
}

/** Every listing in English with the name of its file, and as it is stored there. Throws a sentence that names the one that cannot be read. */
export async function readProjects(
  folder = projectsFolder,
): Promise<(ProjectFile & { stored: unknown })[]> {
  return Promise.all(
    (await projectFiles(folder)).map(async (file) => {
      const { project: stored } = await import(pathToFileURL(join(folder, file)).href).catch(
        (error: Error) => {
          throw new Error(`${file}: ${error.message}`, { cause: error })
        },
      )
      return { file, project: readIn(stored), stored }
    }),
  )
}

/** What files hold of listings in all their languages, by id. */
export function storedContentById(
  files: readonly { project: unknown; stored: unknown }[],
): Map<number, unknown> {
  return new Map(
    files.flatMap(({ project, stored }) => {
      const { project: parsed } = parseProject(project)
      return parsed ? [[parsed.id, stored] as const] : []
    }),
  )
}
