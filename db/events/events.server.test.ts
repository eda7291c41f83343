import { sql } from 'kysely'
import { Client } from 'pg'
import { afterEach, expect, inject, test, vi } from 'vitest'

import { db } from '#db/client.server.ts'
import { clusterUrl } from '#db/embedded/cluster.ts'
import { ofWorker } from '#test/helpers/database/worker-database.ts'
import { addNewLead } from '#test/staff/staff-members.ts'

import { onDashboardEvent } from './events.server.ts'
import { dashboardTopics, type DashboardTopic } from './event-topic.ts'
import { receivesNotifications } from './listening.server.ts'
import { listeningClient } from './listening-client.server.ts'

/** Milliseconds, generous: the test is about the channel, not the delay. */
const SOON = { timeout: 25_000, interval: 50 }

let forget = () => {}
afterEach(() => forget())

function hear(): DashboardTopic[] {
  const heard: DashboardTopic[] = []
  forget = onDashboardEvent((topic) => heard.push(topic))
  return heard
}

/** Skips the initial events of a new connection. */
async function connected(heard: DashboardTopic[]): Promise<void> {
  await vi.waitFor(() => expect(new Set(heard)).toEqual(new Set(dashboardTopics)), SOON)
  heard.length = 0
}

async function listeners(): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and query = 'listen dashboard_events'`.execute(db)
  return rows.map(({ pid }) => pid)
}

test('a lost connection is replaced, and events of the gap arrive', async () => {
  const heard = hear()
  await connected(heard)
  const [lost] = await listeners()
  expect(lost).toBeDefined()
  await sql`select pg_terminate_backend(${lost ?? 0})`.execute(db)
  await vi.waitFor(async () => expect(await listeners()).not.toContain(lost), SOON)
  // No notification and no poll covers this one.
  await sql`select pg_notify('dashboard_events', 'visit.changed')`.execute(db)
  await connected(heard)
  const [again] = await listeners()
  expect(again).not.toBe(lost)
  await sql`select pg_notify('dashboard_events', 'lead.opened')`.execute(db)
  await vi.waitFor(() => expect(heard).toContain('readers'), SOON)
}, 60_000)

test('the last unsubscribe ends the connection', async () => {
  const heard = hear()
  await connected(heard)
  expect(await listeners()).toHaveLength(1)
  forget()
  await vi.waitFor(async () => expect(await listeners()).toEqual([]), SOON)
})

test(
  'a lead written without an event is found by polling, even from an earlier open transaction',
  { tags: ['whole'], timeout: 60_000 },
  async () => {
    // Outside the pool, which drops silent connections.
    const slow = new Client({ connectionString: ofWorker('databaseUrl') })
    await slow.connect()
    const written: string[] = []
    try {
      const heard = hear()
      await connected(heard)
      await slow.query('begin')
      await slow.query('select pg_current_xact_id()')
      written.push(await addNewLead(db))
      await vi.waitFor(() => expect(heard).toContain('leads'), SOON)
      heard.length = 0
      const { rows } = await slow.query<{ id: string }>(`insert into leads (name, phone, email,
      message, idempotency_key, body_hash) values ('Ends Late', '9876543210', 'x@y.test', '',
      gen_random_uuid()::text, '') returning id`)
      written.push(rows[0]?.id ?? '')
      await slow.query('commit')
      await vi.waitFor(() => expect(heard).toContain('leads'), SOON)
    } finally {
      await slow.end()
      await db.deleteFrom('leads').where('id', 'in', written).execute()
    }
  },
)

test('a process detects whether it receives its own notifications', async () => {
  expect(await receivesNotifications()).toBe(true)
  // Another database gets no notification, as behind a pooler.
  const elsewhere = clusterUrl(inject('socketFolder'), 'postgres')
  expect(await receivesNotifications(listeningClient(elsewhere), 300)).toBe(false)
  const nowhere = new Client({ connectionString: 'postgres://127.0.0.1:1/none' })
  await expect(receivesNotifications(nowhere)).rejects.toThrow('ECONNREFUSED')
})
