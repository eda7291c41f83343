import { sql } from 'kysely'

import type { Executor } from '#app/db.server.ts'

import { tokenHash } from './person-key.server.ts'

/** A link that still withdraws something, or what came of it. */
export type LinkState =
  | { kind: 'open'; leadId: string; isSuspect: boolean }
  | { kind: 'withdrawn'; eraseAt: Date; isErased: boolean }

/** What a link of `/privacy/withdraw/` opens; undefined where nobody was given it. */
export async function findLink(db: Executor, token: string): Promise<LinkState | undefined> {
  const open = await db
    .selectFrom('consents')
    .innerJoin('leads', 'leads.id', 'consents.lead_id')
    .select(['leads.id', 'leads.suspect'])
    .where('token', '=', token)
    .executeTakeFirst()
  if (open) return { kind: 'open', leadId: open.id, isSuspect: open.suspect !== null }
  const used = await db
    .selectFrom('withdrawals')
    .select(['erase_at', 'erased_at'])
    .where(sql<boolean>`tokens @> array[${tokenHash(token)}]`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return used && { kind: 'withdrawn', eraseAt: used.erase_at, isErased: used.erased_at !== null }
}
