import { setTimeout as sleep } from 'node:timers/promises'

import { beforeAll, inject } from 'vitest'

import { clusterUrl } from '#db/embedded/cluster.ts'
import { contacts } from '#test/helpers/contacts.ts'
import { isAppBuilt } from '#test/helpers/site/app.ts'
import { within } from '#test/helpers/site/within.ts'

import { ofWorker } from './worker-database.ts'

// Before any module of the app reads its configuration.
process.env['DATABASE_URL'] = ofWorker('databaseUrl')
process.env['DATA_DIR'] = ofWorker('dataFolder')
process.env['NODE_ENV'] = 'production'
process.env['LOG_LEVEL'] = 'silent'
process.env['PUBLIC_URL'] = 'http://homes.test'
Object.assign(process.env, contacts)
process.env['TRUSTED_PROXIES'] = '10.0.0.0/8,fd00::/8'

// Every test asks from one address; those of the budgets set their own.
for (const each of ['IPV4', 'IPV6', 'PHONE', 'FORM', 'SITE', 'SPAM'])
  process.env[`ENQUIRY_LIMIT_${each}`] ??= '1000000'

/** Milliseconds in which an app of the worker notices that nothing is published any more: it looks every second. */
const CATCH_UP_MS = 1500
const PUBLICATIONS = ['project_publications', 'page_publications']

/** A file finds no row that another left there; as a superuser without triggers, which tell the app of each. */
beforeAll(async () => {
  const database = new URL(ofWorker('databaseUrl')).pathname.slice(1)
  const tables = inject('emptyTables')
  const isChanged = await within(clusterUrl(inject('socketFolder'), database), async (client) => {
    const published = PUBLICATIONS.map((name) => `select 1 from "${name}"`).join(' union all ')
    const { rowCount } = await client.query(published)
    const deletions = tables.map((name) => `delete from "${name}"`)
    await client.query(['set session_replication_role = replica', ...deletions].join(';'))
    return Number(rowCount) > 0
  })
  if (isChanged && isAppBuilt()) await sleep(CATCH_UP_MS)
})
