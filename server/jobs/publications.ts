import { writeAudit } from '#app/audit/audit-log.server.ts'
import type { Subject } from '#app/publishing/document-tables.ts'
import type { DocumentType } from '#app/routes/dashboard/documents/document-type.server.ts'
import { pageType } from '#app/routes/dashboard/documents/page-type.server.ts'
import { projectType } from '#app/routes/dashboard/documents/project-type.server.ts'
import { db, type Executor } from '#db/client.server.ts'

import { refreshCatalogue } from './catalogue.ts'
import { defineJob } from './define-job.ts'

export const publications = defineJob({
  name: 'publications',
  everySeconds: 60,
  look: { everySeconds: 1, hasWork: hasDue },
  run: async () => {
    const now = new Date()
    // One that fails must not keep back the other.
    const results = await Promise.allSettled([
      publishDue(projectType, now),
      publishDue(pageType, now),
    ])
    await refreshCatalogue()
    for (const result of results) if (result.status === 'rejected') throw result.reason
  },
})

async function hasDue(executor: Executor): Promise<boolean> {
  return (
    (await projectType.schedules.findLate(executor)) > 0 ||
    (await pageType.schedules.findLate(executor)) > 0
  )
}

function publishDue<S extends Subject>(type: DocumentType<S>, now: Date): Promise<number> {
  return type.schedules.publishDue(db, type.publishScheduled(now), {
    note: (trx, by, subject) => writeAudit(trx, by, type.entry('published', subject)),
    auditRevoked: (trx, by, subject) =>
      writeAudit(trx, null, { ...type.auditRevoked(subject), personId: by?.id }),
  })
}
