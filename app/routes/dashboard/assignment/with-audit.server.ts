import { lockSetUp } from '#app/assignment/change-sets/read-set-up.server.ts'
import { writeAudit } from '#app/audit/audit-log.server.ts'
import { db, type Executor } from '#db/client.server.ts'

import { setUpChanges, type SetUpWay } from './set-up-changes.ts'

/** Changes the assignment settings and writes the audit log in one transaction. */
export function withRecord<T>(
  by: { id: string },
  work: (trx: Executor) => Promise<T>,
  way: SetUpWay = 'change',
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    // The lock keeps another person's change out of this audit entry.
    const before = await lockSetUp(trx)
    const result = await work(trx)
    const after = await lockSetUp(trx)
    for (const entry of setUpChanges(before, after, way)) await writeAudit(trx, by, entry)
    return result
  })
}
