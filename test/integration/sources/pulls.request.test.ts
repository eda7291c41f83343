import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'

import type { PullResult } from '#app/sources/adapter.ts'
import { generic } from '#app/sources/kinds/generic/generic.ts'
import { findSummary } from '#app/sources/page/list-sources.server.ts'
import { listUnread } from '#app/sources/pipeline/read-again.server.ts'
import { hasDuePulls, pullNext } from '#app/sources/pull/pull-sources.server.ts'
import { raiseSourceAlarms } from '#app/sources/source-alarms.server.ts'
import { forgetDeliveries } from '#app/sources/store/forget-deliveries.server.ts'
import { db } from '#db/client.server.ts'

import { addSource, deliveriesOf, enquiriesOf, newPhone, send } from './source-scene.ts'

const HOUR_MS = 3_600_000
const never = (error: unknown) => {
  throw error
}

afterEach(async () => {
  delete generic.pull
  await sql`update sources set next_pull_at = null`.execute(db)
})

/** Answers a check with these, one after the other. */
function answering(results: readonly (PullResult | Error)[]) {
  const cursors: (string | undefined)[] = []
  generic.pull = {
    everyMs: HOUR_MS,
    read: (cursor) => {
      const result = results[cursors.length] ?? new Error('asked too often')
      cursors.push(cursor)
      return result instanceof Error ? Promise.reject(result) : Promise.resolve(result)
    },
  }
  return cursors
}

const page = (lead: object, cursor: string, more = false): PullResult => ({
  kind: 'page',
  payloads: [
    { contentType: 'application/json', query: {}, body: Buffer.from(JSON.stringify(lead)) },
  ],
  cursor,
  more,
})

async function dueSource() {
  const source = await addSource('generic', { name: 'Portal' })
  await sql`update sources set next_pull_at = now() where id = ${source.id}`.execute(db)
  return source
}

async function stateOf(id: string) {
  return db
    .selectFrom('sources')
    .select(['cursor', 'failure', 'failing_since', 'next_pull_at', 'pulled_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

test('a check reads page after page, and the cursor moves with what is stored', async () => {
  const source = await dueSource()
  const lead = { external_id: 'p1', phone: newPhone() }
  const other = { external_id: 'p2', phone: newPhone() }
  const cursors = answering([page(lead, 'one', true), page(other, 'two')])
  expect(await hasDuePulls(db)).toBe(true)
  expect(await pullNext(db, never)).toBe(true)
  expect(await pullNext(db, never)).toBe(false)
  expect(cursors).toEqual([undefined, 'one'])
  const state = await stateOf(source.id)
  expect(state).toMatchObject({ cursor: 'two', failure: null })
  expect(state.next_pull_at?.getTime()).toBeGreaterThan(Date.now() + HOUR_MS / 2)
  expect((await enquiriesOf(source)).map(({ result }) => result)).toEqual(['new', 'new'])
})

test('a source that cannot be reached fails, keeps its cursor, and recovers', async () => {
  const source = await dueSource()
  answering([Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })])
  await pullNext(db, never)
  const failed = await stateOf(source.id)
  expect(failed).toMatchObject({ cursor: null, pulled_at: null })
  expect(failed.failure).toContain('ECONNREFUSED')
  expect((await findSummary(db, source.id, new Date()))?.state).toBe('failing')
  await sql`update sources set next_pull_at = now() where id = ${source.id}`.execute(db)
  answering([page({ external_id: 'r1', phone: newPhone() }, 'one')])
  await pullNext(db, never)
  expect(await stateOf(source.id)).toMatchObject({ cursor: 'one', failing_since: null })
  expect((await findSummary(db, source.id, new Date()))?.state).toBe('working')
})

test('a source that asks to wait is asked again then, and has not failed', async () => {
  const source = await dueSource()
  answering([{ kind: 'throttled', retryAfterMs: 30_000 }])
  await pullNext(db, never)
  const { next_pull_at: next, failing_since: since } = await stateOf(source.id)
  expect(since).toBeNull()
  expect(next?.getTime()).toBeLessThan(Date.now() + 60_000)
})

test('two processes check a source once', async () => {
  const source = await dueSource()
  const cursors = answering([page({ external_id: 's1', phone: newPhone() }, 'one')])
  const done = await Promise.all([pullNext(db, never), pullNext(db, never)])
  expect(done.filter(Boolean)).toHaveLength(1)
  expect(cursors).toHaveLength(1)
  expect(await enquiriesOf(source)).toHaveLength(1)
})

test('of sources that are due together, the one that waits longest is read first', async () => {
  const [one, other] = [await dueSource(), await dueSource()]
  await sql`update sources set next_pull_at = now() - interval '1 second',
      pulled_at = now() - make_interval(mins => case when id = ${other.id} then 2 else 1 end)
    where id in (${one.id}, ${other.id})`.execute(db)
  answering([page({ external_id: 'd1', phone: newPhone() }, 'one')])
  await pullNext(db, never)
  expect([await enquiriesOf(one), await enquiriesOf(other)]).toMatchObject([[], [{}]])
})

test('what a check finds again is not even stored again', async () => {
  const source = await dueSource()
  const lead = { external_id: 'a1', phone: newPhone() }
  const found = page(lead, 'one')
  answering([found])
  await pullNext(db, never)
  const payloads = found.kind === 'page' ? found.payloads : []
  expect(await listUnread(db, source.id, payloads)).toEqual([])
  const changed = page({ ...lead, message: 'Price?' }, 'two')
  const others = changed.kind === 'page' ? changed.payloads : []
  expect(await listUnread(db, source.id, [...payloads, ...others])).toEqual(others)
})

function noticed() {
  return db.selectFrom('team_notices').select('id').where('kind', '=', 'sources-quiet').execute()
}

test('the team hears once of a source that is quiet for longer than ever', async () => {
  const source = await addSource('generic', { name: 'Quiet portal' })
  for (const hours of [150, 140, 130, 120, 110, 100, 90, 80, 70, 60]) {
    await send(source, { phone: newPhone() })
    await sql`update source_enquiries set received_at = now() - make_interval(hours => ${hours})
      where source_id = ${source.id} and received_at > now() - interval '5 minutes'`.execute(db)
  }
  const summary = await findSummary(db, source.id, new Date())
  expect(summary).toMatchObject({ state: 'quiet', gaps: { count: 9 } })
  expect(summary?.gaps.usualHours).toBeCloseTo(10)
  await db.deleteFrom('team_notices').execute()
  await raiseSourceAlarms(db)
  await raiseSourceAlarms(db)
  expect(await noticed()).toHaveLength(1)
  await send(source, { phone: newPhone() })
  expect((await findSummary(db, source.id, new Date()))?.state).toBe('working')
})

test('after its days what was sent goes, and what waits for a person stays', async () => {
  const source = await addSource('generic')
  await send(source, { phone: newPhone() })
  await send(source, { phone: 'hidden' })
  await sql`update source_deliveries set received_at = now() - interval '31 days'
    where source_id = ${source.id}`.execute(db)
  await sql`update source_enquiries set received_at = now() - interval '31 days'
    where source_id = ${source.id}`.execute(db)
  await forgetDeliveries(db, 30)
  expect((await deliveriesOf(source)).map(({ payload }) => payload === null)).toEqual([true, false])
  expect(await enquiriesOf(source)).toHaveLength(2)
})
