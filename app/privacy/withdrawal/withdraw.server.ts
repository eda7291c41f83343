import { sql } from 'kysely'

import { config } from '#app/config/config.server.ts'
import { eraseAlertsOf } from '#app/enquiries/alerts/erase-alerts.server.ts'
import { personKeyer, tokenHash } from '#app/enquiries/consent/person-key.server.ts'
import { addToChains } from '#app/privacy/records/chain.server.ts'
import type { PrivacyEvent } from '#app/privacy/records/chain.ts'
import { updateChainsOf } from '#app/privacy/records/check-chains.server.ts'
import { gatherPerson, type PersonData } from '#app/privacy/records/gather-person.server.ts'
import type { Who } from '#app/privacy/records/leads-of-person.server.ts'
import { forgetPeople } from '#app/sources/store/forget-deliveries.server.ts'
import type { Executor } from '#db/client.server.ts'
import { publishEvent } from '#db/events/publish-event.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

import { moveLinkMails } from './mail-withdrawal-links.server.ts'
import { sealFor, sealRecipient } from './seal.server.ts'

export type WithdrawalWay = 'link' | 'mail' | 'desk' | 'command' | 'retention' | 'restore'

export type Withdrawn = { id: string; leads: number; eraseAt: Date }

const LEFT = 100

type WithdrawOptions = {
  way: WithdrawalWay
  /** Days until erasure, 0 for at once. */
  days?: number
  /** Skips the person where true of their data. */
  unless?: (data: PersonData) => boolean
  /** Hash of the mailed link, so that its page shows the result. */
  link?: readonly string[]
  /** The original moments, when reapplied after a restore. */
  again?: { at: Date; eraseAt: Date } | undefined
}

/** Seals all data and leaves no plain copy. */
export async function withdrawPerson(
  db: Executor,
  who: Who,
  { way, days = config.SEALED_DAYS, unless, link = [], again }: WithdrawOptions,
): Promise<Withdrawn | undefined> {
  return asOne(db, async (trx) => {
    if ('onlyLeads' in who) await moveLinkMails(trx, who.onlyLeads)
    const data = await gatherPerson(trx, who)
    if (data.leadIds.length === 0 || unless?.(data)) return undefined
    await updateChainsOf(trx, data.leadIds)
    const stopped = await stopAlerts(trx, who, data, { way, until: again?.at })
    const tokens = [...link, ...stopped.map(tokenHash)]
    const details = { way, days, again, tokens, only: onlyOf(who, data) }
    const { id, withdrawnAt, eraseAt } = await recordWithdrawal(trx, data, details)
    const changes = await deletePersonRows(trx, data)
    if (days > 0) await seal(trx, id, withChanges(data, changes))
    const ending: PrivacyEvent =
      days > 0
        ? { kind: 'sealed', at: withdrawnAt.toISOString(), until: eraseAt.toISOString() }
        : { kind: 'erased', at: withdrawnAt.toISOString() }
    const keyOf = await personKeyer()
    if (data.others.length === 0) await forgetPeople(trx, data.phones.map(keyOf))
    const at = withdrawnAt.toISOString()
    await addToChains(
      trx,
      phonesWithLeads(data).flatMap((phone) => [
        { person: keyOf(phone), event: { kind: 'withdrawn', at, leads: data.leadIds, way } },
        { person: keyOf(phone), event: ending },
      ]),
    )
    await publishEvent(trx, 'lead.withdrawn')
    return { id, leads: data.leadIds.length, eraseAt }
  })
}

/** A link proves one enquiry and no alert, a mailed one its address. Returns the alerts' tokens. */
async function stopAlerts(
  trx: Executor,
  who: Who,
  data: PersonData,
  { way, until }: { way: WithdrawalWay; until: Date | undefined },
): Promise<string[]> {
  const emails = [...new Set(textsIn(data, 'leads', 'email'))]
  if (way === 'mail') return eraseAlertsOf(trx, [], emails, until)
  if ('onlyLeads' in who || ('until' in who && who.only)) return []
  return eraseAlertsOf(trx, data.phones, data.others.length > 0 ? [] : emails, until)
}

/** Undefined for all enquiries of the phones. */
function onlyOf(who: Who, { leadIds, others }: PersonData): readonly string[] | undefined {
  if ('until' in who) return who.only
  return 'onlyLeads' in who || others.length > 0 ? leadIds : undefined
}

/** `tokens`: hashes of the mailed link and of the alerts that it stops. */
type WithdrawalDetails = Required<Pick<WithdrawOptions, 'way' | 'days'>> &
  Pick<WithdrawOptions, 'again'> & {
    only: readonly string[] | undefined
    tokens: readonly string[]
  }

async function recordWithdrawal(
  trx: Executor,
  data: PersonData,
  { way, days, again, only, tokens }: WithdrawalDetails,
) {
  const keyOf = await personKeyer()
  const { id, withdrawn_at, erase_at } = await trx
    .insertInto('withdrawals')
    .values({
      people: data.phones.map(keyOf),
      tokens: [...textsIn(data, 'consents', 'token').map(tokenHash), ...tokens],
      only_leads: only ? sql<string[]>`${only}::bigint[]` : null,
      left_leads: sql<string[]>`${data.others.slice(0, LEFT)}::bigint[]`,
      leads: data.leadIds.length,
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

async function seal(trx: Executor, id: string, data: PersonData): Promise<void> {
  const recipient = await sealRecipient()
  const sealed = await sealFor(recipient, JSON.stringify(data))
  await trx.insertInto('sealed_contacts').values({ withdrawal_id: id, sealed, recipient }).execute()
}

/** Also deletes the person's name from others' history, unless a remaining enquiry has the same name and phone. */
async function deletePersonRows(trx: Executor, data: PersonData): Promise<unknown[]> {
  const { leadIds, phones, isAlone } = data
  await sql`delete from leads where id = any(${leadIds}::bigint[])`.execute(trx)
  if (!isAlone)
    await sql`delete from duplicate_links
      where phone = any(${phones}::text[]) or other_phone = any(${phones}::text[])`.execute(trx)
  // The ending that personWord writes: a name, and the phone.
  const ends = isAlone
    ? rowsIn(data, 'leads').map(({ name, phone }) => ` ${String(name)}, ${String(phone)}`)
    : phones.map((phone) => `, ${phone}`)
  const { rows } = await sql<{ row: unknown }>`
    with gone as (
      select named from unnest(${ends}::text[]) as named where not exists (
        select from leads where phone = any(${phones}::text[]) and ${isAlone}
          and named = ' ' || name || ', ' || phone)
    )
    delete from lead_changes using gone
    where kind = 'person' and right(new_value, length(named)) = named
    returning to_jsonb(lead_changes) as row`.execute(trx)
  return rows.map(({ row }) => row)
}

function withChanges(data: PersonData, changes: readonly unknown[]): PersonData {
  if (changes.length === 0) return data
  const own = data.tables['lead_changes'] ?? []
  return { ...data, tables: { ...data.tables, lead_changes: [...own, ...changes] } }
}

function phonesWithLeads(data: PersonData): string[] {
  return [...new Set(textsIn(data, 'leads', 'phone'))]
}

function textsIn(data: PersonData, table: string, column: string): string[] {
  return rowsIn(data, table).flatMap((row) => {
    const value = row[column]
    return typeof value === 'string' ? value : []
  })
}

function rowsIn({ tables }: PersonData, name: string): Record<string, unknown>[] {
  return (tables[name] ?? []).filter(isRow)
}

function isRow(row: unknown): row is Record<string, unknown> {
  return typeof row === 'object' && row !== null
}
