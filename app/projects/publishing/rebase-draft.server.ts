import type { Executor } from '#db/client.server.ts'

import { saveVersion, type ProjectVersion } from './project-versions.server.ts'

/** Moves an unpublished draft onto another version, as the project's newest. */
export async function rebaseDraft(
  trx: Executor,
  newest: ProjectVersion,
  { id, by, note }: { id: string; by: { id: string } | null; note: (by: string | null) => string },
): Promise<void> {
  if (newest.publishedAt !== null) return
  const { projectId, content, sources, madeBy } = newest
  const draft = { projectId: projectId, basedOn: id, like: newest.id, content, sources }
  await saveVersion(trx, { ...draft, note: note(madeBy) }, by)
}
