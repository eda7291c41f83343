import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'

import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'

import { db, pool } from '#db/client.server.ts'
import { clusterUrl } from '#db/embedded/cluster.ts'
import { ofWorker } from '#test/helpers/database/worker-database.ts'
import { printed } from '#test/helpers/site/process.ts'
import { sendEnquiry, startSite, type Site } from '#test/helpers/site/site.ts'
import { addPeople, password, removePeople, type Person, type Role } from '#test/staff/each-role.ts'

const ROLE = 'northlight_deaf'
/** Generous: how soon it comes is nothing that a busy machine could tell. */
const SOON = { timeout: 20_000, interval: 50 }
const given = {
  SESSION_SECRET: 'two processes know one secret of theirs',
  DATABASE_OWNER_URL: ofWorker('databaseOwnerUrl'),
}

let people: Record<Role, Person>
let admin: Client
/** `one` may not read leads any more: whatever it tells of them came as a notification. */
let one: Site
let other: Site
let Cookie = ''

beforeAll(async () => {
  people = await addPeople(true)
  const name = new URL(ofWorker('databaseUrl')).pathname.slice(1)
  const deaf = clusterUrl(inject('socketFolder'), name, ROLE)
  admin = new Client({ connectionString: clusterUrl(inject('socketFolder'), name) })
  await admin.connect()
  await admin.query(`create role ${ROLE} login; grant connect on database ${name} to ${ROLE}`)
  one = await startSite({ ...given, DATABASE_URL: deaf })
  other = await startSite({ ...given, DATABASE_URL: ofWorker('databaseUrl') })
  await admin.query(`revoke select on leads from ${ROLE}`)
  // A busy machine may be put off.
  Cookie = await vi.waitFor(() => signedIn(other.base), SOON)
}, 120_000)

afterAll(async () => {
  await one.stop()
  await other.stop()
  await admin.query(`drop owned by ${ROLE}`)
  await admin.query(`drop role ${ROLE}`)
  await admin.end()
  await db.deleteFrom('leads').where('message', 'like', `enquiry ${process.pid} %`).execute()
  await removePeople(people)
  await pool.end()
})

async function signedIn(base: string): Promise<string> {
  const answer = await fetch(`${base}/admin`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: base },
    body: new URLSearchParams({ phone: people.agent.phone, password }),
  })
  expect(answer.headers.get('Location')).toBe('/dashboard')
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

/** Opens the dashboard's news; `said` is all that has come of them. */
async function open(): Promise<{ socket: Socket; said: () => string }> {
  const socket = connect(Number(new URL(one.base).port), '127.0.0.1')
  socket.on('error', () => {})
  let text = ''
  socket.on('data', (chunk) => (text += String(chunk)))
  socket.write(`GET /dashboard/live HTTP/1.1\r\nHost: localhost\r\nCookie: ${Cookie}\r\n\r\n`)
  await once(socket, 'data')
  if (text.startsWith('HTTP/1.1 200 ')) return { socket, said: () => text }
  // On a busy machine a client that has waited long is asked to come again.
  socket.destroy()
  return open()
}

/** Connections on which `one` listens: one for its jobs and all dashboards. */
async function listening(): Promise<number> {
  const { rows } = await admin.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where usename = $1 and query = 'listen dashboard_events'`,
    [ROLE],
  )
  return rows[0]?.count ?? -1
}

test('an enquiry at one process is announced by another, which looks for none', async () => {
  const { socket, said } = await open()
  await vi.waitFor(() => expect(said()).toContain('event: leads'), SOON)
  const before = said().length
  const looks = new Client({
    connectionString: clusterUrl(inject('socketFolder'), admin.database ?? '', ROLE),
  })
  await looks.connect()
  await expect(looks.query('select changed_in from leads')).rejects.toThrow('permission denied')
  await looks.end()
  expect((await sendEnquiry(other.base)).status).toBe(200)
  await vi.waitFor(() => expect(said().slice(before)).toContain('event: leads'), SOON)
  socket.destroy()
})

/** Rounds of two hundred dashboards, a thousand of which add next to no memory; what is kept once fills first. */
const MAX_ROUNDS = 25
const THOUSAND = 5
const MEGABYTES = 15

test(
  'a thousand dashboards that are cut off share one listener and leave no memory behind',
  { tags: ['whole'], timeout: 300_000 },
  async () => {
    const held = [residentMegabytes()]
    const grownBy = () => (held.at(-1) ?? 0) - (held.at(-1 - THOUSAND) ?? 0)
    while (held.length < MAX_ROUNDS && grownBy() > MEGABYTES) {
      const dashboards: Awaited<ReturnType<typeof open>>[] = []
      // So many may wait for their answer; what is open takes no place.
      while (dashboards.length < 200)
        dashboards.push(...(await Promise.all(Array.from({ length: 40 }, open))))
      for (const { socket } of dashboards) socket.destroy()
      await vi.waitFor(async () => expect(await listening()).toBe(1), SOON)
      held.push(residentMegabytes())
    }
    expect(grownBy(), `It held ${held.join(', ')} MB`).toBeLessThanOrEqual(MEGABYTES)
  },
)

function residentMegabytes(): number {
  const status = readFileSync(`/proc/${one.child.pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s*(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

test('a process that notifications do not reach says so when it starts', async () => {
  // Those of another database never come, as through a pooler that lends connections.
  const elsewhere = clusterUrl(inject('socketFolder'), 'postgres')
  const site = await startSite({
    ...given,
    DATABASE_URL: ofWorker('databaseUrl'),
    DATABASE_DIRECT_URL: elsewhere,
  })
  try {
    await printed(site, /PostgreSQL’s notifications do not reach this process/)
    expect(one.output() + other.output()).not.toContain('do not reach this process')
  } finally {
    await site.stop()
  }
}, 60_000)
