import { Kysely, PostgresDialect } from 'kysely'
import { afterAll, afterEach, expect, test } from 'vitest'

import { db, pool } from '#db/client.server.ts'
import type { Database } from '#db/schema.ts'

import { recordEnquiry } from './record-enquiry.server.ts'
import type { Capture } from './record-enquiry.ts'
import { enquiryBudget } from './enquiry-limits.server.ts'

const statements: string[] = []
const counting = new Kysely<Database>({
  dialect: new PostgresDialect({ pool }),
  log: ({ query }) => void statements.push(query.sql),
})

const sent: Capture = {
  enquiry: {
    name: 'Asha Rao',
    phone: '9812300001',
    country: 'IN',
    email: 'asha@told.test',
    message: 'Price?',
  },
  key: 'told-1',
  location: 'N/A',
  page: '/connect',
  campaign: {},
  address: '203.0.113.77',
}

afterEach(async () => {
  statements.length = 0
  await db.deleteFrom('leads').where('email', '=', 'asha@told.test').execute()
})
afterAll(() => db.deleteFrom('rate_limit_hits').where('address', '=', sent.address).execute())

function told() {
  return db
    .selectFrom('outbox')
    .innerJoin('leads', 'leads.id', 'outbox.lead_id')
    .select(['outbox.kind', 'leads.message'])
    .where('email', '=', 'asha@told.test')
    .execute()
}

test('an enquiry and its outbox event are one statement without a transaction around it', async () => {
  expect(await recordEnquiry(counting, sent)).toMatchObject({ kind: 'stored' })
  expect(statements).toHaveLength(1)
  expect(statements[0]).toMatch(/insert into leads[^]*insert into outbox/)
  expect(await told()).toEqual([{ kind: 'enquiry', message: 'Price?' }])
})

test('a repeat notifies once, and spam not at all', async () => {
  await recordEnquiry(db, sent)
  await recordEnquiry(db, sent)
  const none = { ...enquiryBudget(), phone: 1 }
  await recordEnquiry(
    db,
    { ...sent, key: 'told-2', enquiry: { ...sent.enquiry, message: 'B' } },
    none,
  )
  expect(await told()).toEqual([{ kind: 'enquiry', message: 'Price?' }])
  const spam = db.selectFrom('leads').select('spam_reason').where('message', '=', 'B')
  expect(await spam.where('email', '=', 'asha@told.test').execute()).toEqual([
    { spam_reason: 'phone' },
  ])
})
