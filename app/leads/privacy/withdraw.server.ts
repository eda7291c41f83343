import { sql } from 'kysely'

import { config } from '#app/config.server.ts'
import type { Executor } from '#app/db.server.ts'
import { wake } from '#app/leads/assignment/keep-giving-out.server.ts'
import { tellDesks } from '#app/leads/live/desk-news.server.ts'
import { asOne } from '#app/lib/one-transaction.server.ts'

import { addToChains } from './chain.server.ts'
import type { PrivacyEvent } from './chain.ts'
import { findLink } from './find-withdrawal.server.ts'
import { gatherPerson, type Held } from './gather-person.server.ts'
import { personKeyer, tokenHash } from './person-key.server.ts'
import { sealFor, sealRecipient } from './seal.server.ts'
import { tellChainsOf } from './tell-chains.server.ts'
import type { Who } from './whose-leads.server.ts'

/** Who has a person closed: the person, by their link; the owner; a command; a period or a restore. */
export type WithdrawalWay = 'link' | 'desk' | 'command' | 'retention' | 'restore'

/** How many enquiries were closed, and when what is sealed of them is erased. */
export type Withdrawn = { leads: number; eraseAt: Date }

type Wish = {
  way: WithdrawalWay
  /** Days until the erasure, 0 for at once. */
  days?: number
  /** Leaves the person alone where it is false of what is held. */
  unless?: (held: Held) => boolean
  /** Of a restore: when it was withdrawn first, and when it is to be erased. */
  again?: { at: Date; eraseAt: Date } | undefined
}

/**
 * Closes a person to everybody at once: what is held is sealed, and nothing of it stays in the clear in
 * any table. Undefined where nothing is held. Open desks are told by whoever called, after the commit
 * (`tellWithdrawn`).
 */
export async function withdrawPerson(
  db: Executor,
  who: Who,
  { way, days = config.SEALED_DAYS, unless, again }: Wish,
): Promise<Withdrawn | undefined> {
  return asOne(db, async (trx) => {
    const held = await gatherPerson(trx, who)
    if (held.leadIds.length === 0 || unless?.(held)) return undefined
    await tellChainsOf(trx, held.leadIds)
    const { id, withdrawnAt, eraseAt } = await noteWithdrawal(trx, held, { way, days, again })
    if (days > 0) await seal(trx, id, held)
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
    await takeAway(trx, held)
    return { leads: held.leadIds.length, eraseAt }
  })
}

/**
 * Withdraws by the link of an enquiry. The link of a suspect enquiry, which anybody may have sent,
 * closes that one alone. Undefined where the link opens nothing, or did before.
 */
export async function withdrawByLink(db: Executor, token: string): Promise<Withdrawn | undefined> {
  const found = await findLink(db, token)
  if (found?.kind !== 'open') return undefined
  const { leadId, isSuspect } = found
  return withdrawPerson(db, isSuspect ? { onlyLead: leadId } : { leadId }, { way: 'link' })
}

/** Tells open desks that somebody is gone, and looks soon who may have a lead in their place. */
export function tellWithdrawn(): void {
  tellDesks('leads')
  tellDesks('visits')
  wake()
}

type Noted = Required<Pick<Wish, 'way' | 'days'>> & Pick<Wish, 'again'>

async function noteWithdrawal(trx: Executor, held: Held, { way, days, again }: Noted) {
  const keyOf = await personKeyer()
  const tokens = rowsIn(held, 'consents').flatMap(({ token }) =>
    typeof token === 'string' ? tokenHash(token) : [],
  )
  const { id, withdrawn_at, erase_at } = await trx
    .insertInto('withdrawals')
    .values({
      people: held.phones.map(keyOf),
      tokens,
      only_leads: held.isPart ? sql<string[]>`${held.leadIds}::bigint[]` : null,
      leads: held.leadIds.length,
      way,
      withdrawn_at: again?.at ?? sql<Date>`now()`,
      erase_at: again?.eraseAt ?? sql<Date>`now() + make_interval(days => ${days})`,
      erased_at: days > 0 ? null : sql<Date>`now()`,
      // The file holds the one that is done again.
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

/** Other tables lose their rows with the leads; what names these people in the history of others goes as well. */
async function takeAway(trx: Executor, held: Held): Promise<void> {
  const { leadIds, phones, isAlone } = held
  await sql`delete from leads where id = any(${leadIds}::bigint[])`.execute(trx)
  if (!isAlone)
    await sql`delete from person_merges
      where phone = any(${phones}::text[]) or other = any(${phones}::text[])`.execute(trx)
  // As personWord ends: a name, and the phone.
  const ends = isAlone
    ? rowsIn(held, 'leads').map(({ name, phone }) => ` ${String(name)}, ${String(phone)}`)
    : phones.map((phone) => `, ${phone}`)
  await sql`delete from lead_changes using unnest(${ends}::text[]) as named
    where kind = 'person' and right(became, length(named)) = named`.execute(trx)
}

function phonesWithLeads(held: Held): string[] {
  const phones = rowsIn(held, 'leads').flatMap(({ phone }) =>
    typeof phone === 'string' ? phone : [],
  )
  return [...new Set(phones)]
}

function rowsIn({ tables }: Held, name: string): Record<string, unknown>[] {
  return (tables[name] ?? []).filter(isRow)
}

function isRow(row: unknown): row is Record<string, unknown> {
  return typeof row === 'object' && row !== null
}
