import { sql } from 'kysely'

import { makeContactCode } from '#app/leads/contact-clicks/contact-code.ts'
import type { Executor } from '#db/client.server.ts'

import { byDay } from './demo-hours.ts'
import { demoCampaign, pickOf, randomOf, type DemoProject } from './demo-lead.ts'
import { demoPeople } from './demo-people.ts'

type Plan = { projects: readonly DemoProject[]; now: Date }

const ids = demoPeople.map(({ id }) => id)
const DAY = 24 * 60 * 60_000
/** Clicks without an enquiry; people who enquire later click as well. */
const CLICKS = { count: 320, days: 90, seed: 20_260_103 } as const
const OF_LEADS = 30

/** Adds clicks marked `is_demo`, and the references of some chats to demonstration leads; adds none where there are any. */
export async function addDemoClicks(db: Executor, plan: Plan): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('contact_intents')
      .select('id')
      .where('is_demo', '=', true)
      .limit(1)
      .execute()
    if (before.length > 0) return
    await addClicks(trx, plan)
    await addClicksOfLeads(trx)
  })
}

/** Removes the demonstration's clicks and their report counts (0046-demo-clicks.sql). */
export async function clearDemoClicks(db: Executor): Promise<void> {
  await db.deleteFrom('contact_intents').where('is_demo', '=', true).execute()
}

async function addClicks(trx: Executor, { projects, now }: Plan): Promise<void> {
  const random = randomOf(CLICKS.seed)
  const clicks = Array.from({ length: CLICKS.count }, () => {
    const { page } = pickOf(random, projects)
    const ago = Math.floor(random() * CLICKS.days * DAY)
    return {
      code: makeContactCode(),
      kind: random() < 0.45 ? 'call' : 'chat',
      page,
      campaign: demoCampaign(random),
      at: byDay(new Date(now.getTime() - ago), now),
    }
  })
  await sql`
    insert into contact_intents (code, kind, page, project, campaign, created_at, is_demo)
    select code, kind, page, lead_project(page), campaign, at, true
    from json_to_recordset(${JSON.stringify(clicks)}::json)
      as given (code text, kind text, page text, campaign jsonb, at timestamptz)
    order by at`.execute(trx)
}

/** They chat on a project's page, send an enquiry there, and name the reference in the first call. */
async function addClicksOfLeads(trx: Executor): Promise<void> {
  const codes = Array.from({ length: OF_LEADS }, () => makeContactCode())
  await sql`
    with asked as (
      select id, page, campaign, owner_id, created_at, first_contact_at,
        row_number() over (order by id desc) as nth
      from leads
      where is_demo and owner_id = any(${ids}::text[]) and lead_project(page) <> 'connect'
        and first_contact_at < now() - interval '8 minutes' and abs(hashtext(idempotency_key)::bigint) % 5 = 0
      order by id desc limit ${OF_LEADS}
    ),
    chats as (
      select asked.*, (${codes}::text[])[nth] as code from asked
    ),
    pressed as (
      insert into contact_intents (code, kind, page, project, campaign, created_at, is_demo)
      select code, 'chat', page, lead_project(page), campaign,
        created_at - make_interval(mins => 3 + nth::int), true
      from chats order by created_at
    )
    insert into lead_changes (lead_id, change_set_id, kind, new_value, staff_id, changed_at)
    select id, gen_random_uuid(), 'code', code, owner_id, first_contact_at + interval '8 minutes'
    from chats order by first_contact_at`.execute(trx)
}
