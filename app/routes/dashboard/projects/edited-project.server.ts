import {
  archivedProjects,
  wholeCatalogue,
} from '#app/projects/catalogue/current-catalogue.server.ts'
import { namedSources } from '#app/projects/facts/named-sources.ts'
import type { Sources } from '#app/projects/facts/project-facts.ts'
import type { Project } from '#app/projects/model/project.ts'
import { findNewest } from '#app/projects/publishing/project-versions.server.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'
import type { Executor } from '#db/client.server.ts'

export type EditedProject = {
  id: number
  version: string | null
  content: unknown
  sources: Sources
  savedBy: string | null
  published: Project | undefined
  isArchived: boolean
}

/** Throws 404 where the path names no project. */
export async function findEdited(db: Executor, idText: string): Promise<EditedProject> {
  const id = /^\d{1,9}$/.test(idText) ? Number(idText) : -1
  const newest = id < 0 ? undefined : await findNewest(db, id)
  const ofId = (project: Project) => project.id === id
  const archived = archivedProjects().find(ofId)
  const published = wholeCatalogue().find(ofId) ?? archived
  const found = newest ?? (published && { ...NEVER_EDITED, content: published })
  if (!found) throw new Response(texts.absent, { status: 404 })
  return {
    id,
    version: found.id,
    content: found.content,
    sources: found.publishedAt === null ? namedSources(found) : {},
    savedBy: found.madeBy,
    published,
    isArchived: archived !== undefined,
  }
}

const NEVER_EDITED = { id: null, sources: {}, madeBy: null, publishedAt: null }
