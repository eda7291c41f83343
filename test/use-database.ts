import { contacts } from './contacts.ts'
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
