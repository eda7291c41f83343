import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'
import { eventSql } from '#db/events/publish-event.server.ts'

function wasSeen(rows: string) {
  return sql`exists (select from audit_log where audit_log.lead_id = ${sql.ref(`${rows}.id`)} and audit_log.kind = 'saw')`
}

/** SQL for `leads` or `rows`: new, not contacted, and not opened by any agent. */
export function isUnread(rows = 'leads') {
  const [status, contact] = [sql.ref(`${rows}.status`), sql.ref(`${rows}.first_contact_at`)]
  return sql<boolean>`(${status} = 'new' and ${contact} is null and not ${wasSeen(rows)})`
}

/** Updates open dashboards before the audit log has the first look; two agents at once may both be first. */
export async function markFirstView(db: Executor, leadId: string): Promise<boolean> {
  const { rows } = await sql`update leads set status = status
    where id = ${leadId} and ${isUnread()} returning id, ${eventSql('lead.changed')}`.execute(db)
  return rows.length > 0
}
