import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

/** Whether the record has it that somebody opened a lead of `leads`, or of rows named otherwise. */
function wasSeen(rows: string) {
  return sql`exists (select from record where record.lead_id = ${sql.ref(`${rows}.id`)} and record.kind = 'saw')`
}

/**
 * Of `leads`, or of rows named otherwise: whether it is new, nobody was in touch, and nobody has opened
 * it. One for the whole desk: what a colleague looks after need not be opened by everybody.
 */
export function isUnread(rows = 'leads') {
  const [status, contact] = [sql.ref(`${rows}.status`), sql.ref(`${rows}.first_contact_at`)]
  return sql<boolean>`(${status} = 'new' and ${contact} is null and not ${wasSeen(rows)})`
}

/**
 * Has open desks read a lead again that is about to be opened by the first of all, before the record says
 * so; answers whether it was. Of two at the same moment both may be the first.
 */
export async function noteFirstLook(db: Executor, leadId: string): Promise<boolean> {
  const { rows } = await sql`update leads set status = status
    where id = ${leadId} and ${isUnread()} returning id`.execute(db)
  return rows.length > 0
}
