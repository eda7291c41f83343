import { sql } from 'kysely'

import { eraseAlertsOf } from '#app/enquiries/alerts/erase-alerts.server.ts'
import { personKeyer } from '#app/enquiries/consent/person-key.server.ts'
import type { Executor } from '#db/client.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

import { addToChains } from './records/chain.server.ts'
import { addLines, stoppedLines } from './withdrawal/file-withdrawals.server.ts'
import { withdrawPerson } from './withdrawal/withdraw.server.ts'

export function eraseDue(db: Executor): Promise<number> {
  return asOne(db, (trx) => eraseSealed(trx, sql`erase_at <= now()`))
}

type ErasedCounts = { leads: number; sealed: number; alerts: number }

/** All or nothing, with `besides` in the transaction; returns the number of enquiries, withdrawals and alerts. */
export async function erasePerson(
  db: Executor,
  phone: string,
  besides: (trx: Executor, erased: ErasedCounts) => Promise<void>,
): Promise<ErasedCounts> {
  const keyOf = await personKeyer()
  const key = keyOf(phone)
  const { erased, tokens } = await asOne(db, async (trx) => {
    const stopped = await eraseAlertsOf(trx, [phone], [], undefined)
    const withdrawn = await withdrawPerson(trx, { phone }, { way: 'command', days: 0 })
    const sealed = await eraseSealed(trx, sql`people @> array[${key}]`)
    const done = { leads: withdrawn?.leads ?? 0, sealed, alerts: stopped.length }
    if (done.leads + sealed + done.alerts > 0) await besides(trx, done)
    return { erased: done, tokens: stopped }
  })
  const lines = stoppedLines(tokens)
  if (erased.sealed > 0) lines.push({ kind: 'erased', people: [key], at: new Date().toISOString() })
  if (lines.length > 0) await addLines(lines)
  return erased
}

/** An address proves its alerts alone: anyone can enquire with another's. Returns their number. */
export async function eraseByEmail(
  db: Executor,
  email: string,
  besides: (trx: Executor) => Promise<void>,
): Promise<number> {
  const tokens = await asOne(db, async (trx) => {
    const stopped = await eraseAlertsOf(trx, [], [email], undefined)
    if (stopped.length > 0) await besides(trx)
    return stopped
  })
  if (tokens.length > 0) await addLines(stoppedLines(tokens))
  return tokens.length
}

/** For rows that a restore brought back, withdrawn up to `by`. */
export function eraseAgain(db: Executor, people: readonly string[], by: Date): Promise<number> {
  return asOne(db, (trx) =>
    eraseSealed(trx, sql`people && ${people}::text[] and withdrawn_at <= ${by}`),
  )
}

async function eraseSealed(trx: Executor, which: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ id: string; people: string[]; at: Date }>`
    update withdrawals set erased_at = now(), left_leads = '{}' where erased_at is null and restored_at is null and ${which}
    returning id, people, erased_at as at`.execute(trx)
  if (rows.length === 0) return 0
  const ids = rows.map(({ id }) => id)
  await trx.deleteFrom('sealed_contacts').where('withdrawal_id', 'in', ids).execute()
  const entries = rows.flatMap(({ people, at }) =>
    people.map((person) => ({ person, event: { kind: 'erased', at: at.toISOString() } as const })),
  )
  await addToChains(trx, entries)
  return rows.length
}
