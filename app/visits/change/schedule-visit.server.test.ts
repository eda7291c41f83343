import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { db } from '#db/client.server.ts'

import { makeVisit } from './schedule-visit.server.ts'

const now = new Date('2031-03-04T04:00:00Z')
const startsAt = new Date('2031-03-05T04:30:00Z')
const nameOf = (slug: string) => slug

test('ten concurrent requests for an hour book it once, and none waits forever', async () => {
  const mark = `once-${crypto.randomUUID()}`
  await db
    .insertInto('staff_users')
    .values({ id: mark, name: mark, phone: mark, email: mark })
    .execute()
  const by = { id: mark, role: 'agent', leadScope: 'all' } as const
  try {
    const leads = await addLeads(mark)
    const answers = await Promise.all(
      leads.map((leadId) =>
        makeVisit(db, { leadId, project: 'goa', startsAt, agentId: mark }, by, nameOf, now),
      ),
    )
    const kinds = answers.map(({ kind }) => kind).toSorted()
    expect(kinds).toEqual(['done', ...Array.from({ length: 9 }, () => 'taken')])
  } finally {
    await db.deleteFrom('leads').where('name', '=', mark).execute()
    await db.deleteFrom('staff_users').where('id', '=', mark).execute()
  }
})

async function addLeads(name: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into leads (name, phone, email, message, idempotency_key, body_hash)
    select ${name}, '9876543210', 'x', 'Price?', gen_random_uuid()::text, 'x'
    from generate_series(1, 10) returning id`.execute(db)
  return rows.map(({ id }) => id)
}
