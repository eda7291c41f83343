import { writeAudit } from '#app/audit/audit-log.server.ts'
import {
  importProjects,
  type Imported,
} from '#app/projects/publishing/import/import-projects.server.ts'
import type { Executor } from '#db/client.server.ts'

/** `importProjects`, with an audit log line for each project that it publishes or archives. */
export async function importAudited(
  trx: Executor,
  ...[input, fromFile]: [Parameters<typeof importProjects>[1], Parameters<typeof importProjects>[2]]
): Promise<Imported> {
  const imported = await importProjects(trx, input, fromFile)
  if (input.isTrial || imported.faults.length > 0) return imported
  for (const { project } of imported.changed)
    await writeAudit(trx, null, { kind: 'listing-published', listing: project.id })
  for (const { id } of imported.archived)
    await writeAudit(trx, null, { kind: 'listing-archived', listing: id })
  return imported
}
