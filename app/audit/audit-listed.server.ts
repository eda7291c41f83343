import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

import { auditEntry, type AuditEntry } from './audit-entry.ts'

type Listed = Omit<Extract<AuditEntry, { kind: 'listed' }>, 'kind' | 'leadId' | 'personId'>

/** Minutes for which one person's view of the same list counts once: open lists poll, and a search reads with every letter. */
const AGAIN_AFTER: Record<Listed['list'], number> = {
  leads: 1,
  suspect: 1,
  due: 10,
  visits: 10,
  offline: 60,
}
/** Recent entries to search for it; beyond that a duplicate is harmless. */
const LOOKED_THROUGH = 200

export async function auditListed(db: Executor, by: { id: string }, listed: Listed): Promise<void> {
  const { kind, ...detail } = auditEntry.parse({ kind: 'listed', ...listed })
  const { rows: _, isAbout: __, ...same } = listed
  await sql`insert into audit_log (staff_id, kind, detail)
    select ${by.id}, ${kind}, ${JSON.stringify(detail)}::jsonb
    where not exists (
      select from (
        select kind, detail, written_at from audit_log where staff_id = ${by.id}
        order by id desc limit ${LOOKED_THROUGH}
      ) as last
      where last.kind = ${kind} and last.detail - 'rows' - 'isAbout' = ${JSON.stringify(same)}::jsonb
        and written_at > now() - make_interval(mins => ${AGAIN_AFTER[listed.list]})
    )`.execute(db)
}
