import { sql } from 'kysely'

import { findDuplicateLinks } from '#app/enquiries/people/links.server.ts'
import { phonesOf, splitLeads } from '#app/enquiries/people/person.ts'
import type { Executor } from '#db/client.server.ts'

/** By leads or by phone; a phone includes its unlinked enquiries, `onlyLeads` are some of one phone. */
export type Who =
  | { leadId: string }
  | { onlyLeads: readonly string[] }
  | { phone: string }
  | EarlierLeads

/** To reapply a withdrawal: all enquiries of a phone until a moment, or `only` these. */
export type EarlierLeads = { phone: string; until: Date; only: readonly string[] | undefined }

export type WhoseLeads = {
  phones: readonly string[]
  leadIds: readonly string[]
  others: readonly string[]
  /** The phone keeps other enquiries, so its duplicate links stay. */
  isAlone: boolean
}

const NO_LEADS: WhoseLeads = { phones: [], leadIds: [], others: [], isAlone: false }

/** Includes spam and demo leads; locked until the transaction ends. */
export async function whoseLeads(db: Executor, who: Who): Promise<WhoseLeads> {
  if ('until' in who) return earlierLeads(db, who)
  if ('onlyLeads' in who) return theseLeads(db, who.onlyLeads)
  const target =
    'phone' in who ? { phone: who.phone, id: undefined } : await findLead(db, who.leadId)
  if (!target) return NO_LEADS
  const { phone, id } = target
  const duplicateLinks = await findDuplicateLinks(db, phone)
  const unlinked = splitLeads(duplicateLinks.unlinks)
  if (id !== undefined && unlinked.has(id))
    return { ...(await theseLeads(db, [id])), isAlone: true }
  const phones = [...phonesOf(phone, duplicateLinks.links)]
  const rows = await db
    .selectFrom('leads')
    .select(['id', 'phone'])
    .where(sql<boolean>`phone = any(${phones}::text[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
  const parted = partedBy(
    rows,
    (lead) => !unlinked.has(lead.id) || (id === undefined && lead.phone === phone),
  )
  return { phones, ...parted, isAlone: false }
}

async function theseLeads(db: Executor, ids: readonly string[]): Promise<WhoseLeads> {
  const [first] = await db
    .selectFrom('leads')
    .select('phone')
    .where(sql<boolean>`id = any(${ids.filter(isLeadId)}::bigint[])`)
    .orderBy('id')
    .limit(1)
    .execute()
  if (!first) return NO_LEADS
  const { rows } = await sql<{ id: string }>`
    select id from leads where phone = ${first.phone} order by id for update`.execute(db)
  const parted = partedBy(rows, ({ id }) => ids.includes(id))
  return { phones: [first.phone], ...parted, isAlone: parted.others.length > 0 }
}

function partedBy<Row extends { id: string }>(
  rows: readonly Row[],
  isTheirs: (row: Row) => boolean,
) {
  const idsOf = (some: readonly Row[]) => some.map(({ id }) => id)
  return {
    leadIds: idsOf(rows.filter((row) => isTheirs(row))),
    others: idsOf(rows.filter((row) => !isTheirs(row))),
  }
}

async function earlierLeads(db: Executor, { phone, until, only }: EarlierLeads) {
  const rows = await db
    .selectFrom('leads')
    .select(['id', 'created_at'])
    .where('phone', '=', phone)
    .orderBy('id')
    .forUpdate()
    .execute()
  const parted = partedBy(
    rows,
    ({ id, created_at }) => created_at <= until && (only === undefined || only.includes(id)),
  )
  return { phones: [phone], ...parted, isAlone: parted.others.length > 0 }
}

async function findLead(db: Executor, id: string) {
  if (!isLeadId(id)) return undefined
  return db.selectFrom('leads').select(['id', 'phone']).where('id', '=', id).executeTakeFirst()
}

function isLeadId(id: string): boolean {
  return /^\d{1,18}$/.test(id)
}
