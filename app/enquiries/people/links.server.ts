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
        select other as phone from person_merges where person_merges.phone = linked.phone
        union all
        select person_merges.phone from person_merges where other = linked.phone
      ) as next
    )
    select phone, other, is_one as "isOne" from person_merges
    where phone in (select phone from linked) order by id`.execute(db)
  const phones = [phone, ...links.flatMap((merge) => [merge.phone, merge.other])]
  const unlinks = await db
    .selectFrom('person_splits')
    .innerJoin('leads', 'leads.id', 'person_splits.lead_id')
    .select(['lead_id as leadId', 'is_apart as isApart'])
    .where(sql<boolean>`leads.phone = any(${phones})`)
    .orderBy('person_splits.id')
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
    other,
    is_one: isOne,
    act: changeSetId,
    staff_id: staffId,
  }))
  if (rows.length > 0) await db.insertInto('person_merges').values(rows).execute()
}

export async function storeUnlink(
  db: Executor,
  { leadId, isApart }: { leadId: string; isApart: boolean },
  { changeSetId, staffId }: Saying,
): Promise<void> {
  await db
    .insertInto('person_splits')
    .values({ lead_id: leadId, is_apart: isApart, act: changeSetId, staff_id: staffId })
    .execute()
}

/** Whether no later link concerns the same phones and enquiries. */
export async function isLatestLink(db: Executor, changeSetId: string): Promise<boolean> {
  const { rows } = await sql`
    select from person_merges as said join person_merges as later on later.id > said.id
      and (later.phone, later.other) in ((said.phone, said.other), (said.other, said.phone))
    where said.act = ${changeSetId} and later.act <> said.act
    union all
    select from person_splits as said join person_splits as later
      on later.lead_id = said.lead_id and later.id > said.id
    where said.act = ${changeSetId}`.execute(db)
  return rows.length === 0
}

/** Whether `by` sees every enquiry that the change linked; true for one that linked none. */
export async function canSeeLinks(db: Executor, changeSetId: string, by: Viewer): Promise<boolean> {
  if (canSeeAllLeads(by)) return true
  const changes = await db
    .selectFrom('lead_changes')
    .select('became')
    .where('act', '=', changeSetId)
    .where('kind', '=', 'person')
    .execute()
  const phones = changes.flatMap(({ became }) => (became === null ? [] : [phoneIn(became)]))
  const { rows } = await sql`
    select from unnest(${phones}::text[]) as said (phone) where not exists (
      select from leads where leads.phone = said.phone and suspect is null and ${visibleTo(by)})
    union all
    select from person_splits as said where said.act = ${changeSetId} and not exists (
      select from leads where leads.id = said.lead_id and suspect is null and ${visibleTo(by)})`.execute(
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
      insert into person_merges (phone, other, is_one, act, staff_id)
      select phone, other, not is_one, ${changeSetId}::uuid, ${staffId} from person_merges
      where act = ${undoes} order by id desc
    )
    insert into person_splits (lead_id, is_apart, act, staff_id)
    select lead_id, not is_apart, ${changeSetId}::uuid, ${staffId} from person_splits
    where act = ${undoes} order by id desc`.execute(db)
}
