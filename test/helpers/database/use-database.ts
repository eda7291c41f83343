import { beforeAll, inject } from 'vitest'

import { clusterUrl } from '#db/embedded/cluster.ts'
import { contacts } from '#test/helpers/contacts.ts'
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
for (const each of ['IPV4', 'IPV6', 'PHONE', 'FORM', 'SITE', 'SUSPECT'])
  process.env[`ENQUIRY_LIMIT_${each}`] ??= '1000000'

/** A file finds no row that another left there; as a superuser without triggers, which tell the app of each. */
beforeAll(async () => {
  const database = new URL(ofWorker('databaseUrl')).pathname.slice(1)
  await within(clusterUrl(inject('socketFolder'), database), (client) =>
    client.query(
      [
        'set session_replication_role = replica',
        ...inject('emptyTables').map((name) => `delete from "${name}"`),
      ].join(';'),
    ),
  )
})
