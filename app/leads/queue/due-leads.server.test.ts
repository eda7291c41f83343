import { expect, test } from 'vitest'

import type { Executor } from '#app/db.server.ts'
import { inTransaction } from '#test/database.ts'

import { MOST_DUE } from './due-lead.ts'
import { countDueLeads, listDueLeads } from './due-leads.server.ts'

const HOUR = 60 * 60 * 1000

function addOwed(db: Executor, names: readonly string[], facts: object) {
  const rows = names.map((name) => ({
    name,
    phone: '9876543210',
    email: 'asha@example.com',
    message: 'Price?',
    idempotency_key: crypto.randomUUID(),
    body_hash: '',
    owner_id: '101',
    ...facts,
  }))
  return db.insertInto('leads').values(rows).execute()
}

async function addPerson(db: Executor) {
  const person = { id: '101', name: 'Person 101', phone: '+1555101', email: '101@staff.invalid' }
  await db.insertInto('staff_users').values(person).execute()
  return { id: '101', role: 'agent', sees: 'own' } as const
}

test('the oldest promise is first, however many first calls came before it was made', async () => {
  await inTransaction(async (db) => {
    const asha = await addPerson(db)
    // In the evening, so that their calls are promised for a morning.
    const evening = new Date('2026-11-23T22:00:00+05:30')
    const many = Array.from({ length: MOST_DUE }, (_, index) => `Newcomer ${index}`)
    await addOwed(db, many, { created_at: evening })
    const followUp = new Date(evening.getTime() + HOUR)
    await addOwed(db, ['Promised'], { created_at: evening, follow_up_at: followUp })
    const due = await listDueLeads(db, asha)
    expect(due).toHaveLength(MOST_DUE)
    expect(due[0]).toMatchObject({ name: 'Promised', isFirst: false })
    expect(due.map(({ dueAt }) => dueAt)).toEqual(due.map(({ dueAt }) => dueAt).toSorted())
    expect(await countDueLeads(db, asha)).toBe(MOST_DUE)
  })
})
