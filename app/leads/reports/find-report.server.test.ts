import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { purgeContactIntents } from '#app/leads/contact-clicks/contact-intents.server.ts'
import { changeLead } from '#app/leads/status/change-lead.server.ts'
import { leadStatuses } from '#app/leads/status/lead-status.ts'
import { undoChangeSet } from '#app/leads/status/undo-change-set.server.ts'
import type { Viewer } from '#app/staff/access/visible-leads.server.ts'
import type { Executor } from '#db/client.server.ts'
import { inTransaction, it } from '#test/helpers/database/database.ts'

import { wallClock } from './contact-clock.ts'
import { findReport } from './find-report.server.ts'
import { refreshReport } from './refresh-report.server.ts'

const everything = { from: '2019-01-15', to: '2019-04-20' }
const boss: Viewer = { id: 'boss', role: 'owner', leadScope: 'all' }

/** Pseudo-random and the same on every run. */
function chance(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

async function addPeople(db: Executor): Promise<Viewer[]> {
  const ids = ['insight-1', 'insight-2', boss.id]
  for (const id of ids)
    await sql`insert into staff_users (id, name, phone, email)
      values (${id}, ${id}, ${`+1555${id}`}, ${`${id}@staff.invalid`})`.execute(db)
  return ids.slice(0, 2).map((id) => ({ id, role: 'agent', leadScope: 'own' }))
}

async function addLead(
  db: Executor,
  at: string,
  spamReason: string | null = null,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into leads (name, phone, email, message, location, page, campaign, idempotency_key,
      body_hash, spam_reason, created_at)
    values ('Asha Rao', '9876543210', 'asha@example.com', 'Price?', 'Noida', '/lodha-goa',
      '{"last":{"utm_source":"google","utm_campaign":"diwali"}}', gen_random_uuid()::text, '',
      ${spamReason}, ${at}::timestamptz)
    returning id`.execute(db)
  return rows[0]?.id ?? ''
}

async function countedFrom(db: Executor, viewer: Viewer) {
  const scope =
    viewer.leadScope === 'all'
      ? sql`spam_reason is null and created_at < '2019-12-01'`
      : sql`spam_reason is null and created_at < '2019-12-01' and owner_id = ${viewer.id}`
  const by = async (value: ReturnType<typeof sql>) => {
    const { rows } = await sql<{ key: string; count: number }>`
      select key, count(*)::int as count from (select ${value} as key from leads where ${scope}) as keys
      where key is not null group by key order by 2 desc, key collate "C"`.execute(db)
    return rows
  }
  const steps = sql`array['contacted', 'site-visit', 'negotiation', 'won']`
  const reached = await by(sql`(
    select max(array_position(${steps}, word))::text from (
      select leads.status as word union all
      select unnest(array[old_value, new_value]) from lead_changes as done where lead_id = leads.id
        and kind = 'status' and reverts is null
        and not exists (select from lead_changes where reverts = done.change_set_id)
    ) as words)`)
  const contacts = await sql<{ minutes: number }>`
    select floor(extract(epoch from first_contact_at - created_at) / 60)::int as minutes
    from leads where ${scope} and first_contact_at is not null order by 1`.execute(db)
  const minutes = contacts.rows.map((row) => row.minutes)
  return {
    days: (await by(sql`(created_at at time zone 'Asia/Kolkata')::date::text`))
      .map(({ key, count }) => ({ day: key, leads: count, calls: 0, chats: 0 }))
      .toSorted((a, b) => (a.day < b.day ? -1 : 1)),
    status: await by(sql`status`),
    lost: await by(sql`lost_reason`),
    project: await by(sql`lead_project(page)`),
    owner: await by(sql`coalesce(owner_id, '')`),
    reached: [1, 2, 3, 4].map((step) =>
      reached.reduce((sum, { key, count }) => (Number(key) >= step ? sum + count : sum), 0),
    ),
    contacted: minutes.length,
    median: minutes.length < 5 ? undefined : minutes[Math.ceil(minutes.length / 2) - 1],
  }
}

async function shown(db: Executor, viewer: Viewer) {
  const { by, days, reached, contact } = await findReport(db, everything, {
    viewer,
    promised: 5,
  })
  return {
    days,
    status: by.status,
    lost: by.lost,
    project: by.project,
    owner: by.owner,
    reached: [...reached],
    contacted: contact.contacted,
    median: contact.median,
  }
}

test.each([1, 2, 3])(
  'reports show the same figures as the leads after any changes (%i)',
  async (seed) => {
    await inTransaction(async (db) => {
      const [people, deeds] = [await addPeople(db), chanceDeeds(db, chance(seed))]
      for (let round = 0; round < 120; round += 1) {
        await deeds()
        if (round % 40 !== 39) continue
        await refreshReport(db, wallClock)
        const figures = await bothFigures(db, people)
        expect(figures.shown).toEqual(figures.counted)
      }
    })
  },
)

function chanceDeeds(db: Executor, pick: (below: number) => number): () => Promise<unknown> {
  const leads: string[] = []
  const acts: string[] = []
  const leadId = () => leads[pick(leads.length)] ?? '0'
  const add = async () => {
    const day = new Date(Date.UTC(2019, 0, 15) + pick(90) * 86_400_000 + pick(80_000) * 1000)
    leads.push(await addLead(db, day.toISOString(), pick(6) === 0 ? 'phone' : null))
  }
  const change = async () => {
    const status = leadStatuses[pick(leadStatuses.length)] ?? 'new'
    const ownerId = ['insight-1', 'insight-2'][pick(3)] ?? null
    const changes = { status, ownerId, lostReason: status === 'lost' ? 'price' : null } as const
    const done = await changeLead(db, { leadId: leadId(), changes }, boss)
    if (done.kind === 'changed') acts.push(done.changeSetId)
  }
  const undo = () => undoChangeSet(db, acts[pick(acts.length)] ?? crypto.randomUUID(), boss)
  const contact = () =>
    sql`update leads set first_contact_at = created_at + ${pick(7000)} * interval '1 second'
      where id = ${leadId()}`.execute(db)
  const markSpam = () =>
    sql`update leads set spam_reason = case when spam_reason is null then 'site' end
      where id = ${leadId()}`.execute(db)
  const erase = () => sql`delete from leads where id = ${leadId()}`.execute(db)
  const refresh = () => (pick(2) === 0 ? refreshReport(db, wallClock) : erase())
  const deeds = [add, add, add, change, change, change, undo, contact, markSpam, refresh]
  return async () => (leads.length === 0 ? add() : deeds[pick(deeds.length)]?.())
}

/** As the report shows them, and as the leads have them. */
async function bothFigures(db: Executor, people: readonly Viewer[]) {
  const figures = { shown: [] as unknown[], counted: [] as unknown[] }
  for (const viewer of [boss, ...people]) {
    const owner = viewer.leadScope === 'all' ? {} : { owner: undefined }
    figures.shown.push({ ...(await shown(db, viewer)), ...owner })
    figures.counted.push({ ...(await countedFrom(db, viewer)), ...owner })
  }
  return figures
}

it('another clock counts every first contact again', async ({ trx: db }) => {
  const half = {
    name: 'half',
    minutes: (a: Date, b: Date) => (b.getTime() - a.getTime()) / 120_000,
  }
  for (let each = 0; each < 5; each += 1) await addLead(db, '2019-02-01T05:00:00Z')
  await sql`update leads set first_contact_at = created_at + interval '40 minutes'
    where created_at < '2019-12-01'`.execute(db)
  await refreshReport(db, wallClock)
  expect((await shown(db, boss)).median).toBe(40)
  await refreshReport(db, half)
  const { contact } = await findReport(db, everything, { viewer: boss, promised: 5 })
  expect(contact).toEqual({ contacted: 5, promised: 5, inTime: 0, median: 20 })
})

it('a refresh counts the days of changes since the last one, and all days after a restore', async ({
  trx: db,
}) => {
  const leads = async () => (await shown(db, boss)).days.map((day) => day.leads)
  await addLead(db, '2019-02-01T05:00:00Z')
  await refreshReport(db, wallClock)
  await sql`update report_counts set count = 100 where kind = 'lead'`.execute(db)
  const later = sql`(pg_current_xact_id()::text::bigint + 1)::text::xid8`
  await sql`update report_refreshes set counted_to = ${later}`.execute(db)
  await refreshReport(db, wallClock)
  expect(await leads()).toEqual([100])
  await sql`update report_refreshes set counted_to = '0'`.execute(db)
  await refreshReport(db, wallClock)
  expect(await leads()).toEqual([1])
})

it('call and chat clicks stay counted after deletion, for viewers of all leads', async ({
  trx: db,
}) => {
  await sql`insert into contact_intents (code, kind, page, project, created_at) values
    ('AAAAAA', 'call', '/lodha-goa', 'lodha-goa', '2019-02-28T20:00:00Z'),
    ('BBBBBB', 'chat', '/', null, '2019-02-28T18:00:00Z')`.execute(db)
  const before = await findReport(db, everything, { viewer: boss, promised: 5 })
  expect(before).toMatchObject({
    leads: 0,
    days: [
      { day: '2019-02-28', leads: 0, calls: 0, chats: 1 },
      { day: '2019-03-01', leads: 0, calls: 1, chats: 0 },
    ],
    by: { 'call-project': [{ key: 'lodha-goa', count: 1 }] },
  })
  await purgeContactIntents(db, 400)
  const { rows } = await sql`select from contact_intents where created_at < '2019-12-01'`.execute(
    db,
  )
  expect(rows).toHaveLength(0)
  expect(await findReport(db, everything, { viewer: boss, promised: 5 })).toEqual(before)
  const [agent] = await addPeople(db)
  if (!agent) throw new Error('No one was added')
  const own = await findReport(db, everything, { viewer: agent, promised: 5 })
  expect(own).toMatchObject({ calls: 0, chats: 0, days: [] })
})
