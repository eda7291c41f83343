import { writeAudit } from '#app/audit/audit-log.server.ts'
import { approveSpam, returnToSpam } from '#app/leads/spam/list-spam.server.ts'
import type { Executor } from '#db/client.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

/** Approves a spam enquiry, or with `isUndo` reverts it, with its audit entry; false where nothing changed. */
export function moveSpam(
  db: Executor,
  { leadId, isUndo }: { leadId: string; isUndo: boolean },
  by: { id: string },
): Promise<boolean> {
  return asOne(db, async (trx) => {
    const isDone = await (isUndo ? returnToSpam(trx, leadId) : approveSpam(trx, leadId, by.id))
    const kind = isUndo ? 'suspect-returned' : 'suspect-accepted'
    if (isDone) await writeAudit(trx, by, { kind, leadId })
    return isDone
  })
}
