import type { Actor } from '#app/publishing/document-tables.ts'
import type { Executor } from '#db/client.server.ts'

import { projectVersions, type ProjectVersion } from './project-store.server.ts'
import {
  addPublication,
  lastPublished,
  publishProject,
  type PublishOptions,
  type Publishing,
} from './publish-project.server.ts'
import { NotPublished } from './publish-sourced.server.ts'
import { readPublished } from './published-projects.server.ts'

/** Notes for the history: of the new version, and of a draft that stays newest. */
type Notes = { note: string; rebased: (by: string | null) => string }

/** Archives the published version, even an invalid one; a draft stays newest. `absent`: not published. Call it within a transaction. */
export async function archiveProject(
  trx: Executor,
  subject: number,
  { note, rebased, by, fileProjects, known }: PublishOptions & Notes,
): Promise<Publishing> {
  await projectVersions.lockPublications(trx)
  const published = await readPublished(trx, known)
  const content = lastPublished(subject, { published, fileProjects })
  if (!content || published.projects.get(subject)?.isArchived) return { kind: 'absent' }
  const newest = await projectVersions.findNewest(trx, subject)
  const draft = { subject, basedOn: newest?.id ?? null, content, sources: {}, note }
  const saved = await projectVersions.save(trx, draft, by)
  if (saved.kind === 'overtaken') return saved
  const version = { id: saved.id, subject, sources: {} }
  const details = { version, slug: content.slug, isArchived: true, changes: [] }
  const publication = await addPublication(trx, details, by)
  await rebaseDraft(trx, newest, { id: saved.id, by, rebased })
  return { kind: 'published', publication, changes: [] }
}

/** Publishes an archived project again, within a transaction; a newer draft stays newest. `absent`: not archived. Throws `NotPublished` on faults. */
export async function restoreProject(
  trx: Executor,
  subject: number,
  { note, rebased, ...options }: PublishOptions & Notes,
): Promise<Publishing> {
  await projectVersions.lockPublications(trx)
  const last = (await readPublished(trx, options.known)).projects.get(subject)
  const newest = await projectVersions.findNewest(trx, subject)
  if (!last?.isArchived || !newest) return { kind: 'absent' }
  const draft = { subject, basedOn: newest.id, content: last.project, sources: {}, note }
  const saved = await projectVersions.save(trx, draft, options.by)
  if (saved.kind === 'overtaken') return saved
  const publishing = await publishProject(trx, { id: saved.id }, options)
  if (publishing.kind !== 'published') throw new NotPublished(publishing)
  await rebaseDraft(trx, newest, { id: saved.id, by: options.by, rebased })
  return publishing
}

/** Moves an unpublished draft onto another version, as the project's newest. */
async function rebaseDraft(
  trx: Executor,
  newest: ProjectVersion | undefined,
  { id, by, rebased }: { id: string; by: Actor } & Pick<Notes, 'rebased'>,
): Promise<void> {
  if (!newest || newest.publishedAt !== null) return
  const { subject, content, sources, madeBy } = newest
  const draft = { subject, basedOn: id, like: newest.id, content, sources, note: rebased(madeBy) }
  await projectVersions.save(trx, draft, by)
}
