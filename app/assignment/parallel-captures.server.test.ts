import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'

import { recordEnquiry } from '#app/enquiries/submit/record-enquiry.server.ts'
import { cities } from '#app/projects/catalogue/current-catalogue.server.ts'
import { db } from '#db/client.server.ts'
import { addAgent } from '#test/staff/staff-members.ts'

import { assignLeads } from './assign-leads.server.ts'
import { addRule } from './rules/save-rule.server.ts'

const mark = 'parallel.test'

afterAll(clear)

async function clear(): Promise<void> {
  await db.deleteFrom('leads').where('email', 'like', `%${mark}`).execute()
  await db.deleteFrom('staff_users').where('id', 'like', `%${mark}`).execute()
  await db
    .deleteFrom('assignment_rules')
    .where(sql<boolean>`conditions::text like ${`%${mark}%`}`)
    .execute()
}

function capture(city: string, index: number) {
  return recordEnquiry(db, {
    enquiry: {
      name: 'Asha Rao',
      phone: `9${String(Date.now()).slice(-6)}${String(index).padStart(3, '0')}`,
      country: 'IN',
      email: `${index}@${mark}`,
      message: 'Price?',
    },
    key: crypto.randomUUID(),
    location: city,
    page: '/',
    campaign: {},
    address: '203.0.113.7',
  })
}

async function giveUntil(isDone: () => boolean): Promise<void> {
  while (!isDone()) await assignLeads(db)
}

test('under fifty concurrent captures every lead is assigned once, and shares differ by at most one', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 2, max: 7 }),
      fc.integer({ min: 1, max: 3 }),
      async (people, passes) => {
        await clear()
        const city = cities()[0]?.name ?? ''
        const ids = Array.from({ length: people }, (_, index) => `${index}.${mark}`)
        for (const id of ids) await addAgent(db, id)
        const conditions = [{ kind: 'city' as const, isNot: false, values: [city, mark] }]
        await addRule(db, { conditions, isForAll: false, people: ids }, ids[0] ?? '')

        let isCaptured = false
        const giving = Array.from({ length: passes }, () => giveUntil(() => isCaptured))
        await Promise.all(Array.from({ length: 50 }, (_, index) => capture(city, index)))
        isCaptured = true
        await Promise.all(giving)
        while ((await assignLeads(db)).kind === 'busy');

        const given = await db
          .selectFrom('lead_assignments')
          .innerJoin('leads', 'leads.id', 'lead_id')
          .select(['lead_id', 'staff_id', 'owner_id'])
          .where('email', 'like', `%${mark}`)
          .execute()
        expect(new Set(given.map(({ lead_id }) => lead_id)).size).toBe(50)
        expect(given).toHaveLength(50)
        expect(given.every(({ staff_id, owner_id }) => staff_id === owner_id)).toBe(true)
        const shares = ids.map((id) => given.filter(({ staff_id }) => staff_id === id).length)
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
      },
    ),
    { numRuns: 5 },
  )
})
