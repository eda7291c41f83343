import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'

import { recordEntry, type RecordEntry } from './audit-entry.ts'

type Listed = Omit<Extract<RecordEntry, { kind: 'listed' }>, 'kind' | 'leadId' | 'personId'>

/**
 * Minutes for which the same list within the same filter is written once for one person: a list that
 * stays open is read again whenever something in it changes, and every letter of a search reads it.
 */
const AGAIN_AFTER: Record<Listed['list'], number> = { leads: 1, suspect: 1, due: 10, visits: 10 }
/** Lines of one person that are looked through for it; who writes more in that time is written twice. */
const LOOKED_THROUGH = 200

/** Adds to the record that somebody looked at a list, where it does not say so already. */
export async function noteListed(db: Executor, by: { id: string }, listed: Listed): Promise<void> {
  const { kind, ...detail } = recordEntry.parse({ kind: 'listed', ...listed })
  const { rows: _, isAbout: __, ...same } = listed
  await sql`insert into record (staff_id, kind, detail)
    select ${by.id}, ${kind}, ${JSON.stringify(detail)}::jsonb
    where not exists (
      select from (
        select kind, detail, written_at from record where staff_id = ${by.id}
        order by id desc limit ${LOOKED_THROUGH}
      ) as last
      where last.kind = ${kind} and last.detail - 'rows' - 'isAbout' = ${JSON.stringify(same)}::jsonb
        and written_at > now() - make_interval(mins => ${AGAIN_AFTER[listed.list]})
    )`.execute(db)
}
