import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

import { Kysely, PostgresDialect, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { makePool } from '#db/pool.ts'
import type { Database } from '#db/schema.ts'
import { startSite, type Site } from '#test/helpers/site/site.ts'
import { addUsualAgent } from '#test/staff/usual-agent.ts'

const phone = '9876501234'
const password = 'seven quiet lanterns'

let site: Site
let db: Kysely<Database>
beforeAll(async () => {
  site = await startSite()
  const url = readFileSync(`${site.folder}/database-url`, 'utf8').trim()
  const pool = makePool(url)
  db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  await addUsualAgent(db, { phone, password })
  // Told apart, so that no packing makes them few bytes; no longer new, so that the site gives none of
  // them out meanwhile, for which it would ask for leads, too.
  for (let from = 1; from <= 16_000; from += 2000)
    await sql`insert into leads (name, phone, email, status, message, idempotency_key, body_hash, created_at)
      select 'Asha Rao', '9876543210', 'x@left.test', 'contacted',
        (select string_agg(md5(n::text || k), '') from generate_series(1, 50) k),
        'left ' || n, 'x', now() - n * interval '1 second'
      from generate_series(${from}::int, ${from + 1999}::int) n`.execute(db)
  // As PostgreSQL does on its own within a minute: until then it takes the leads of one phone for few.
  const owner = makePool(url.replace('northlight_app@', 'northlight_owner@'))
  await owner.query('analyze leads')
  await owner.end()
})
afterAll(async () => {
  await db.destroy()
  await site.stop()
})

/** When the site read leads for a file last, and how many connections are at it; nothing else it does asks for this. */
async function asking(): Promise<{ last: string | null; busy: number }> {
  const { rows } = await sql<{ last: string | null; busy: number }>`
    select max(query_start)::text as last,
      count(*) filter (where state is distinct from 'idle')::int as busy
    from pg_stat_activity where query like 'select %"preferred_channel"%from "leads"%' and pid <> pg_backend_pid()`.execute(
    db,
  )
  const [found] = rows
  if (!found) throw new Error('Nothing is known of the connections')
  return found
}

test.each(['xlsx', 'csv'])(
  'who leaves in the midst of the %s ends the reading, and no connection stays taken',
  async (kind) => {
    const headers = { Origin: site.base }
    const login = await fetch(`${site.base}/admin`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ phone, password }),
      redirect: 'manual',
    })
    const Cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const leaving = new AbortController()
    const answer = await fetch(`${site.base}/dashboard/Leads_List.${kind}`, {
      method: 'POST',
      headers: { ...headers, Cookie },
      body: new URLSearchParams({ q: '' }),
      signal: leaving.signal,
    })
    const reader = answer.body?.getReader()
    const first = await asking()
    while ((await asking()).last === first.last) await reader?.read()
    leaving.abort()
    await reader?.closed.catch(() => {})
    await sleep(500)
    const left = await asking()
    await sleep(500)
    // A connection that was lent meanwhile says what else it was asked, and may be at work for that.
    const later = await asking()
    await expect.poll(async () => (await asking()).busy).toBe(0)
    expect((later.last ?? '') <= (left.last ?? '')).toBe(true)
    const dashboardPage = await fetch(`${site.base}/dashboard`, { headers: { Cookie } })
    expect(dashboardPage.status).toBe(200)
    await dashboardPage.arrayBuffer()
    // A connection that nothing was ever asked on keeps a site for ten seconds from ending.
    const more = Array.from({ length: 4 }, () => fetch(`${site.base}/healthz`))
    for (const each of await Promise.all(more)) await each.arrayBuffer()
  },
)
