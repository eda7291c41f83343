import { sql } from 'kysely'

import type { Executor } from '#app/db.server.ts'
import { phonesOf, splitLeads } from '#app/leads/people/person.ts'
import { findSaid } from '#app/leads/people/said.server.ts'

/**
 * Whom it is about: whoever sent one of the leads, or whoever has a phone. With a phone, enquiries that
 * the desk took for somebody else's are theirs too: it is the phone that was asked about. `onlyLead` is
 * that enquiry and no other.
 */
export type Who = { leadId: string } | { onlyLead: string } | { phone: string } | EarlierLeads

/** What a phone had sent by a moment, or those of it alone; for doing a withdrawal again. */
export type EarlierLeads = { phone: string; until: Date; only: readonly string[] | undefined }

export type WhoseLeads = {
  phones: readonly string[]
  leadIds: readonly string[]
  /** Whether other enquiries of these phones are somebody else's, or came later, and stay. */
  isPart: boolean
  /** Whether it is an enquiry that the desk took apart from its phone, and nothing else. */
  isAlone: boolean
}

const NOBODY: WhoseLeads = { phones: [], leadIds: [], isPart: false, isAlone: false }

/** The leads of a person, suspect ones and demonstrations among them, locked until the transaction ends. */
export async function whoseLeads(db: Executor, who: Who): Promise<WhoseLeads> {
  if ('until' in who) return earlierLeads(db, who)
  if ('onlyLead' in who) return oneLead(db, who.onlyLead)
  const asked =
    'phone' in who ? { phone: who.phone, id: undefined } : await findLead(db, who.leadId)
  if (!asked) return NOBODY
  const { phone, id } = asked
  const said = await findSaid(db, phone)
  const apart = splitLeads(said.splits)
  if (id !== undefined && apart.has(id))
    return { phones: [phone], leadIds: [id], isPart: true, isAlone: true }
  const phones = [...phonesOf(phone, said.merges)]
  const rows = await db
    .selectFrom('leads')
    .select(['id', 'phone'])
    .where(sql<boolean>`phone = any(${phones}::text[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
  const theirs = rows.filter(
    (lead) => !apart.has(lead.id) || (id === undefined && lead.phone === phone),
  )
  return {
    phones,
    leadIds: theirs.map((lead) => lead.id),
    isPart: theirs.length < rows.length,
    isAlone: false,
  }
}

async function oneLead(db: Executor, id: string): Promise<WhoseLeads> {
  const lead = await findLead(db, id)
  if (!lead) return NOBODY
  const { rows } = await sql<{ id: string }>`
    select id from leads where phone = ${lead.phone} order by id for update`.execute(db)
  const isPart = rows.length > 1
  return { phones: [lead.phone], leadIds: [id], isPart, isAlone: isPart }
}

async function earlierLeads(db: Executor, { phone, until, only }: EarlierLeads) {
  const rows = await db
    .selectFrom('leads')
    .select(['id', 'created_at'])
    .where('phone', '=', phone)
    .orderBy('id')
    .forUpdate()
    .execute()
  const theirs = rows.filter(
    ({ id, created_at }) => created_at <= until && (only === undefined || only.includes(id)),
  )
  const isPart = theirs.length < rows.length
  return { phones: [phone], leadIds: theirs.map(({ id }) => id), isPart, isAlone: isPart }
}

async function findLead(db: Executor, id: string) {
  if (!/^\d{1,18}$/.test(id)) return undefined
  return db.selectFrom('leads').select(['id', 'phone']).where('id', '=', id).executeTakeFirst()
}
