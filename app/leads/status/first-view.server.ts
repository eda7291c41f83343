import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'
import { eventSql } from '#db/events/publish-event.server.ts'

/** SQL for `leads`: new or handed over to `staffId` after its first contact, and never opened by them. */
export function isUnread(staffId: string) {
  return sql<boolean>`((status = 'new' and first_contact_at is null
      or owner_id = ${staffId} and assigned_at > first_contact_at) is true
    and not exists (select from audit_log where audit_log.lead_id = leads.id
      and audit_log.kind = 'saw' and audit_log.staff_id = ${staffId}))`
}

/** Updates open dashboards before the audit log has the first look of `staffId`. */
export async function markFirstView(
  db: Executor,
  leadId: string,
  staffId: string,
): Promise<boolean> {
  const { rows } = await sql`update leads set status = status
    where id = ${leadId} and ${isUnread(staffId)} returning id, ${eventSql('lead.changed')}`.execute(
    db,
  )
  return rows.length > 0
}
