import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Plugin } from 'vite'

import type { Json } from '../../app/lib/json/json.ts'
import { filePages } from '../../app/pages/file-pages.ts'
import { catalogueFaults, type ProjectFile } from '../../app/projects/catalogue/catalogue-faults.ts'
import { withoutFormerFields } from '../../app/projects/model/former-fields.ts'
import { parseProject } from '../../app/projects/publishing/project-faults.ts'
import { readIn } from '../../app/publishing/stored-texts.ts'

export const projectsFolder = resolve(import.meta.dirname, '../../content/projects')

/** In the server's build: what pages show of projects until someone publishes them. */
export const BUILT_PROJECTS = 'projects.json'
export const BUILT_PAGES = 'words.json'

/** Fails the build where a project contradicts itself, or has what no page can show. */
export function validateProjects(): Plugin {
  return {
    name: 'projects-sound',
    apply: 'build',
    // Once, before the browser's build.
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      const faults = await readProjects().then(faultsIn, (error: Error) => [error.message])
      if (faults.length > 0) this.error(`In content/projects:\n  ${faults.join('\n  ')}`)
    },
  }
}

/** The owner chooses `interest-only` after the build, so files must suit it. */
function faultsIn(files: readonly ProjectFile[]): string[] {
  return catalogueFaults(files, 'interest-only')
}

/** Stores the build's projects and pages, for commands that compare with the running site. */
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

export async function projectFiles(folder: string): Promise<string[]> {
  const files = await readdir(folder)
  return files.filter((file) => file.endsWith('.ts') && file !== 'catalogue.ts').toSorted()
}

export async function readProjects(
  folder = projectsFolder,
): Promise<(ProjectFile & { stored: Json })[]> {
  return Promise.all(
    (await projectFiles(folder)).map(async (file) => {
      const { project: stored } = await import(pathToFileURL(join(folder, file)).href).catch(
        (error: Error) => {
          throw new Error(`${file}: ${error.message}`, { cause: error })
        },
      )
      return { file, project: withoutFormerFields(readIn(stored)), stored }
    }),
  )
}

export function storedContentById(
  files: readonly { project: unknown; stored: Json }[],
): Map<number, Json> {
  return new Map(
    files.flatMap(({ project, stored }) => {
      const { project: parsed } = parseProject(project)
      return parsed ? [[parsed.id, stored] as const] : []
    }),
  )
}
