import { afterEach, expect, test } from 'vitest'

import { readAssignment } from '#app/assignment/assignment-view.server.ts'
import { chooseRoundRobin } from '#app/assignment/rotation.ts'
import { removeRule } from '#app/assignment/rules/save-rule.server.ts'
import { projectsKnown } from '#app/projects/catalogue/known-projects.ts'
import { db } from '#db/client.server.ts'

import { demoDashboardLeads } from './demo-dashboard.server.ts'
import { addDemoLeads, clearDemoLeads } from './demo-leads.server.ts'
import { addDemoPeople, clearDemoPeople } from './demo-people.server.ts'
import { addDemoSetUp } from './demo-set-up.server.ts'

const listings = [
  { name: 'Cedar Court', location: 'Goa', page: '/cedar-court' },
  { name: 'Birch Heights', location: 'Noida', page: '/birch-heights' },
  { name: 'Elm Park', location: 'Noida', page: '/elm-park' },
]
const projects = listings.map(({ page, ...listing }, id) => ({
  ...listing,
  id,
  slug: page.slice(1),
}))

const known = projectsKnown(projects, ['Noida', 'Goa'])

// At five on a Wednesday afternoon, when many leads are assigned.
const now = new Date('2026-06-03T11:30:00Z')

afterEach(async () => {
  await clearDemoLeads(db)
  await clearDemoPeople(db)
})

async function addDesk(): Promise<void> {
  await addDemoPeople(db)
  await addDemoLeads(db, demoDashboardLeads(listings, now), known)
  await addDemoSetUp(db, { projects: listings, known, now })
}

async function setUp() {
  const { table, shares, leaves } = await readAssignment(db, now)
  const own = shares.filter(({ id }) => id.startsWith('demo-'))
  return { rules: table.rules, shares: own, leaves, table }
}

test('the demonstration has rules, days away, a cap and shares once, and all of it goes with it', async () => {
  const before = await setUp()
  await addDesk()
  const there = await setUp()
  const added = there.rules.filter(({ id }) => before.rules.every((rule) => rule.id !== id))
  expect(added.map(({ conditions, people }) => [conditions[0]?.values, people.length])).toEqual([
    [['hi'], 2],
    [['Noida', 'Goa'], 2],
  ])
  expect(there.leaves.length).toBe(before.leaves.length + 1)
  expect(there.leaves.at(-1)).toMatchObject({
    staffId: 'demo-meher',
    from: '2026-06-09',
    to: '2026-06-12',
  })
  const given = there.shares.map((share) => share.assigned)
  expect(given.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(3)
  expect(there.shares.find(({ id }) => id === 'demo-ritu')?.cap).toBe(30)
  await addDesk()
  expect(await setUp()).toEqual(there)
  await clearDemoLeads(db)
  await clearDemoPeople(db)
  expect(await setUp()).toEqual(before)
})

test('none of its people get what someone sends, and a rule that was taken away stays away', async () => {
  await addDesk()
  const { table, rules } = await setUp()
  const lead = { city: 'Noida', project: 'elm-park', language: 'hi', country: 'IN' }
  const choice = chooseRoundRobin(table, lead)
  expect(choice.kind === 'person' ? choice.person.id : '').not.toMatch(/^demo-/)
  const own = rules.filter(({ people }) => people.some((id) => id.startsWith('demo-')))
  for (const { id } of own) await removeRule(db, id, 'demo-asha')
  await addDesk()
  const left = await setUp()
  expect(left.rules.length).toBe(rules.length - own.length)
})
