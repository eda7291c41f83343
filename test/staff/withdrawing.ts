import { sql } from 'kysely'

import { recordEnquiry } from '#app/enquiries/submit/record-enquiry.server.ts'
import { mergePeople, splitPerson } from '#app/leads/duplicates/change-person.server.ts'
import { changeLead } from '#app/leads/status/change-lead.server.ts'
import type { Executor } from '#db/client.server.ts'

import { addAgent } from './staff-members.ts'

let serial = 0

/** Someone with a phone, name and mail that no other row of the database holds. */
export function newPerson() {
  serial += 1
  const mark = `${process.pid}${serial}`.padStart(8, '0').slice(-8)
  return { phone: `97${mark}`, name: `Vimala Zq${mark}`, email: `zq${mark}@withdraw.test` }
}
type Person = ReturnType<typeof newPerson>

/** Has someone send an enquiry; the token is that of its consent. */
export async function enquire(
  db: Executor,
  { phone, name, email }: Person,
): Promise<{ id: string; token: string }> {
  const { consentToken = '' } = await recordEnquiry(db, {
    enquiry: { name, phone, email, message: `${name} asks for a visit`, country: 'IN' },
    key: crypto.randomUUID(),
    location: 'N/A',
    page: '/lodha-goa',
    campaign: {},
    visit: { project: 'lodha-goa', startsAt: new Date(Date.now() + 3 * 86_400_000) },
    address: '203.0.113.7',
  })
  const { id } = await db
    .selectFrom('leads')
    .select('id')
    .where('phone', '=', phone)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { id, token: consentToken }
}

/** The tables and columns in which any of some texts stands, of all that can hold a text. */
export async function whereIn(db: Executor, texts: readonly string[]): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public'
      and (data_type in ('text', 'character varying', 'jsonb', 'json', 'bytea', 'ARRAY', 'tsvector'))`.execute(
    db,
  )
  const found = await Promise.all(
    columns.map(async ({ table, column }) => {
      const { rows } = await sql`select from ${sql.table(table)}
        where exists (select from unnest(${texts}::text[]) as word
          where position(lower(word) in lower(${sql.ref(column)}::text)) > 0) limit 1`.execute(db)
      return rows.length > 0 ? [`${table}.${column}`] : []
    }),
  )
  return found.flat()
}

export const secretsOf = ({ phone, name, email }: Person) => [phone, name, email]

/** Two phones of one person, with notes, a call and a visit, and someone who was once taken for them. */
export async function busyPerson(trx: Executor) {
  const owner = {
    id: await addAgent(trx, `owner-${crypto.randomUUID()}`, { role: 'owner' }),
    role: 'owner' as const,
    leadScope: 'all' as const,
  }
  const [person, second, other] = [newPerson(), newPerson(), newPerson()]
  const first = await enquire(trx, person)
  const again = await enquire(trx, second)
  const stranger = await enquire(trx, other)
  await mergePeople(trx, { leadId: stranger.id, otherId: first.id }, owner)
  await splitPerson(trx, { leadId: stranger.id, otherId: first.id }, owner)
  await mergePeople(trx, { leadId: first.id, otherId: again.id }, owner)
  await changeLead(
    trx,
    { leadId: first.id, activities: [{ kind: 'note', text: `${person.name} is away` }] },
    owner,
  )
  await changeLead(trx, { leadId: first.id, activities: [{ kind: 'call', text: 'began' }] }, owner)
  return { owner, person, second, other, first, stranger }
}

export type Busy = Awaited<ReturnType<typeof busyPerson>>
