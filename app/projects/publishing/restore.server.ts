import type { Executor } from '#db/client.server.ts'

import { rebaseDraft } from './rebase-draft.server.ts'
import { findNewest, saveVersion } from './project-versions.server.ts'
import {
  acquirePublishLock,
  publishVersion,
  type PublishOptions,
  type Publishing,
} from './publish-project.server.ts'
import { NotPublished } from './publish-sourced.server.ts'
import { readPublished } from './published-projects.server.ts'

type Notes = { returned: string; rebased: (by: string | null) => string }

/** Publishes an archived project again, within a transaction; a newer draft stays newest. `absent`: not archived. Throws `NotPublished` on faults. */
export async function bringBack(
  trx: Executor,
  projectId: number,
  { notes, ...options }: PublishOptions & { notes: Notes },
): Promise<Publishing> {
  await acquirePublishLock(trx)
  const last = (await readPublished(trx, options.known)).projects.get(projectId)
  const newest = await findNewest(trx, projectId)
  if (!last?.isArchived || !newest) return { kind: 'absent' }
  const { returned: note, rebased } = notes
  const { project: content } = last
  const back = { projectId: projectId, basedOn: newest.id, content, sources: {}, note }
  const saved = await saveVersion(trx, back, options.by)
  if (saved.kind === 'overtaken') return { kind: 'overtaken', newest: saved.newest }
  const publishing = await publishVersion(trx, { id: saved.id }, options)
  if (publishing.kind !== 'published') throw new NotPublished(publishing)
  await rebaseDraft(trx, newest, { id: saved.id, by: options.by, note: rebased })
  return publishing
}
