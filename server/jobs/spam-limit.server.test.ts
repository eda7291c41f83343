import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { config } from '#app/config/config.server.ts'
import { listOpenDeliveries } from '#app/notifications/list-deliveries.server.ts'
import { outboxLine } from '#app/notifications/outbox-line.ts'
import { teamNoticeTexts, outboxTexts } from '#app/strings/en/notifications.ts'
import { db } from '#db/client.server.ts'
import {
  look,
  lookAll,
  useNotificationTargets,
} from '#test/helpers/database/notification-receivers.ts'

import { limitSpam } from './spam-limit.ts'

const places = useNotificationTargets()
const email = 'asha@turns.test'

async function forget(): Promise<void> {
  await db.deleteFrom('leads').where('spam_reason', 'is not', null).execute()
  await db.deleteFrom('team_notices').execute()
}
beforeEach(forget)
afterEach(forget)

type Spam = {
  name: string
  signs?: string[]
  looksHonest?: boolean
  count?: number
  seconds?: number
  network?: string
}
async function addSpam({ name, signs = [], looksHonest = false, ...more }: Spam) {
  const { count = 1, seconds = 60, network = null } = more
  await sql`insert into leads (name, phone, email, message, location, page, spam_reason, spam_signals,
      spam_looks_honest, spam_network, idempotency_key, body_hash, created_at)
    select ${name}, '9400000001', ${email}, '', 'N/A', '/', 'site', ${signs}::text[], ${looksHonest}, ${network},
      gen_random_uuid()::text, '', now() - make_interval(secs => ${seconds} + count)
    from generate_series(1, ${count}) as count`.execute(db)
}

async function names(): Promise<string[]> {
  const rows = await db
    .selectFrom('leads')
    .select('name')
    .where('spam_reason', 'is not', null)
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}

async function pass(minutes: number): Promise<void> {
  await sql`update team_notices set made_at = made_at - make_interval(mins => ${minutes})`.execute(
    db,
  )
}

test('beyond the limit the worst spam is deleted, the oldest first, and what looks honest last', async () => {
  Object.assign(config, { SPAM_MAX_STORED: 3 })
  await addSpam({ name: 'honest', looksHonest: true, signs: ['unsolved'], seconds: 9000 })
  await addSpam({ name: 'noisy', signs: ['unsolved'], seconds: 8000 })
  await limitSpam()
  expect(await names()).toEqual(['honest', 'noisy'])
  await addSpam({ name: 'hidden new', signs: ['hidden', 'unsolved'] })
  await addSpam({ name: 'noisy new', signs: ['unsolved'] })
  await limitSpam()
  expect(await names()).toEqual(['honest', 'noisy new'])
  const late = ['honest 2', 'honest 3', 'honest 4']
  for (const [at, name] of late.entries())
    await addSpam({ name, looksHonest: true, seconds: 100 - at })
  await limitSpam()
  expect(await names()).toEqual(late)
})

test('a network that solves challenges and fills the room displaces no one who sent little', async () => {
  Object.assign(config, { SPAM_MAX_STORED: 20 })
  await addSpam({ name: 'carrier', signs: ['unsolved'], seconds: 9000, network: 'c', count: 4 })
  await addSpam({ name: 'solver', network: 's', count: 40 })
  await limitSpam()
  const kept = await names()
  expect(kept.filter((name) => name === 'carrier')).toHaveLength(4)
  expect(kept).toHaveLength(19)
})

test('spam that staff moved to the leads is never deleted', async () => {
  Object.assign(config, { SPAM_MAX_STORED: 1 })
  await addSpam({ name: 'moved', signs: ['hidden'], seconds: 9000 })
  await sql`update leads set spam_reason = null where name = 'moved' and email = ${email}`.execute(
    db,
  )
  await addSpam({ name: 'spam', count: 3 })
  await limitSpam()
  const { rows } = await sql`select from leads where name = 'moved' and email = ${email}`.execute(
    db,
  )
  expect([rows.length, (await names()).length]).toEqual([1, 0])
})

test('the team is notified once of what looks honest, and every ten minutes of new spam', async () => {
  await addSpam({ name: 'noisy', count: 20 })
  await limitSpam()
  expect(await look(places.queue)).toBe(0)
  await addSpam({ name: 'honest', looksHonest: true, count: 2 })
  await Promise.all([limitSpam(), limitSpam(), limitSpam()])
  await lookAll(places.queue)
  const { subject } = teamNoticeTexts['please-check']
  expect(places.mail.taken.map((mail) => mail.subject)).toEqual([subject(2), subject(2)])
  expect(places.mail.taken[0]?.text).toContain('/dashboard/spam')
  expect(places.hook.taken).toEqual([])
  await sql`update team_notices set counted_until = now() - interval '30 seconds'`.execute(db)
  await addSpam({ name: 'later', looksHonest: true, seconds: 20 })
  await limitSpam()
  await lookAll(places.queue)
  expect(places.mail.taken).toHaveLength(2)
  for (let count = 0; count < 2; count += 1) {
    await pass(11)
    await limitSpam()
  }
  await lookAll(places.queue)
  expect(places.mail.taken.slice(2).map((mail) => mail.subject)).toEqual([subject(1), subject(1)])
})

test('the team is notified of unusual spam at most once an hour, and not where it is usual', async () => {
  await addSpam({ name: 'usual', count: 12 * 300, seconds: 3700 })
  await addSpam({ name: 'flood', count: 51 })
  await limitSpam()
  expect(await look(places.queue)).toBe(0)
  await db.deleteFrom('leads').where('name', '=', 'usual').execute()
  await limitSpam()
  await pass(50)
  await limitSpam()
  await lookAll(places.queue)
  const subject = teamNoticeTexts['unusual-spam'].subject(51)
  expect(places.mail.taken.map((mail) => mail.subject)).toEqual([subject, subject])
  await pass(11)
  await limitSpam()
  await lookAll(places.queue)
  expect(places.mail.taken).toHaveLength(4)
})

test('an undeliverable notice is in the outbox, and links to the spam', async () => {
  Object.assign(config, { SMTP_URL: 'smtp://127.0.0.1:1' })
  await addSpam({ name: 'honest', looksHonest: true })
  await limitSpam()
  await look(places.queue)
  const { waiting } = await listOpenDeliveries(db)
  expect(waiting.map((each) => outboxLine(each, String))).toMatchObject([
    { name: outboxTexts.notice['please-check'], href: '/dashboard/spam' },
    { name: outboxTexts.notice['please-check'], href: '/dashboard/spam' },
  ])
})
