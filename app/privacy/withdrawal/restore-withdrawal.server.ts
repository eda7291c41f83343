import { sql } from 'kysely'

import { pageOf, type RowCursor } from '#app/lib/http/row-cursor.ts'
import { addToChains } from '#app/privacy/records/chain.server.ts'
import type { Executor } from '#db/client.server.ts'
import { publishEvent } from '#db/events/publish-event.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

import { restoreRows, sealedRows } from './restore-rows.server.ts'
import { openSealed } from './seal.server.ts'

type Options = {
  /** A private key file, where the server has none. */
  key?: string | undefined
  staffId: string | null
  besides: (trx: Executor, restored: { leads: number }) => Promise<void>
}

const restorable = sql<boolean>`way in ('link', 'mail') and restored_at is null and erased_at is null`

const LISTED = 200

export type SealedWithdrawal = {
  id: string
  withdrawnAt: Date
  eraseAt: Date
  leads: number
  way: 'link' | 'mail'
  recipient: string
}

export async function listRestorable(
  db: Executor,
  before?: RowCursor,
): Promise<{ sealed: SealedWithdrawal[]; next: string | undefined }> {
  const found = await db
    .selectFrom('withdrawals')
    .innerJoin('sealed_contacts', 'withdrawal_id', 'withdrawals.id')
    .select(['id', 'withdrawn_at', 'erase_at', 'leads', 'way', 'recipient'])
    .where(restorable)
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`(withdrawn_at, id) < (${before?.at}, ${before?.id}::bigint)`),
    )
    .orderBy('withdrawn_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LISTED + 1)
    .execute()
  const { rows, next } = pageOf(found, LISTED, ({ withdrawn_at, id }) => ({ at: withdrawn_at, id }))
  const sealed = rows.map(({ id, withdrawn_at, erase_at, leads, way, recipient }) => ({
    id,
    withdrawnAt: withdrawn_at,
    eraseAt: erase_at,
    leads,
    way: way === 'mail' ? ('mail' as const) : ('link' as const),
    recipient,
  }))
  return { sealed, next }
}

/** Undoes a link's withdrawal; undefined if absent, throws where the key does not fit. */
export async function restoreWithdrawal(
  db: Executor,
  id: string,
  { key, staffId, besides }: Options,
): Promise<number | undefined> {
  if (!/^\d{1,18}$/.test(id)) return undefined
  return asOne(db, async (trx) => {
    const found = await trx
      .selectFrom('withdrawals')
      .innerJoin('sealed_contacts', 'withdrawal_id', 'withdrawals.id')
      .select(['people', 'sealed'])
      .where('id', '=', id)
      .where(restorable)
      .forUpdate()
      .executeTakeFirst()
    if (!found) return undefined
    const data: unknown = JSON.parse(await openSealed(found.sealed, key))
    const { tables } = sealedRows.parse(data)
    await restoreRows(trx, tables)
    await trx.deleteFrom('sealed_contacts').where('withdrawal_id', '=', id).execute()
    const { restored_at } = await trx
      .updateTable('withdrawals')
      // Filed again as restored.
      .set({ restored_at: sql<Date>`now()`, restored_by: staffId, is_filed: false })
      .where('id', '=', id)
      .returning('restored_at')
      .executeTakeFirstOrThrow()
    const leads = (tables['leads'] ?? []).map((lead) => String(lead['id']))
    const at = (restored_at ?? new Date()).toISOString()
    const way = staffId === null ? 'command' : 'desk'
    await addToChains(
      trx,
      found.people.map((person) => ({ person, event: { kind: 'restored', at, leads, way } })),
    )
    await besides(trx, { leads: leads.length })
    await publishEvent(trx, 'lead.restored')
    return leads.length
  })
}
