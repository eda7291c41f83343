import type { ProjectContent } from '#app/projects/model/project.ts'
import { config } from '#app/config/config.server.ts'
import { sourceOf } from '#app/projects/facts/fact-key.ts'
import { placeOfFact } from '#app/projects/facts/fact-places.ts'
import {
  changedFacts,
  unsourced,
  type FactChange,
  type Sources,
} from '#app/projects/facts/project-facts.ts'
import type { Project } from '#app/projects/model/project.ts'
import type { Actor } from '#app/publishing/document-tables.ts'
import { blockingFaults, type Fault } from '#app/publishing/fault.ts'
import type { Publish } from '#app/publishing/schedules.server.ts'
import type { Superseded } from '#app/publishing/versions.server.ts'
import type { Executor } from '#db/client.server.ts'

import { addressHolders } from './address-holders.ts'
import { isAhead } from './checked-ahead.ts'
import { placedFaults, parseProject, type PublishContext } from './project-faults.ts'
import { projectVersions, type ProjectVersion } from './project-store.server.ts'
import { readPublished } from './published-projects.server.ts'
import { withPublished, type Published } from './published.ts'

export type Publishing =
  | { kind: 'published'; publication: number; changes: FactChange[] }
  /** Unknown or already published. */
  | { kind: 'absent' }
  | Superseded<ProjectVersion>
  | { kind: 'faulty'; faults: Fault[] }
  /** Changed facts without a source. */
  | { kind: 'unsourced'; facts: FactChange[]; changed: number }

/** `fileProjects`: projects of the files; `known`: what was read before. */
export type PublishOptions = {
  by: Actor
  fileProjects: readonly Project[]
  known?: Published
}

/** Publishes this version if it is the newest and valid, within a transaction; only a newer publication blocks a scheduled one. */
export async function publishProject(
  trx: Executor,
  input: { id: string; isArchived?: boolean; isScheduled?: boolean },
  { by, fileProjects, known }: PublishOptions,
): Promise<Publishing> {
  const version = await projectVersions.findToPublish(trx, input)
  if ('kind' in version) return version
  const published = await readPublished(trx, known)
  const checked = checkVersion(version, {
    // Restoring an archived project unchanged changes no fact.
    before: lastPublished(version.subject, { published, fileProjects }),
    others: withPublished(fileProjects, published),
    holders: addressHolders(fileProjects, published),
    unregistered: config.UNREGISTERED_PROJECTS,
  })
  if ('kind' in checked) return checked
  const { project, changes } = checked
  const { slug } = project
  const isArchived = input.isArchived === true
  const publication = await addPublication(trx, { version, slug, isArchived, changes }, by)
  return { kind: 'published', publication, changes }
}

export const publishScheduledProject =
  (options: Omit<PublishOptions, 'by'>): Publish<number> =>
  (trx, due, by) =>
    publishProject(trx, { id: due.versionId, isScheduled: true }, { ...options, by })

/** Publishes a checked version; returns the catalogue's version. */
export async function addPublication(
  trx: Executor,
  {
    version,
    slug,
    isArchived,
    changes,
  }: {
    version: Pick<ProjectVersion, 'id' | 'subject' | 'sources'>
    slug: string
    isArchived: boolean
    changes: readonly FactChange[]
  },
  by: Actor,
): Promise<number> {
  const { id } = await trx
    .insertInto('project_publications')
    .values({
      project_id: version.subject,
      version_id: version.id,
      slug,
      is_archived: isArchived,
      published_by: by?.id ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordChanges(trx, id, { changes, sources: version.sources })
  return Number(id)
}

/** The faults of a version, or its project and changed facts. */
export function checkVersion(
  { subject, content, sources }: Pick<ProjectVersion, 'subject' | 'content' | 'sources'>,
  context: PublishContext,
):
  | Extract<Publishing, { kind: 'faulty' | 'unsourced' }>
  | { project: ProjectContent; changes: FactChange[] } {
  const { project, faults } = parseProject(content)
  if (!project) return { kind: 'faulty', faults }
  const wrong = blockingFaults(placedFaults(project, context))
  if (project.id !== subject) wrong.push({ at: [], text: 'its id is that of another project' })
  if (wrong.length > 0) return { kind: 'faulty', faults: wrong }
  const { before } = context
  const changes = changedFacts(before && parseProject(before).project, project)
  const ahead = sourcedAhead(changes, { project, sources })
  if (ahead.length > 0) return { kind: 'faulty', faults: ahead }
  const facts = unsourced(changes, sources)
  if (facts.length > 0) return { kind: 'unsourced', facts, changed: changes.length }
  return { project, changes }
}

/** Older drafts may have sources with a future day. */
function sourcedAhead(
  changes: readonly FactChange[],
  { project, sources }: { project: ProjectContent; sources: Sources },
): Fault[] {
  return changes.flatMap((change) => {
    const source = sourceOf(change, sources)
    if (!source || !isAhead(source)) return []
    const text = 'its source is dated on a day to come: enter the day on which it was checked'
    return [{ at: placeOfFact(change, project) ?? [], text }]
  })
}

export function lastPublished(
  projectId: number,
  {
    published,
    fileProjects,
  }: { published: Pick<Published, 'projects'>; fileProjects: readonly Project[] },
): Project | undefined {
  return (
    published.projects.get(projectId)?.project ?? fileProjects.find(({ id }) => id === projectId)
  )
}

async function recordChanges(
  trx: Executor,
  publication: string,
  { changes, sources }: { changes: readonly FactChange[]; sources: Sources },
): Promise<void> {
  const rows = changes.flatMap((change) => {
    const checked = sourceOf(change, sources)
    if (!checked) return []
    const { was, became, ...fact } = change
    return [
      {
        publication_id: publication,
        ...fact,
        old_value: was,
        new_value: became,
        source: checked.source,
        checked_on: checked.on,
      },
    ]
  })
  if (rows.length > 0) await trx.insertInto('fact_changes').values(rows).execute()
}
