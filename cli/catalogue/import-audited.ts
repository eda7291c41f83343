import { writeRecord } from '#app/audit/audit-log.server.ts'
import type { Project } from '#app/projects/model/project.ts'
import {
  importHistory,
  type ImportedHistory,
} from '#app/projects/publishing/import/import-history.server.ts'
import {
  importProjects,
  type Imported,
} from '#app/projects/publishing/import/import-projects.server.ts'
import type { PublicationHistory } from '#app/projects/publishing/import/publication-history.ts'
import type { Executor } from '#db/client.server.ts'

/** `importProjects`, with an audit log line for each project that it publishes or archives. */
export async function importAudited(
  trx: Executor,
  ...[input, fromFile]: [Parameters<typeof importProjects>[1], Parameters<typeof importProjects>[2]]
): Promise<Imported> {
  const imported = await importProjects(trx, input, fromFile)
  if (input.isTrial || imported.faults.length > 0) return imported
  for (const { project } of imported.changed)
    await writeRecord(trx, null, { kind: 'listing-published', listing: project.id })
  for (const { id } of imported.archived)
    await writeRecord(trx, null, { kind: 'listing-archived', listing: id })
  return imported
}

const notes = {
  moved: 'Published so on the site that it came from.',
  stays: 'Shown here as before; what came from another site is below it.',
}

/** `importHistory`, with an audit log line for each project. */
export async function importHistoryAudited(
  trx: Executor,
  history: PublicationHistory,
  fromFile: readonly Project[],
): Promise<ImportedHistory> {
  const imported = await importHistory(trx, { history, notes }, fromFile)
  for (const { projectId, missing, isBeneath } of imported.taken) {
    const isArchived = !isBeneath && missing.at(-1)?.isArchived === true
    const kind = isArchived ? 'listing-archived' : 'listing-published'
    await writeRecord(trx, null, { kind, listing: projectId })
  }
  return imported
}
