import { expect, test } from 'vitest'

import { db } from '#app/db.server.ts'

import { addDemoLeads, clearDemoLeads } from './demo-leads.server.ts'

const listings = [{ name: 'Birch Heights', location: 'Greater Noida', page: '/birch-heights' }]
const now = new Date('2026-06-01T00:00:00Z')

test('demonstration enquiries are marked, come once a seed, and are cleared alone', async () => {
  await clearDemoLeads(db)
  const plan = { listings, count: 50, seed: 7, now }
  expect(await addDemoLeads(db, plan)).toBe(50)
  expect(await addDemoLeads(db, plan)).toBe(0)
  const rows = await db.selectFrom('leads').selectAll().where('is_demo', '=', true).execute()
  expect(rows).toHaveLength(50)
  for (const row of rows) {
    expect(row.phone).toMatch(row.phone_country === 'IN' ? /^[6-9]\d{9}$/ : /^\+\d{8,15}$/)
    expect(row.email).toMatch(/@example\.com$/)
    expect(row.message).toMatch(/^Demonstration: [^{}]+$/)
    const days = (now.getTime() - row.created_at.getTime()) / 86_400_000
    expect(days).toBeGreaterThanOrEqual(0)
    expect(days).toBeLessThanOrEqual(90)
  }
  expect(await clearDemoLeads(db)).toBe(50)
})
