import type { Transaction } from 'kysely'

import type { ProjectContent } from '#app/projects/model/project.ts'
import type { Project } from '#app/projects/model/project.ts'
import { parseProject } from '#app/projects/publishing/project-faults.ts'
import { projectVersions } from '#app/projects/publishing/project-store.server.ts'
import { publishProject } from '#app/projects/publishing/publish-project.server.ts'
import { readPublished } from '#app/projects/publishing/published-projects.server.ts'
import { withPublished } from '#app/projects/publishing/published.ts'
import type { Database } from '#db/schema.ts'

import { importAudited } from '#cli/catalogue/import-audited.ts'
import { exportProjects } from '#cli/catalogue/projects-folder.ts'
import { readProjects, storedContentById } from '../../scripts/catalogue/validate-projects.ts'

type Trx = Transaction<Database>
/** The files that the site was built with. */
type Built = readonly Project[]

/** Projects as their schema reads them. Throws where it refuses one. */
export function readAll(projects: readonly unknown[]): ProjectContent[] {
  return projects.map((project) => {
    const { project: parsed, faults } = parseProject(project)
    if (!parsed) throw new Error(JSON.stringify(faults))
    return parsed
  })
}

/** What is published, as the commands see it. */
export async function shown(db: Trx, built: Built): Promise<ProjectContent[]> {
  return readAll(withPublished(built, await readPublished(db)))
}

/** What `bin/northlight catalogue export` does. */
export async function exportTo(folder: string, db: Trx, built: Built, prune = false) {
  const { projects: published } = await readPublished(db)
  const archived = new Set([...published].flatMap(([id, one]) => (one.isArchived ? [id] : [])))
  return exportProjects(folder, { projects: await shown(db, built), archived }, { prune })
}

/** What `bin/northlight catalogue import` does with a folder that it finds sound. */
export async function importFrom(
  folder: string,
  db: Trx,
  built: Built,
  { prune = false, isTrial = false } = {},
) {
  const read = await readProjects(folder)
  const files = readAll(read.map(({ project }) => project))
  const stored = storedContentById(read)
  return importAudited(db, { files, stored, note: 'By file', prune, isTrial }, built)
}

/** Publishes a project as someone in the dashboard does; throws where it is refused. */
export async function publishFromDashboard(
  db: Trx,
  built: Built,
  content: Project,
  isArchived = false,
): Promise<void> {
  const basedOn = (await projectVersions.findNewest(db, content.id))?.id ?? null
  const check = { source: 'developer', on: '2026-11-26' } as const
  const sources = { price: check, possession: check, area: check, rera: check }
  const saved = await projectVersions.save(
    db,
    { subject: content.id, basedOn, content, sources },
    null,
  )
  if (saved.kind !== 'saved') throw new Error('It was overtaken.')
  const request = { id: saved.id, isArchived }
  const answer = await publishProject(db, request, { by: null, fileProjects: built })
  if (answer.kind !== 'published') throw new Error(JSON.stringify(answer))
}
