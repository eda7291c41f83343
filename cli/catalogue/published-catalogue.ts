import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { z } from 'zod'

import { pageNames, type PageName, type PageContents } from '#app/pages/page-content.ts'
import { readPageContent } from '#app/pages/page-faults.ts'
import { projectSchema, type Project } from '#app/projects/model/project.ts'
import { readPublished } from '#app/projects/publishing/published-projects.server.ts'
import { withPublished } from '#app/projects/publishing/published.ts'
import { filePages } from '#app/pages/file-pages.ts'
import type { Executor } from '#db/client.server.ts'

import { BUILT_PROJECTS, BUILT_PAGES } from '../../scripts/catalogue/validate-projects.ts'
import { loadCatalogue } from '../../scripts/catalogue/load-catalogue.ts'

const build = resolve(import.meta.dirname, '../../build/server')

/** Projects of the database over those of the files, whatever this deployment shows of them. */
export async function loadPublished(db: Executor): Promise<readonly Project[]> {
  const [fromFile, published] = await Promise.all([loadCatalogue(), readPublished(db)])
  return withPublished(fromFile, published)
}

/** The files of the build, which a running site shows; the sources where there is no build. */
export async function loadBuilt(): Promise<readonly Project[]> {
  const read = z.array(projectSchema).safeParse(readBuilt(BUILT_PROJECTS))
  return read.data ?? loadCatalogue()
}

export function builtPages(): PageContents {
  const read = z.record(z.string(), z.unknown()).safeParse(readBuilt(BUILT_PAGES)).data ?? {}
  const built = pageNames.flatMap((page): [PageName, unknown][] => {
    const { parsed } = readPageContent(page, read[page])
    return parsed ? [[page, parsed]] : []
  })
  return { ...filePages, ...Object.fromEntries(built) }
}

function readBuilt(name: string): unknown {
  const path = resolve(build, name)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}
