import { sql, type RawBuilder } from 'kysely'

import type { Executor } from '#db/client.server.ts'

/** A table of all phones of the person with this one; slow for many leads, so filter by `listLinkedPhones`. */
export function personPhones(phone: RawBuilder<unknown>) {
  return sql`(
    with recursive linked (phone) as (
      select ${phone}::text
      union
      select next.phone from linked cross join lateral (
        select other_phone as phone from duplicate_links as link
        where link.phone = linked.phone and link.is_linked and ${stands}
        union all
        select link.phone from duplicate_links as link
        where link.other_phone = linked.phone and link.is_linked and ${stands}
      ) as next
    )
    select phone from linked
  )`
}

const stands = sql`not exists (
  select from duplicate_links as later
  where later.id > link.id
    and (later.phone, later.other_phone) in ((link.phone, link.other_phone), (link.other_phone, link.phone))
)`

/** SQL for rows of `leads`: a text that only the enquiries of one person share. */
export function personKey(rows: string) {
  const [id, phone] = [sql.ref(`${rows}.id`), sql.ref(`${rows}.phone`)]
  return sql<string>`case
    when ${isUnlinked(rows)} then ${id}::text
    when exists (select from duplicate_links as link where link.phone = ${phone} or link.other_phone = ${phone})
      then (select min(own.phone) from ${personPhones(phone)} as own)
    else ${phone} end`
}

/** SQL for rows of `leads`: whether this enquiry is unlinked from its phone's person. */
export function isUnlinked(rows: string) {
  return sql<boolean>`coalesce((select is_unlinked from duplicate_unlinks
    where lead_id = ${sql.ref(`${rows}.id`)} order by duplicate_unlinks.id desc limit 1), false)`
}

/** Phones whose people were ever linked or unlinked; few, since that is rare. */
export async function listLinkedPhones(db: Executor, phones: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ phone: string }>`
    select phone from duplicate_links where phone = any(${phones}::text[])
    union select other_phone from duplicate_links where other_phone = any(${phones}::text[])
    union select leads.phone from duplicate_unlinks join leads on leads.id = lead_id
    where leads.phone = any(${phones}::text[])`.execute(db)
  return rows.map(({ phone }) => phone)
}
