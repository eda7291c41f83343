import type { Updateable } from 'kysely'
import { expect } from 'vitest'

import { dayBegins } from '#app/leads/status/their-clock.ts'
import { zoneOfCountry } from '#app/lib/dates/country-zone.ts'
import type { Executor } from '#db/client.server.ts'
import type { Leads } from '#db/schema.ts'
import { it } from '#test/helpers/database/database.ts'
import { addAgent, addNewLead } from '#test/staff/staff-members.ts'

import { MAX_DUE } from './due-lead.ts'
import { countDueLeads, listDueLeads } from './due-leads.server.ts'

const HOUR = 60 * 60 * 1000

async function addDue(
  db: Executor,
  count: number,
  ownerId: string,
  facts: { created_at: Date; follow_up_at?: Date },
): Promise<string[]> {
  const ids: string[] = []
  while (ids.length < count) ids.push(await addNewLead(db, { ownerId }))
  await db.updateTable('leads').set(facts).where('id', 'in', ids).execute()
  return ids
}

async function setHours(db: Executor, hours: { opens: number; closes: number }): Promise<void> {
  await db.deleteFrom('working_hours').execute()
  const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, ...hours }))
  await db.insertInto('working_hours').values(week).execute()
  await db.deleteFrom('holidays').execute()
}

it('the oldest promise is first, behind any number of earlier first calls', async ({ trx: db }) => {
  const asha = { id: await addAgent(db, 'asha'), role: 'agent', leadScope: 'own' } as const
  await setHours(db, { opens: 600, closes: 1140 })
  // In the evening, so that their calls are promised for a morning.
  const evening = new Date('2026-11-23T22:00:00+05:30')
  await addDue(db, MAX_DUE, asha.id, { created_at: evening })
  const followUp = new Date(evening.getTime() + HOUR)
  const [promised] = await addDue(db, 1, asha.id, {
    created_at: evening,
    follow_up_at: followUp,
  })
  const due = await listDueLeads(db, asha)
  expect(due).toHaveLength(MAX_DUE)
  expect(due[0]).toMatchObject({ id: promised, isFirst: false })
  expect(due.map(({ dueAt }) => dueAt)).toEqual(due.map(({ dueAt }) => dueAt).toSorted())
  expect(await countDueLeads(db, asha)).toBe(MAX_DUE)
})

it('a wait shows elapsed time and working hours, since the enquiry or the promise', async ({
  trx: db,
}) => {
  const asha = { id: await addAgent(db, 'asha'), role: 'agent', leadScope: 'own' } as const
  await setHours(db, { opens: 0, closes: 1440 })
  const now = Date.now()
  const created_at = new Date(now - 50 * HOUR)
  const [first] = await addDue(db, 1, asha.id, { created_at })
  const [over] = await addDue(db, 1, asha.id, {
    created_at,
    follow_up_at: new Date(now - 3 * HOUR),
  })
  const waits = async () =>
    new Map((await listDueLeads(db, asha)).map(({ id, waited }) => [id, waited]))
  const open = await waits()
  expect(hoursOf(open.get(first ?? ''))).toEqual({ wall: 50, working: 50 })
  expect(hoursOf(open.get(over ?? ''))).toEqual({ wall: 3, working: 3 })
  await db.deleteFrom('working_hours').execute()
  expect(hoursOf((await waits()).get(over ?? ''))).toEqual({ wall: 3, working: 0 })
})

function hoursOf(waited: { wall: number; working: number } | null | undefined) {
  return (
    waited && {
      wall: Math.round(waited.wall / HOUR),
      working: Math.round(waited.working / HOUR),
    }
  )
}

it('within a part hot leads lead, then larger budgets, and a person who has night is last', async ({
  trx: db,
}) => {
  const asha = { id: await addAgent(db, 'asha'), role: 'agent', leadScope: 'own' } as const
  const follow_up_at = new Date(Date.now() - 3 * HOUR)
  const add = async (facts: Parameters<typeof addNewLead>[1], rest: Updateable<Leads> = {}) => {
    const id = await addNewLead(db, { ...facts, ownerId: asha.id })
    await db
      .updateTable('leads')
      .set({ status: 'contacted', follow_up_at, ...rest })
      .where('id', '=', id)
      .execute()
    return id
  }
  const confirm = (lead_id: string, budget_to: number) =>
    db.insertInto('requirements').values({ lead_id, budget_to }).execute()
  const plain = await add({ message: 'Please call me.' })
  const guessed = await add({ message: 'Budget 80 lakh' })
  const earlier = await add(
    { phone: '9800000077' },
    { status: 'lost', lost_reason: 'time', follow_up_at: null },
  )
  await confirm(earlier, 30_000_000)
  const confirmed = await add({ phone: '9800000077', message: 'Budget 20 lakh' })
  const hot = await add({ message: 'Please call me.' }, { heat: 'hot' })
  const countries = ['US', 'GB', 'AE', 'SG', 'NZ'].filter((country) => {
    const zone = zoneOfCountry(country)
    return zone !== undefined && dayBegins(new Date(), zone) !== undefined
  })
  const [phone_country = ''] = countries
  const abroad = await add({ phone: '+15550000077' }, { phone_country, heat: 'hot' })
  const due = await listDueLeads(db, asha)
  expect(due.map(({ id }) => id)).toEqual([hot, confirmed, guessed, plain, abroad])
  expect(due.map(({ budget }) => budget)).toEqual([
    null,
    { amount: 30_000_000, isGuess: false },
    { amount: 8_000_000, isGuess: true },
    null,
    null,
  ])
  expect(due.map(({ nightUntil }) => nightUntil !== null)).toEqual([
    false,
    false,
    false,
    false,
    true,
  ])
})
