import { sql } from 'kysely'

import { personKeyer } from '#app/enquiries/consent/person-key.server.ts'
import { openSealed } from '#app/privacy/withdrawal/seal.server.ts'
import type { Executor } from '#db/client.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

import { addToChains, readChain } from './chain.server.ts'
import { gatherPerson } from './gather-person.server.ts'
import { recordFile } from './record-file.ts'
import { updateChainsOf } from './check-chains.server.ts'
import type { Who } from './leads-of-person.server.ts'

/** A verifiable file (docs/privacy.md); throws where the stored chain was altered. */
export async function printRecord(db: Executor, phone: string): Promise<string> {
  await asOne(db, async (trx) => {
    const { leadIds } = await gatherPerson(trx, { phone })
    if (leadIds.length > 0) await updateChainsOf(trx, leadIds)
  })
  const keyOf = await personKeyer()
  const person = keyOf(phone)
  const { links, fault } = await readChain(db, person)
  if (fault !== undefined) throw new Error(`The record of this person was changed. ${fault}`)
  if (links.length === 0) throw new Error('There is no record of a person with this phone.')
  const noticeHashes = new Set(
    links.flatMap(({ body }) => /"notice":"([0-9a-f]{64})"/.exec(body)?.[1] ?? []),
  )
  const notices = await db
    .selectFrom('privacy_notices')
    .select(['hash', 'version', 'text'])
    .where(sql<boolean>`hash = any(${[...noticeHashes]}::text[])`)
    .orderBy('version')
    .execute()
  return recordFile({ person, made: new Date(), notices, links })
}

/** JSON with sealed data; the export itself enters the chain. */
export async function exportPerson(
  db: Executor,
  phone: string,
  identity?: string,
): Promise<{ text: string; leads: number }> {
  const keyOf = await personKeyer()
  const key = keyOf(phone)
  const who: Who = { phone }
  return asOne(db, async (trx) => {
    const { phones, leadIds, tables } = await gatherPerson(trx, who)
    const sealed = await trx
      .selectFrom('sealed_contacts')
      .innerJoin('withdrawals', 'withdrawals.id', 'withdrawal_id')
      .select(['sealed', 'withdrawn_at', 'erase_at'])
      .where(sql<boolean>`people @> array[${key}]`)
      .orderBy('withdrawal_id')
      .execute()
    const opened = await Promise.all(
      sealed.map(async ({ sealed: text, withdrawn_at, erase_at }) => {
        const held: unknown = JSON.parse(await openSealed(text, identity))
        return { withdrawnAt: withdrawn_at, eraseAt: erase_at, held }
      }),
    )
    const hasAlerts = tables['visitor_alerts'] !== undefined
    if (leadIds.length === 0 && opened.length === 0 && !hasAlerts)
      throw new Error('There is no data of a person with this phone.')
    await addToChains(trx, [
      { person: key, event: { kind: 'told', at: new Date().toISOString(), what: 'export' } },
    ])
    const { links } = await readChain(trx, key)
    const events = links.map(({ body }): unknown => JSON.parse(body))
    const made = new Date()
    const text = JSON.stringify({ made, phones, ...tables, sealed: opened, events }, null, 2)
    return { text, leads: leadIds.length }
  })
}

/** JSON of the alerts of an address, in lower case; it proves no enquiry. */
export async function exportByEmail(db: Executor, email: string): Promise<string> {
  const { rows } = await sql<{ row: unknown }>`select to_jsonb(held) as row
    from visitor_alerts as held where email = ${email} order by id`.execute(db)
  if (rows.length === 0) throw new Error('There are no alerts of this email address.')
  const alerts = rows.map(({ row }) => row)
  return JSON.stringify({ made: new Date(), emails: [email], visitor_alerts: alerts }, null, 2)
}
