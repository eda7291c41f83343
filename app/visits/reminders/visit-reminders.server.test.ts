import { sql } from 'kysely'
import { expect } from 'vitest'

import type { Executor } from '#db/client.server.ts'
import { it } from '#test/helpers/database/database.ts'
import { addAgent, addNewLead } from '#test/staff/staff-members.ts'

import {
  findReminded,
  hasDueReminders,
  listUpcoming,
  takeReminders,
} from './visit-reminders.server.ts'

const now = new Date('2031-03-04T04:00:00Z')
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

type Given = { status?: string; startsAt: Date; changedAt?: Date; agentId?: string }

async function addVisit(db: Executor, leadId: string, given: Given): Promise<string> {
  const { status = 'confirmed', startsAt, changedAt = inHours(-72), agentId = null } = given
  const { rows } = await sql<{ id: string }>`
    insert into visits (lead_id, token, project, starts_at, ends_at, status, changed_at, agent_id)
    values (${leadId}, gen_random_uuid()::text, ${`p${startsAt.getTime()}`}, ${startsAt},
      ${startsAt}::timestamptz + interval '1 hour', ${status}, ${changedAt}, ${agentId})
    returning id::text`.execute(db)
  return rows[0]?.id ?? ''
}

async function mailed(db: Executor): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select lead_id::text as id from outbox where kind = 'visit-reminder' order by lead_id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

it('a confirmed visit is reminded of a day and two hours before, once each', async ({
  trx: db,
}) => {
  const lead = await addNewLead(db)
  const startsAt = inHours(23)
  const visitId = await addVisit(db, lead, { startsAt })
  expect(await hasDueReminders(db, now)).toBe(true)
  expect(await takeReminders(db, now)).toEqual([{ visitId, startsAt, devices: [] }])
  expect(await hasDueReminders(db, now)).toBe(false)
  expect(await takeReminders(db, now)).toEqual([])
  expect(await takeReminders(db, inHours(20.9))).toEqual([])
  expect(await takeReminders(db, inHours(21.1))).toEqual([{ visitId, startsAt, devices: [] }])
  expect(await takeReminders(db, inHours(22))).toEqual([])
  expect(await mailed(db)).toEqual([lead, lead])
})

it('only agreed visits are reminded of, in time, and not right after they were agreed on', async ({
  trx: db,
}) => {
  const lead = await addNewLead(db)
  await addVisit(db, lead, { startsAt: inHours(20), status: 'asked' })
  await addVisit(db, lead, { startsAt: inHours(19), status: 'cancelled' })
  await addVisit(db, lead, { startsAt: inHours(18), changedAt: inHours(-1) })
  await addVisit(db, lead, { startsAt: inHours(11) })
  await addVisit(db, lead, { startsAt: inHours(25) })
  await addVisit(db, lead, { startsAt: inHours(0.1) })
  expect(await hasDueReminders(db, now)).toBe(false)
  expect(await takeReminders(db, now)).toEqual([])
})

it('a visit at another time is reminded of again', async ({ trx: db }) => {
  const visitId = await addVisit(db, await addNewLead(db), { startsAt: inHours(23) })
  await takeReminders(db, now)
  const startsAt = inHours(60)
  await sql`update visits set starts_at = ${startsAt}, ends_at = ${inHours(61)} where id = ${visitId}`.execute(
    db,
  )
  expect(await takeReminders(db, inHours(37))).toEqual([{ visitId, startsAt, devices: [] }])
})

it('a buyer without an email and a spam enquiry get none, and two visits are one email', async ({
  trx: db,
}) => {
  const [plain, spam, double] = [
    await addNewLead(db, { email: '' }),
    await addNewLead(db, { spamReason: 'phone' }),
    await addNewLead(db, { phone: '9123400001' }),
  ]
  for (const lead of [plain, spam, double]) await addVisit(db, lead, { startsAt: inHours(23) })
  await addVisit(db, double, { startsAt: inHours(22) })
  expect(await takeReminders(db, now)).toHaveLength(4)
  expect(await mailed(db)).toEqual([double])
  const upcoming = await listUpcoming(db, double, now)
  expect(upcoming.map(({ startsAt }) => startsAt)).toEqual([inHours(22), inHours(23)])
})

it('the agent is reminded on their devices, while the visit stays theirs', async ({ trx: db }) => {
  const [asha, ravi] = [await addAgent(db, 'reminded-a'), await addAgent(db, 'reminded-b')]
  await sql`insert into push_subscriptions (staff_id, session_id, endpoint, p256dh, auth)
    values (${asha}, '', 'mailto:asha@reminded.test', '', '')`.execute(db)
  const lead = await addNewLead(db, { name: 'Neha Saxena' })
  const startsAt = inHours(23)
  const visitId = await addVisit(db, lead, { startsAt, agentId: asha })
  const [due] = await takeReminders(db, now)
  expect(due?.devices).toHaveLength(1)
  const reference = { visitId, startsAt }
  expect(await findReminded(db, reference, asha)).toMatchObject({ name: 'Neha Saxena', startsAt })
  expect(await findReminded(db, reference, ravi)).toBeUndefined()
  expect(
    await findReminded(db, { visitId, startsAt: inHours(24) }, asha),
    'moved since',
  ).toBeUndefined()
  await sql`update visits set status = 'cancelled' where id = ${visitId}`.execute(db)
  expect(await findReminded(db, reference, asha)).toBeUndefined()
})
