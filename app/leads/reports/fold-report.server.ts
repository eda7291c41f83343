import { sql } from 'kysely'
import { z } from 'zod'

import type { Executor } from '#db/client.server.ts'

import { contactStep, type ContactClock } from './contact-clock.ts'

/** A first contact in one person's leads of one day; milliseconds. */
const contact = z.object({
  day: z.string(),
  owner: z.string().nullable(),
  arrived: z.number(),
  contacted: z.number(),
  weight: z.number(),
})
type Contact = z.infer<typeof contact>

/** Half a second per statement; more statements in one transaction would leave dead rows. */
const AT_ONCE = 10_000

/** Folds changes into the counts; needs a repeatable-read transaction. Returns whether more may remain. */
export async function foldReport(
  trx: Executor,
  clock: ContactClock,
  atOnce = AT_ONCE,
): Promise<boolean> {
  const { rows } = await sql<{ isMine: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('insight')) as "isMine"`.execute(trx)
  if (!rows[0]?.isMine) return false
  await nameFirst(trx, clock)
  const { isFull, contacts } = await foldMoves(trx, atOnce)
  if (!isFull && (await isByAnother(trx, clock))) await countAgain(trx, clock, atOnce)
  else await addContacts(trx, contacts, clock)
  return isFull
}

async function foldMoves(
  trx: Executor,
  atOnce: number,
): Promise<{ isFull: boolean; contacts: Contact[] }> {
  const { rows } = await sql<{ folded: number; contacts: unknown }>`
    with gone as materialized (
      delete from report_changes
      where ctid = any(array(select ctid from report_changes limit ${atOnce})) returning *
    ),
    parts as (
      select parts.kind, whose.owner_id, gone.day, parts.key, sum(gone.weight) as count
      from gone
        cross join lateral report_parts(row(gone.*)::report_changes) as parts
        cross join lateral (values (''), (gone.owner_id)) as whose (owner_id)
      where whose.owner_id is not null and (parts.kind <> 'owner' or whose.owner_id = '')
      group by 1, 2, 3, 4
      having sum(gone.weight) <> 0
    ),
    folded as (${addition(sql`select kind, owner_id, day, key, count from parts`)})
    select count(*)::int as folded,
      coalesce(json_agg(json_build_object('day', day, 'owner', owner_id, 'weight', weight,
        'arrived', ${milliseconds('arrived_at')}, 'contacted', ${milliseconds('contacted_at')}))
        filter (where contacted_at is not null), '[]') as contacts
    from gone`.execute(trx)
  return {
    isFull: rows[0]?.folded === atOnce,
    contacts: z.array(contact).parse(rows[0]?.contacts),
  }
}

function milliseconds(column: string) {
  return sql`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`
}

function addition(counts: ReturnType<typeof sql>) {
  return sql`
    insert into report_counts as before (span, kind, owner_id, day, key, count)
    select span, kind, owner_id, start, key, sum(count)
    from (${counts}) as counts cross join lateral (values
      ('day', day), ('month', date_trunc('month', day)::date)) as spans (span, start)
    group by 1, 2, 3, 4, 5
    on conflict (span, kind, owner_id, day, key) do update set count = before.count + excluded.count`
}

async function addContacts(
  trx: Executor,
  contacts: readonly Contact[],
  clock: ContactClock,
): Promise<void> {
  const counts = new Map<string, { owner: string; day: string; key: string; count: number }>()
  for (const { day, owner, arrived, contacted, weight } of contacts) {
    const key = String(contactStep(clock.minutes(new Date(arrived), new Date(contacted))))
    for (const whose of owner === null ? [''] : ['', owner]) {
      const name = `${day} ${key} ${whose}`
      const before = counts.get(name)?.count ?? 0
      counts.set(name, { owner: whose, day, key, count: before + weight })
    }
  }
  const rows = [...counts.values()].filter(({ count }) => count !== 0)
  if (rows.length === 0) return
  await addition(sql`
    select 'contact' as kind, owner as owner_id, day, key, count
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as given (owner text, day date, key text, count integer)`).execute(trx)
}

async function nameFirst(trx: Executor, { name }: ContactClock): Promise<void> {
  await sql`insert into report_time_zone (name)
    select ${name} where not exists (select from report_counts where kind = 'contact')
    on conflict do nothing`.execute(trx)
}

async function isByAnother(trx: Executor, { name }: ContactClock): Promise<boolean> {
  const before = await trx.selectFrom('report_time_zone').select('name').executeTakeFirst()
  return before?.name !== name
}

async function countAgain(trx: Executor, clock: ContactClock, atOnce: number): Promise<void> {
  await trx.deleteFrom('report_counts').where('kind', '=', 'contact').execute()
  let after = sql`true`
  for (;;) {
    const { rows } = await sql<Contact & { id: string; at: Date }>`
      select id, created_at as at, (created_at at time zone 'Asia/Kolkata')::date::text as day, owner_id as owner,
        ${milliseconds('created_at')} as arrived, ${milliseconds('first_contact_at')} as contacted,
        1 as weight
      from leads where first_contact_at is not null and spam_reason is null and ${after}
      order by created_at, id limit ${atOnce}`.execute(trx)
    const end = rows.at(-1)
    if (!end) break
    await addContacts(trx, rows, clock)
    after = sql`(created_at, id) > (${end.at}, ${end.id})`
  }
  await trx
    .insertInto('report_time_zone')
    .values({ name: clock.name })
    .onConflict((row) => row.column('singleton').doUpdateSet({ name: clock.name }))
    .execute()
}
