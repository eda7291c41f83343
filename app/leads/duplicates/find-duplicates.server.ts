import { sql, type RawBuilder } from 'kysely'

import { nameKeys, searchKeys } from '#app/enquiries/names/name-keys.server.ts'
import { visibleTo, type Viewer } from '#app/staff/access/visible-leads.server.ts'
import type { Executor } from '#db/client.server.ts'

import { isUnlinked } from './person-phones.server.ts'
import type { PossibleDuplicate } from './person-record.ts'

const MAX = { people: 5, near: 100, named: 2000 } as const

type Lead = { name: string; email: string; city: string | null }

/** Leads with the same mail, or a similar-sounding name in the same city, but another phone. */
export async function listPossibleDuplicates(
  db: Executor,
  lead: Lead,
  { phones, viewer }: { phones: readonly string[]; viewer: Viewer },
): Promise<PossibleDuplicate[]> {
  const near = sql.join([sameMail(lead), ...sameName(lead)], sql` union `)
  const rows = await db
    .selectFrom('leads')
    .select(['id', 'name', 'phone', 'email'])
    .where(sql<boolean>`id in (${near})`)
    .where(sql<boolean>`phone <> all(${phones})`)
    .where('spam_reason', 'is', null)
    .where(visibleTo(viewer))
    .where(sql<boolean>`not ${isUnlinked('leads')}`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const people = new Map<string, PossibleDuplicate>()
  for (const { email, ...row } of rows) {
    const isMail = email.toLowerCase() === lead.email.toLowerCase()
    if (!isMail && !soundSimilar(row.name, lead.name)) continue
    if (!people.has(row.phone)) people.set(row.phone, { ...row, by: isMail ? 'mail' : 'name' })
  }
  return [...people.values()].slice(0, MAX.people)
}

function sameMail({ email }: Lead): RawBuilder<unknown> {
  return sql`(select id from leads where lower(email) = lower(${email}) and email <> ''
    and spam_reason is null limit ${MAX.near})`
}

/** Only some leads of a frequent name, to limit the wait. */
function sameName({ name, city }: Lead): RawBuilder<unknown>[] {
  const lists = searchKeys(name)
  if (lists.length === 0 || !city) return []
  const sounds = lists.map((keys) => sql`phonetic_keys && ${keys}::text[]`)
  return [
    sql`(select id from (
      select id, city from leads where ${sql.join(sounds, sql` and `)} and spam_reason is null
      limit ${MAX.named}
    ) as named where city = ${city} limit ${MAX.near})`,
  ]
}

function soundSimilar(one: string, other: string): boolean {
  return matchesPhonetically(one, other) && matchesPhonetically(other, one)
}

function matchesPhonetically(name: string, within: string): boolean {
  const keys = new Set(nameKeys(within))
  return searchKeys(name).every((list) => list.some((key) => keys.has(key)))
}
