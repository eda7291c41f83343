import { sql } from 'kysely'

import { canSeeAllLeads, visibleTo, type Viewer } from '#app/staff/access/visible-leads.server.ts'
import type { Executor } from '#db/client.server.ts'

import { phoneIn } from './link-kind.ts'
import type { Merge, DuplicateLinks } from './person.ts'

export async function findDuplicateLinks(db: Executor, phone: string): Promise<DuplicateLinks> {
  const { rows: links } = await sql<Merge>`
    with recursive linked (phone) as (
      select ${phone}::text
      union
      select next.phone from linked cross join lateral (
        select other_phone as phone from duplicate_links where duplicate_links.phone = linked.phone
        union all
        select duplicate_links.phone from duplicate_links where other_phone = linked.phone
      ) as next
    )
    select phone, other_phone as other, is_linked as "isOne" from duplicate_links
    where phone in (select phone from linked) order by id`.execute(db)
  const phones = [phone, ...links.flatMap((merge) => [merge.phone, merge.other])]
  const unlinks = await db
    .selectFrom('duplicate_unlinks')
    .innerJoin('leads', 'leads.id', 'duplicate_unlinks.lead_id')
    .select(['lead_id as leadId', 'is_unlinked as isApart'])
    .where(sql<boolean>`leads.phone = any(${phones})`)
    .orderBy('duplicate_unlinks.id')
    .execute()
  return { links, unlinks }
}

type Saying = { changeSetId: string; staffId: string }

export async function storeLinks(
  db: Executor,
  links: readonly Merge[],
  { changeSetId, staffId }: Saying,
): Promise<void> {
  const rows = links.map(({ phone, other, isOne }) => ({
    phone,
    other_phone: other,
    is_linked: isOne,
    change_set_id: changeSetId,
    staff_id: staffId,
  }))
  if (rows.length > 0) await db.insertInto('duplicate_links').values(rows).execute()
}

export async function storeUnlink(
  db: Executor,
  { leadId, isApart }: { leadId: string; isApart: boolean },
  { changeSetId, staffId }: Saying,
): Promise<void> {
  await db
    .insertInto('duplicate_unlinks')
    .values({
      lead_id: leadId,
      is_unlinked: isApart,
      change_set_id: changeSetId,
      staff_id: staffId,
    })
    .execute()
}

/** Whether no later link concerns the same phones and enquiries. */
export async function isLatestLink(db: Executor, changeSetId: string): Promise<boolean> {
  const { rows } = await sql`
    select from duplicate_links as link join duplicate_links as later on later.id > link.id
      and (later.phone, later.other_phone) in ((link.phone, link.other_phone), (link.other_phone, link.phone))
    where link.change_set_id = ${changeSetId} and later.change_set_id <> link.change_set_id
    union all
    select from duplicate_unlinks as link join duplicate_unlinks as later
      on later.lead_id = link.lead_id and later.id > link.id
    where link.change_set_id = ${changeSetId}`.execute(db)
  return rows.length === 0
}

/** Whether `by` sees every enquiry that the change linked; true for one that linked none. */
export async function canSeeLinks(db: Executor, changeSetId: string, by: Viewer): Promise<boolean> {
  if (canSeeAllLeads(by)) return true
  const changes = await db
    .selectFrom('lead_changes')
    .select('new_value')
    .where('change_set_id', '=', changeSetId)
    .where('kind', '=', 'person')
    .execute()
  const phones = changes.flatMap(({ new_value: became }) =>
    became === null ? [] : [phoneIn(became)],
  )
  const { rows } = await sql`
    select from unnest(${phones}::text[]) as link (phone) where not exists (
      select from leads where leads.phone = link.phone and spam_reason is null and ${visibleTo(by)})
    union all
    select from duplicate_unlinks as link where link.change_set_id = ${changeSetId} and not exists (
      select from leads where leads.id = link.lead_id and spam_reason is null and ${visibleTo(by)})`.execute(
    db,
  )
  return rows.length === 0
}

export async function revertLinks(
  db: Executor,
  undoes: string,
  { changeSetId, staffId }: Saying,
): Promise<void> {
  await sql`with merged as (
      insert into duplicate_links (phone, other_phone, is_linked, change_set_id, staff_id)
      select phone, other_phone, not is_linked, ${changeSetId}::uuid, ${staffId} from duplicate_links
      where change_set_id = ${undoes} order by id desc
    )
    insert into duplicate_unlinks (lead_id, is_unlinked, change_set_id, staff_id)
    select lead_id, not is_unlinked, ${changeSetId}::uuid, ${staffId} from duplicate_unlinks
    where change_set_id = ${undoes} order by id desc`.execute(db)
}
