import { sql } from 'kysely'

import { keepNotice } from '#app/enquiries/consent/notice-in-force.server.ts'
import { personKeyer } from '#app/enquiries/consent/person-key.server.ts'
import type { Executor } from '#db/client.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

import { addToChains, type ChainEntry } from './chain.server.ts'

const BATCH_SIZE = 200
/** Row ids may commit after later ones, up to this many. */
const LATE = 1000

const CONTACTS = ['call', 'whatsapp', 'mail', 'outcome', 'visit']

/** Adds new consents and contacts, oldest first and without demo leads; returns the rows it read. */
export async function updateChains(db: Executor): Promise<number> {
  await keepNotice(db)
  return asOne(db, async (trx) => {
    // One process at a time.
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended('privacy chains', 0)) as mine`.execute(trx)
    if (!rows[0]?.mine) return 0
    const consents = await pendingConsents(trx, sql`not is_chained`)
    const contacts = await contactsOf(
      trx,
      sql`not leads.is_demo and lead_changes.id > (
        select coalesce(max(change_id), 0) - ${LATE} from privacy_events where change_id is not null
      ) and not exists (select from privacy_events where source = 'contact:' || lead_changes.id)`,
    )
    await addToChains(trx, [...consents.entries, ...contacts])
    await markChained(trx, consents.ids)
    return consents.ids.length + contacts.length
  })
}

export async function updateChainsOf(trx: Executor, leadIds: readonly string[]): Promise<void> {
  await keepNotice(trx)
  const consents = await pendingConsents(
    trx,
    sql`not is_chained and lead_id = any(${leadIds}::bigint[])`,
    leadIds.length * 10,
  )
  const contacts = await contactsOf(
    trx,
    sql`lead_changes.lead_id = any(${leadIds}::bigint[])`,
    leadIds.length * 1000,
  )
  await addToChains(trx, [...consents.entries, ...contacts])
  await markChained(trx, consents.ids)
}

type Condition = ReturnType<typeof sql>

async function pendingConsents(trx: Executor, which: Condition, limit = BATCH_SIZE) {
  const { rows } = await sql<{
    id: string
    lead_id: string
    phone: string
    notice: string
    version: string
    purposes: string[]
    page: string
    given_at: Date
  }>`select consents.id, lead_id, phone, notice, version, purposes, consents.page,
      consents.given_at
    from consents join leads on leads.id = lead_id where ${which}
    order by consents.id limit ${limit}`.execute(trx)
  const keyOf = await personKeyer()
  const entries = rows.map(({ id, lead_id, phone, given_at, ...row }): ChainEntry => ({
    person: keyOf(phone),
    source: `consent:${id}`,
    event: { kind: 'given', at: given_at.toISOString(), lead: lead_id, ...row },
  }))
  return { ids: rows.map(({ id }) => id), entries: entries }
}

async function contactsOf(
  trx: Executor,
  which: Condition,
  limit = BATCH_SIZE,
): Promise<ChainEntry[]> {
  const { rows } = await sql<{
    id: string
    lead_id: string
    phone: string
    kind: string
    new_value: string | null
    changed_at: Date
  }>`select lead_changes.id, lead_id, phone, kind, new_value, changed_at
    from lead_changes join leads on leads.id = lead_id
    where kind = any(${CONTACTS}::text[]) and reverts is null and ${which}
    order by lead_changes.id limit ${limit}`.execute(trx)
  const keyOf = await personKeyer()
  return rows.map(({ id, lead_id, phone, kind, new_value: became, changed_at }): ChainEntry => ({
    person: keyOf(phone),
    source: `contact:${id}`,
    event: {
      kind: 'contacted',
      at: changed_at.toISOString(),
      lead: lead_id,
      by: kind,
      // Only a word of a list; free text must not enter a chain.
      how: became !== null && /^[a-z-]{1,20}$/.test(became) ? became : null,
    },
  }))
}

async function markChained(trx: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`update consents set is_chained = true where id = any(${ids}::bigint[])`.execute(trx)
}
