import { spawnSync } from 'node:child_process'

import type { Client } from 'pg'
import { z } from 'zod'

import { postForm } from '#ops/nightly/faults/client/exchange.ts'
import { INITIAL_LEADS } from '#ops/nightly/faults/plan.ts'
import type { Device } from '#test/helpers/site/push-service.ts'

import type { Database } from './database.ts'
import type { SiteProcess } from './site-process.ts'

const OWNER = { phone: '9876543210', password: 'seven quiet lanterns' } as const
/** Seconds before a retry of a killed process's messages; two minutes in a real site. */
const EXPIRE_SECONDS = 5

const leads = z.array(z.object({ lead: z.string() }))

export type Person = { id: string; device: Device }

export async function setUp(database: Database, { env }: SiteProcess, people: readonly Person[]) {
  addOwner(env)
  return database.withClient(async (client) => {
    await client.query('create extension amcheck')
    await client.query(
      "update assignment_settings set max_new_leads = 10000, active_from = now() - interval '10 days'",
    )
    await client.query('update pgboss.queue set expire_seconds = $1', [EXPIRE_SECONDS])
    return { agents: await addAgents(client, people), leads: await addLeads(client) }
  })
}

function addOwner(env: Record<string, string>): void {
  const args = ['cli/staff/add.ts', '--phone', OWNER.phone, '--name', 'Desk', '--role', 'owner']
  const { status, stderr } = spawnSync(process.execPath, ['cli/run/with-database.ts', ...args], {
    env,
    input: `${OWNER.password}\n`,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`No account could be made: ${stderr}`)
}

async function addAgents(client: Client, people: readonly Person[]): Promise<string[]> {
  const ids = people.map(({ id }) => id)
  await client.query(
    `insert into staff_users (id, name, email, phone, role, seen_at)
     select id, id, id || '@staff.invalid', '97000000' || lpad(place::text, 2, '0'), 'agent', now()
     from unnest($1::text[]) with ordinality as one (id, place)`,
    [ids],
  )
  for (const { id, device } of people)
    await client.query(
      `insert into push_subscriptions (staff_id, session_id, endpoint, p256dh, auth)
         values ($1, 'none', $2, $3, $4)`,
      [id, device.endpoint, device.p256dh, device.auth],
    )
  return ids
}

/** Added before assignment starts, so that only the clients change their owners. */
async function addLeads(client: Client) {
  await client.query(
    `insert into leads (name, phone, email, message, idempotency_key, body_hash, created_at)
     select 'Ravi Menon', '96' || lpad(n::text, 8, '0'), 'ravi@example.com', 'dashboard ' || n, 'dashboard ' || n,
       'dashboard', now() - interval '30 days'
     from generate_series(0, $1::int - 1) as n order by n`,
    [INITIAL_LEADS.merging + INITIAL_LEADS.handing],
  )
  const { rows } = await client.query(
    `select id::text as lead from leads where body_hash = 'dashboard' order by id`,
  )
  return leads.parse(rows)
}

/** An owner's session cookie; empty if the sign-in failed. */
export async function signInAt(port: number): Promise<string> {
  const { cookies } = await postForm(
    { port, path: '/admin', headers: { Origin: `http://127.0.0.1:${port}` } },
    { phone: OWNER.phone, password: OWNER.password },
  )
  return cookies[0]?.split(';')[0] ?? ''
}
