import { sql } from 'kysely'

import { tokenHash } from '#app/enquiries/consent/person-key.server.ts'
import type { Executor } from '#db/client.server.ts'

export type LinkState =
  | { kind: 'open'; leadIds: readonly string[] }
  | { kind: 'waiting' }
  | { kind: 'withdrawn'; eraseAt: Date; isErased: boolean }

export async function findLink(db: Executor, token: string): Promise<LinkState | undefined> {
  const open = await db
    .selectFrom('consents')
    .innerJoin('leads', 'leads.id', 'consents.lead_id')
    .select('leads.id')
    .where('token', '=', token)
    .executeTakeFirst()
  return stateOf(db, token, open && [open.id])
}

/** Good for a day, once. */
export async function findMailedLink(db: Executor, token: string): Promise<LinkState | undefined> {
  const { rows } = await sql<{ id: string }>`
    select leads.id from withdrawal_links join leads on leads.id = any(lead_ids)
    where token_hash = ${tokenHash(token)} and used_at is null
      and expires_at > statement_timestamp() order by leads.id`.execute(db)
  return stateOf(db, token, rows.length > 0 ? rows.map(({ id }) => id) : undefined)
}

async function stateOf(
  db: Executor,
  token: string,
  leadIds: readonly string[] | undefined,
): Promise<LinkState | undefined> {
  const hash = tokenHash(token)
  const pending = await db
    .selectFrom('withdrawal_requests')
    .select('id')
    .where('token_hash', '=', hash)
    .where('decided_at', 'is', null)
    .executeTakeFirst()
  if (pending) return { kind: 'waiting' }
  if (leadIds) return { kind: 'open', leadIds }
  const used = await db
    .selectFrom('withdrawals')
    .select(['erase_at', 'erased_at'])
    .where(sql<boolean>`tokens @> array[${hash}]`)
    .where('restored_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return used && { kind: 'withdrawn', eraseAt: used.erase_at, isErased: used.erased_at !== null }
}

/** Undefined once all enquiries of the phone are gone. */
export async function findLinkPhone(
  db: Executor,
  token: string,
): Promise<{ phone: string; leadId: string | null } | undefined> {
  const { rows } = await sql<{ phone: string; leadId: string | null }>`
    select phone, leads.id as "leadId" from consents join leads on leads.id = lead_id
      where token = ${token}
    union all
    select phone, null from withdrawals join leads on leads.id = any(left_leads)
      where tokens @> array[${tokenHash(token)}]
    limit 1`.execute(db)
  return rows[0]
}
