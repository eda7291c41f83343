import { Client } from 'pg'

import { clusterUrl } from '#db/embedded/cluster.ts'
import type { Environment } from '#ops/nightly/faults/environment/open-environment.ts'

import { spanOf, wayOf, type Scenario } from './scenario.ts'

/** More than PostgreSQL allows to others than its superuser. */
const CONNECTIONS = 110

export const poolScenario: Scenario = {
  name: 'pool',
  sentence: 'every connection waits for a lock, or all that PostgreSQL lends are taken',
  isServed: true,
  rounds: 20,
  strike: async ({ environment, fault, pass, seconds }) => {
    const way = wayOf(fault, ['locked', 'taken'])
    // Each takes the seconds of a lock timeout, so the short form has time for few.
    const operations = Math.min(spanOf(fault, 6, 16), Math.ceil(seconds))
    if (way === 'taken') await whileTaken(environment, () => pass(operations))
    else
      await environment.database.withClient(async (client) => {
        // One table only: with two, the site may hold one and wait for the other.
        await client.query('begin')
        await client.query('lock table leads in access exclusive mode')
        await pass(operations)
        await client.query('commit')
      })
    return `${way} for ${operations} operations`
  },
}

/** Takes the site's connections too, so that it needs new ones. */
async function whileTaken({ database }: Environment, work: () => Promise<void>): Promise<void> {
  const connectionString = clusterUrl(database.socketFolder(), 'northlight', 'northlight_app')
  const all = Array.from({ length: CONNECTIONS }, () => new Client({ connectionString }))
  for (const client of all) client.on('error', () => {})
  const mine = await Promise.all(
    all.map((client) =>
      client.connect().then(
        () => client,
        () => undefined,
      ),
    ),
  )
  await database.withClient((client) =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where usename = 'northlight_app' and application_name = '' and query <> ''`,
    ),
  )
  const more = await Promise.all(
    Array.from({ length: CONNECTIONS - mine.filter(Boolean).length }, async () => {
      const client = new Client({ connectionString })
      client.on('error', () => {})
      return client.connect().then(
        () => client,
        () => undefined,
      )
    }),
  )
  try {
    await work()
  } finally {
    for (const client of [...mine, ...more]) void client?.end().catch(() => {})
  }
}
