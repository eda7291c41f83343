import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { listAudit } from '#app/audit/audit-log.server.ts'
import { config } from '#app/config/config.server.ts'
import { db } from '#db/client.server.ts'
import { addAgent, addNewLead } from '#test/staff/staff-members.ts'

import { applyRetention } from './retention.ts'
import { tidy } from './tidy-database.ts'

const DAY = 24 * 60
const before = { ...config }
const PHONES = { old: '9811100041', young: '9811100042', lead: '9811100043' }
const AGENT = 'periods-agent'

beforeEach(async () => {
  await addNewLead(db, { phone: PHONES.old, minutes: 367 * DAY })
  await addNewLead(db, { phone: PHONES.young, minutes: 365 * DAY })
  await db
    .updateTable('leads')
    .set({ spam_reason: 'phone' })
    .where('phone', 'in', [PHONES.old, PHONES.young])
    .execute()
  await addNewLead(db, { phone: PHONES.lead, minutes: 367 * DAY })
})
afterEach(async () => {
  Object.assign(config, before)
  await db.deleteFrom('leads').where('phone', 'in', Object.values(PHONES)).execute()
  await db.deleteFrom('staff_users').where('id', '=', AGENT).execute()
})

async function left(): Promise<string[]> {
  const rows = await db
    .selectFrom('leads')
    .select('phone')
    .where('phone', 'in', Object.values(PHONES))
    .orderBy('phone')
    .execute()
  return rows.map(({ phone }) => phone)
}

test('a spam enquiry is erased after a year, a lead is not, and the audit log has one entry', async () => {
  await applyRetention()
  expect(await left()).toEqual([PHONES.young, PHONES.lead])
  const { lines } = await listAudit(db, null)
  expect(lines[0]?.text).toMatch(/^The site erased spam after its retention time: \d+ lead/)
  await applyRetention()
  expect((await listAudit(db, null)).lines[0]?.id).toBe(lines[0]?.id)
})

test('the retention of spam is configurable, and 0 keeps it', async () => {
  Object.assign(config, { SPAM_DAYS: 0 })
  await applyRetention()
  expect(await left()).toEqual(Object.values(PHONES))
  Object.assign(config, { SPAM_DAYS: 10 })
  await applyRetention()
  expect(await left()).toEqual([PHONES.lead])
})

const ago = (days: number) => sql<Date>`now() - make_interval(days => ${days})`

async function deliver(sentDays: number | undefined, deadDays?: number): Promise<void> {
  const lead_id = await addNewLead(db, { phone: PHONES.lead })
  await db
    .insertInto('deliveries')
    .values({
      event_id: crypto.randomUUID(),
      lead_id,
      kind: 'enquiry',
      way: 'webhook',
      target: 'periods.test',
      ...(sentDays !== undefined && { sent_at: ago(sentDays) }),
      ...(deadDays !== undefined && { dead_at: ago(deadDays) }),
    })
    .execute()
}

const count = (table: 'deliveries' | 'push_subscriptions', column: 'target' | 'endpoint') =>
  db
    .selectFrom(table)
    .select((row) => row.fn.countAll<string>().as('count'))
    .where(sql.ref(column), 'like', '%periods.test%')
    .executeTakeFirstOrThrow()
    .then((row) => Number(row.count))

test('delivered notifications are deleted after their period, failed and pending ones are not', async () => {
  for (const days of [31, 29, 4]) await deliver(days)
  await deliver(undefined, 90)
  await deliver(undefined)
  await tidy()
  expect(await count('deliveries', 'target')).toBe(4)
  Object.assign(config, { DELIVERY_DAYS: 5 })
  await tidy()
  expect(await count('deliveries', 'target')).toBe(3)
})

test('a device without a visit to the dashboard is deleted after its period', async () => {
  await addAgent(db, AGENT)
  for (const days of [61, 59, 10])
    await db
      .insertInto('push_subscriptions')
      .values({
        staff_id: AGENT,
        session_id: 'none',
        endpoint: `https://push.periods.test/${days}`,
        p256dh: '',
        auth: '',
        renewed_at: ago(days),
      })
      .execute()
  await tidy()
  expect(await count('push_subscriptions', 'endpoint')).toBe(2)
  Object.assign(config, { DEVICE_DAYS: 30 })
  await tidy()
  expect(await count('push_subscriptions', 'endpoint')).toBe(1)
})
