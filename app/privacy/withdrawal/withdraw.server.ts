import { sql } from 'kysely'

import { config } from '#app/config/config.server.ts'
import { personKeyer, tokenHash } from '#app/enquiries/consent/person-key.server.ts'
import { addToChains } from '#app/privacy/records/chain.server.ts'
import type { PrivacyEvent } from '#app/privacy/records/chain.ts'
import { tellChainsOf } from '#app/privacy/records/check-chains.server.ts'
import { gatherPerson, type Held } from '#app/privacy/records/gather-person.server.ts'
import type { Who } from '#app/privacy/records/leads-of-person.server.ts'
import type { Executor } from '#db/client.server.ts'
import { tellDesks } from '#db/events/lead-events.server.ts'
import { wakeJob } from '#db/events/wake-job.ts'
import { asOne } from '#db/one-transaction.server.ts'

import { moveLinkMails } from './mail-withdrawal-links.server.ts'
import { sealFor, sealRecipient } from './seal.server.ts'

export type WithdrawalWay = 'link' | 'mail' | 'desk' | 'command' | 'retention' | 'restore'

export type Withdrawn = { id: string; leads: number; eraseAt: Date }

const LEFT = 100

type Wish = {
  way: WithdrawalWay
  /** Days until erasure, 0 for at once. */
  days?: number
  /** Skips the person where true of their data. */
  unless?: (held: Held) => boolean
  /** Hash of the mailed link, so that its page shows the result. */
  link?: readonly string[]
  /** The original moments, when reapplied after a restore. */
  again?: { at: Date; eraseAt: Date } | undefined
}

/** Seals all data and leaves no plain copy; the caller runs `tellWithdrawn` after the commit. */
export async function withdrawPerson(
  db: Executor,
  who: Who,
  { way, days = config.SEALED_DAYS, unless, link = [], again }: Wish,
): Promise<Withdrawn | undefined> {
  return asOne(db, async (trx) => {
    if ('onlyLeads' in who) await moveLinkMails(trx, who.onlyLeads)
    const held = await gatherPerson(trx, who)
    if (held.leadIds.length === 0 || unless?.(held)) return undefined
    await tellChainsOf(trx, held.leadIds)
    const noted = { way, days, again, link, only: onlyOf(who, held) }
    const { id, withdrawnAt, eraseAt } = await noteWithdrawal(trx, held, noted)
    const changes = await takeAway(trx, held)
    if (days > 0) await seal(trx, id, withChanges(held, changes))
    const ending: PrivacyEvent =
      days > 0
        ? { kind: 'sealed', at: withdrawnAt.toISOString(), until: eraseAt.toISOString() }
        : { kind: 'erased', at: withdrawnAt.toISOString() }
    const keyOf = await personKeyer()
    const at = withdrawnAt.toISOString()
    await addToChains(
      trx,
      phonesWithLeads(held).flatMap((phone) => [
        { person: keyOf(phone), event: { kind: 'withdrawn', at, leads: held.leadIds, way } },
        { person: keyOf(phone), event: ending },
      ]),
    )
    return { id, leads: held.leadIds.length, eraseAt }
  })
}

/** Notifies dashboards, and assigns waiting leads to the capacity that is free now. */
export function tellWithdrawn(): void {
  tellDesks('leads')
  tellDesks('visits')
  wakeJob('assignment')
}

/** Undefined for all enquiries of the phones. */
function onlyOf(who: Who, { leadIds, others }: Held): readonly string[] | undefined {
  if ('until' in who) return who.only
  return 'onlyLeads' in who || others.length > 0 ? leadIds : undefined
}

type Noted = Required<Pick<Wish, 'way' | 'days' | 'link'>> &
  Pick<Wish, 'again'> & { only: readonly string[] | undefined }

async function noteWithdrawal(trx: Executor, held: Held, { way, days, again, only, link }: Noted) {
  const keyOf = await personKeyer()
  const tokens = [...textsIn(held, 'consents', 'token').map(tokenHash), ...link]
  const { id, withdrawn_at, erase_at } = await trx
    .insertInto('withdrawals')
    .values({
      people: held.phones.map(keyOf),
      tokens,
      only_leads: only ? sql<string[]>`${only}::bigint[]` : null,
      left_leads: sql<string[]>`${held.others.slice(0, LEFT)}::bigint[]`,
      leads: held.leadIds.length,
      way,
      withdrawn_at: again?.at ?? sql<Date>`now()`,
      erase_at: again?.eraseAt ?? sql<Date>`now() + make_interval(days => ${days})`,
      erased_at: days > 0 ? null : sql<Date>`now()`,
      // The file already has a reapplied one.
      is_filed: again !== undefined,
    })
    .returning(['id', 'withdrawn_at', 'erase_at'])
    .executeTakeFirstOrThrow()
  return { id, withdrawnAt: withdrawn_at, eraseAt: erase_at }
}

async function seal(trx: Executor, id: string, held: Held): Promise<void> {
  const recipient = await sealRecipient()
  const sealed = await sealFor(recipient, JSON.stringify(held))
  await trx.insertInto('sealed_people').values({ withdrawal_id: id, sealed, recipient }).execute()
}

/** Also deletes the person's name from others' history, unless a remaining enquiry has the same name and phone. */
async function takeAway(trx: Executor, held: Held): Promise<unknown[]> {
  const { leadIds, phones, isAlone } = held
  await sql`delete from leads where id = any(${leadIds}::bigint[])`.execute(trx)
  if (!isAlone)
    await sql`delete from person_merges
      where phone = any(${phones}::text[]) or other = any(${phones}::text[])`.execute(trx)
  // The ending that personWord writes: a name, and the phone.
  const ends = isAlone
    ? rowsIn(held, 'leads').map(({ name, phone }) => ` ${String(name)}, ${String(phone)}`)
    : phones.map((phone) => `, ${phone}`)
  const { rows } = await sql<{ row: unknown }>`
    with gone as (
      select named from unnest(${ends}::text[]) as named where not exists (
        select from leads where phone = any(${phones}::text[]) and ${isAlone}
          and named = ' ' || name || ', ' || phone)
    )
    delete from lead_changes using gone
    where kind = 'person' and right(became, length(named)) = named
    returning to_jsonb(lead_changes) as row`.execute(trx)
  return rows.map(({ row }) => row)
}

function withChanges(held: Held, changes: readonly unknown[]): Held {
  if (changes.length === 0) return held
  const own = held.tables['lead_changes'] ?? []
  return { ...held, tables: { ...held.tables, lead_changes: [...own, ...changes] } }
}

function phonesWithLeads(held: Held): string[] {
  return [...new Set(textsIn(held, 'leads', 'phone'))]
}

function textsIn(held: Held, table: string, column: string): string[] {
  return rowsIn(held, table).flatMap((row) => {
    const value = row[column]
    return typeof value === 'string' ? value : []
  })
}

function rowsIn({ tables }: Held, name: string): Record<string, unknown>[] {
  return (tables[name] ?? []).filter(isRow)
}

function isRow(row: unknown): row is Record<string, unknown> {
  return typeof row === 'object' && row !== null
}
