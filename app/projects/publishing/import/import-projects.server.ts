import { config } from '#app/config/config.server.ts'
import type { Json } from '#app/lib/json/json.ts'
import type { ProjectContent } from '#app/projects/model/project.ts'
import type { FactChange, Sources } from '#app/projects/facts/project-facts.ts'
import type { Project } from '#app/projects/model/project.ts'
import {
  projectVersions,
  type ProjectVersion,
} from '#app/projects/publishing/project-store.server.ts'
import { addPublication } from '#app/projects/publishing/publish-project.server.ts'
import { readPublished } from '#app/projects/publishing/published-projects.server.ts'
import type { Executor } from '#db/client.server.ts'

import { planImport, type ImportPlan } from './import-plan.ts'

export type Imported = ImportPlan & {
  supersededDrafts: ProjectVersion[]
}

type ImportOptions = {
  files: readonly ProjectContent[]
  stored?: ReadonlyMap<number, Json>
  note: string | null
  prune: boolean
  isTrial: boolean
}

/** Publishes changed files within a transaction, nothing on a trial or with faults; throws on a concurrent save. */
export async function importProjects(
  trx: Executor,
  { files, stored, note, prune, isTrial }: ImportOptions,
  fileProjects: readonly Project[],
): Promise<Imported> {
  await projectVersions.lockPublications(trx)
  const published = await readPublished(trx)
  const plan = planImport(
    files,
    { fileProjects, published, unregistered: config.UNREGISTERED_PROJECTS },
    { prune },
  )
  const newest = await projectVersions.listNewest(trx)
  const touched = [...plan.changed.map(({ project }) => project), ...plan.archived]
  const supersededDrafts = touched
    .flatMap(({ id }) => newest.get(id) ?? [])
    .filter(({ publishedAt }) => publishedAt === null)
  if (isTrial || plan.faults.length > 0) return { ...plan, supersededDrafts }
  const publish = async (
    content: Project,
    facts: FactChange[],
    sources: Sources,
    isArchived = false,
  ) => {
    const { id: subject, slug } = content
    const basedOn = newest.get(subject)?.id ?? null
    const draft = {
      subject,
      basedOn,
      content,
      file: stored?.get(subject),
      sources,
      note,
    }
    const saved = await projectVersions.save(trx, draft, null)
    if (saved.kind !== 'saved')
      throw new Error(`Someone saved ${slug} meanwhile. Nothing was imported. Try again.`)
    const version = { id: saved.id, subject, sources }
    await addPublication(trx, { version, slug, isArchived: isArchived, changes: facts }, null)
  }
  for (const { project, facts, sources } of plan.changed) await publish(project, facts, sources)
  for (const project of plan.archived) await publish(project, [], {}, true)
  return { ...plan, supersededDrafts }
}
