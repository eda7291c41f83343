import { Client, type PoolClient } from 'pg'
import { afterEach, expect, inject, test } from 'vitest'

import { blackHole } from '#test/helpers/database/black-hole.ts'
import { ofWorker } from '#test/helpers/database/worker-database.ts'

import { clusterUrl } from './embedded/cluster.ts'
import { makePool } from './pool.ts'

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const task of cleanUp.splice(0).toReversed()) await task()
})

function poolAt(url = ofWorker('databaseUrl')) {
  const pool = makePool(url)
  cleanUp.push(() => pool.end())
  return pool
}

async function superuser() {
  const client = new Client({ connectionString: clusterUrl(inject('socketFolder'), 'postgres') })
  await client.connect()
  cleanUp.push(() => client.end())
  return client
}

async function pidOf(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid ?? 0
}

test('a connection lost during a query fails the query, not the process', async () => {
  const pool = poolAt()
  const admin = await superuser()
  for (let round = 0; round < 10; round += 1) {
    const client = await pool.connect()
    const pid = await pidOf(client)
    const asked = client.query('select pg_sleep(60)').catch((error: Error) => error.message)
    await admin.query('select pg_terminate_backend($1)', [pid])
    expect(await asked).toMatch(/terminat/)
    client.release()
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  }
})

test('a connection lost between two queries fails neither', async () => {
  const pool = poolAt()
  const admin = await superuser()
  const client = await pool.connect()
  await admin.query('select pg_terminate_backend($1)', [await pidOf(client)])
  await expect.poll(() => client.query('select 1').catch(() => 'lost')).toBe('lost')
  client.release()
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('the server ends abandoned statements and transactions on its own', async () => {
  const quick = makePool(ofWorker('databaseUrl'), { statementMs: 200 })
  cleanUp.push(() => quick.end())
  await expect(quick.query('select pg_sleep(60)')).rejects.toThrow(/statement timeout/)
  const settings = ['statement_timeout', 'idle_in_transaction_session_timeout']
  const bounds = settings.map((name) => `current_setting('${name}')::interval as ${name}`)
  const { rows } = await poolAt().query(`select ${bounds.join(', ')}`)
  expect(rows).toEqual([
    { statement_timeout: { minutes: 1 }, idle_in_transaction_session_timeout: { seconds: 10 } },
  ])
})

test('a patient caller waits long for a silent database', async () => {
  const patient = makePool(ofWorker('databaseUrl'), { silenceMs: 60_000 })
  cleanUp.push(() => patient.end())
  const long = 'select pg_sleep(4.5)'
  const [waited, given] = await Promise.allSettled([patient.query(long), poolAt().query(long)])
  expect(waited.status).toBe('fulfilled')
  expect(given).toMatchObject({ reason: { message: 'The database did not answer' } })
})

test('one silent connection drops all idle ones', async () => {
  const hole = await blackHole(inject('socketFolder'))
  cleanUp.push(hole.close)
  const pool = poolAt(tcpUrl(hole.port))
  const clients = await Promise.all(Array.from({ length: 10 }, () => pool.connect()))
  for (const client of clients) client.release()
  expect(hole.made()).toBe(10)
  hole.swallow()
  await expect(pool.query('select 1')).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  expect(hole.made()).toBe(11)
})

test('a query with partial results may take as long as it needs', { tags: ['whole'] }, async () => {
  const pool = poolAt()
  const { rows } = await pool.query(
    `select set_config('northlight.test', repeat('x', 8192), false), pg_sleep(0.6)
      from generate_series(1, 10)`,
  )
  expect(rows).toHaveLength(10)
})

test('a process delayed during its connection retries once', async () => {
  const pool = poolAt()
  const asked = pool.query('select 1 as one')
  const lent = pool.connect()
  // Blocks the process, so that it cannot read the reply.
  const until = performance.now() + 2200
  while (performance.now() < until);
  expect((await asked).rows).toEqual([{ one: 1 }])
  const client = await lent
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  client.release()
})

test('an undelayed process waits two seconds for a connection, and no longer', async () => {
  const hole = await blackHole(inject('socketFolder'))
  cleanUp.push(hole.close)
  hole.swallow({ shut: true })
  await expect(poolAt(tcpUrl(hole.port)).query('select 1')).rejects.toThrow(/timeout/)
  expect(hole.made()).toBe(1)
})

/** The embedded server has only a socket, so the hole is a TCP address in front. */
function tcpUrl(port: number): string {
  const url = new URL(ofWorker('databaseUrl'))
  return `postgresql://${url.username}@127.0.0.1:${port}${url.pathname}`
}
