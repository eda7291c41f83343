import { writeAudit } from '#app/audit/audit-log.server.ts'
import { recordReader } from '#app/leads/detail/history/lead-readers.server.ts'
import { markFirstView } from '#app/leads/status/first-view.server.ts'
import type { Staff } from '#app/staff/staff.ts'
import { db } from '#db/client.server.ts'
import { publishEvent } from '#db/events/publish-event.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

/** Marks the lead as open, audits their first view, and answers who else has it open. */
export async function auditView(leadId: string, staff: Staff) {
  const { readers, isNew } = await recordReader(db, leadId, staff.id)
  if (!isNew) return readers
  // One transaction: a dashboard with news ahead of the audit log would still show the lead as unread.
  await asOne(db, async (trx) => {
    await markFirstView(trx, leadId, staff.id)
    await writeAudit(trx, staff, { kind: 'saw', leadId })
    await publishEvent(trx, 'lead.opened')
  })
  return readers
}
