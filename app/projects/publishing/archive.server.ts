import type { Executor } from '#db/client.server.ts'

import { rebaseDraft } from './rebase-draft.server.ts'
import { findNewest, saveVersion } from './project-versions.server.ts'
import {
  addPublication,
  acquirePublishLock,
  lastPublished,
  type PublishOptions,
  type Publishing,
} from './publish-project.server.ts'
import { readPublished } from './published-projects.server.ts'

type Notes = { takenOff: string; rebased: (by: string | null) => string }

/** Archives the published version, even an invalid one; a draft stays newest. `absent`: not published. Call it within a transaction. */
export async function takeOff(
  trx: Executor,
  projectId: number,
  { notes, by, fileProjects, known }: PublishOptions & { notes: Notes },
): Promise<Publishing> {
  await acquirePublishLock(trx)
  const published = await readPublished(trx, known)
  const content = lastPublished(projectId, { published, fileProjects })
  if (!content || published.projects.get(projectId)?.isArchived) return { kind: 'absent' }
  const newest = await findNewest(trx, projectId)
  const off = { projectId: projectId, basedOn: newest?.id ?? null, content, sources: {} }
  const saved = await saveVersion(trx, { ...off, note: notes.takenOff }, by)
  if (saved.kind === 'overtaken') return { kind: 'overtaken', newest: saved.newest }
  const version = { id: saved.id, projectId: projectId, sources: {} }
  const details = { version, slug: content.slug, isArchived: true, changes: [] }
  const publication = await addPublication(trx, details, by)
  if (newest) await rebaseDraft(trx, newest, { id: saved.id, by, note: notes.rebased })
  return { kind: 'published', publication, changes: [] }
}
