import { writeRecord } from '#app/audit/audit-log.server.ts'
import { noteReader } from '#app/leads/detail/history/lead-readers.server.ts'
import { noteFirstLook } from '#app/leads/status/first-look.server.ts'
import type { Staff } from '#app/staff/staff.ts'
import { db } from '#db/client.server.ts'
import { notifyDashboards } from '#db/events/lead-events.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

/** Marks the lead as open, audits the first view, and answers who else has it open. */
export async function noteLook(leadId: string, staff: Staff) {
  const { readers, isNew } = await noteReader(db, leadId, staff.id)
  if (!isNew) return readers
  // Written first: a dashboard with news ahead of the audit log would still show the lead as unread.
  const isFirst = await asOne(db, async (trx) => {
    const isUnseen = await noteFirstLook(trx, leadId)
    await writeRecord(trx, staff, { kind: 'saw', leadId })
    return isUnseen
  })
  notifyDashboards('readers')
  if (isFirst) notifyDashboards('leads')
  return readers
}
