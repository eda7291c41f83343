import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { Kysely, PostgresDialect } from 'kysely'

import { factKey } from '#app/projects/facts/fact-key.ts'
import { changedFacts } from '#app/projects/facts/project-facts.ts'
import type { Project } from '#app/projects/model/project.ts'
import { parseProject } from '#app/projects/publishing/project-faults.ts'
import { projectVersions } from '#app/projects/publishing/project-store.server.ts'
import {
  type Publishing,
  lastPublished,
  publishProject,
} from '#app/projects/publishing/publish-project.server.ts'
import { readPublished } from '#app/projects/publishing/published-projects.server.ts'
import { makePool } from '#db/pool.ts'
import type { Database } from '#db/schema.ts'

import { projects as filed } from './listed.ts'

/** Where every fact comes from that a test changes. */
const SOURCE = { source: 'developer', on: '2026-11-25' } as const

/** Who publishes projects at a running site with this data folder, as its dashboard does; each of its processes shows them within two seconds. */
export function publisherAt(folder: string) {
  const url = readFileSync(join(folder, 'database-url'), 'utf8').trim()
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: makePool(url) }) })

  /** Publishes a project as it is here, or takes it out of the lists. Throws where something speaks against it. */
  async function publish(project: Project, { isArchived = false } = {}): Promise<void> {
    const outcome = await db.transaction().execute(async (trx): Promise<Publishing> => {
      const [newest, published] = [
        await projectVersions.findNewest(trx, project.id),
        await readPublished(trx),
      ]
      const before = lastPublished(project.id, { published, fileProjects: filed })
      const { project: after } = parseProject(project)
      if (!after) throw new Error(`${project.name} is no project`)
      const changes = changedFacts(before && parseProject(before).project, after)
      const draft = {
        subject: project.id,
        basedOn: newest?.id ?? null,
        content: project,
        sources: Object.fromEntries(changes.map((change) => [factKey(change), SOURCE])),
      }
      const saved = await projectVersions.save(trx, draft, null)
      if (saved.kind !== 'saved') return saved
      return publishProject(trx, { id: saved.id, isArchived }, { by: null, fileProjects: filed })
    })
    if (outcome.kind !== 'published')
      throw new Error(`${project.name} is not published: ${JSON.stringify(outcome)}`)
  }

  return { publish, close: () => db.destroy() }
}
