import { sql } from 'kysely'

import { pageOf, type RowCursor } from '#app/lib/http/row-cursor.ts'
import type { Executor } from '#db/client.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

import { withdrawPerson } from './withdraw.server.ts'

const LISTED = 200

export type PendingRequest = { id: string; requestedAt: Date; leads: number; way: 'link' | 'mail' }

export async function listPendingRequests(
  db: Executor,
  after?: RowCursor,
): Promise<{ pending: PendingRequest[]; count: number; next: string | undefined }> {
  const [found, count] = [
    await db
      .selectFrom('withdrawal_requests')
      .select(['id', 'requested_at', 'lead_ids', 'way'])
      .where('decided_at', 'is', null)
      .$if(after !== undefined, (query) =>
        query.where(sql<boolean>`(requested_at, id) > (${after?.at}, ${after?.id}::bigint)`),
      )
      .orderBy('requested_at')
      .orderBy('id')
      .limit(LISTED + 1)
      .execute(),
    await countPendingRequests(db),
  ]
  const { rows, next } = pageOf(found, LISTED, ({ requested_at, id }) => ({ at: requested_at, id }))
  const pending = rows.map(({ id, requested_at, lead_ids, way }) => ({
    id,
    requestedAt: requested_at,
    leads: lead_ids.length,
    way: way === 'mail' ? ('mail' as const) : ('link' as const),
  }))
  return { pending, count, next }
}

export async function countPendingRequests(db: Executor): Promise<number> {
  const { count } = await db
    .selectFrom('withdrawal_requests')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('decided_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Closes requests without enquiries, and deletes decided ones after a day. */
export async function settleRequests(db: Executor): Promise<void> {
  await sql`update withdrawal_requests set decided_at = statement_timestamp()
    where decided_at is null and not exists (select from leads where id = any(lead_ids))`.execute(
    db,
  )
  await sql`delete from withdrawal_requests
    where decided_at < statement_timestamp() - interval '1 day'`.execute(db)
}

/** Returns the number of closed enquiries; undefined where it no longer waits. */
export async function decideRequest(
  db: Executor,
  { id, isAccepted }: { id: string; isAccepted: boolean },
  staffId: string,
): Promise<number | undefined> {
  if (!/^\d{1,18}$/.test(id)) return undefined
  return asOne(db, async (trx) => {
    const request = await trx
      .updateTable('withdrawal_requests')
      .set({ decided_at: new Date(), decided_by: staffId })
      .where('id', '=', id)
      .where('decided_at', 'is', null)
      .returning(['lead_ids', 'way', 'token_hash'])
      .executeTakeFirst()
    if (!request) return undefined
    if (!isAccepted) return 0
    const way = request.way === 'mail' ? 'mail' : 'link'
    const link = way === 'mail' ? [request.token_hash] : []
    const done = await withdrawPerson(trx, { onlyLeads: request.lead_ids }, { way, link })
    await trx
      .updateTable('withdrawal_requests')
      .set({ withdrawal_id: done?.id ?? null })
      .where('id', '=', id)
      .execute()
    return done?.leads ?? 0
  })
}
