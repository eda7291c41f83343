import { sql } from 'kysely'
import { expect, test } from 'vitest'

import type { Executor } from '#app/db.server.ts'
import { changeLead } from '#app/leads/work/change-lead.server.ts'
import { inTransaction } from '#test/database.ts'
import { addAgent, addNewLead, emptyDesk } from '#test/staff/desk-people.ts'

import { acceptedName, acceptSuspect, returnSuspect } from './suspects.server.ts'

async function suspicionOf(db: Executor, id: string): Promise<string | null> {
  const { suspect } = await db
    .selectFrom('leads')
    .select('suspect')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return suspect
}

test('an accepted enquiry is moved back as it was, as often as somebody wants, until it is worked on', async () => {
  await inTransaction(async (db) => {
    await emptyDesk(db)
    await addAgent(db, 'a')
    const [lead, honest] = [await addNewLead(db), await addNewLead(db)]
    await sql`update leads set suspect = 'phone' where id = ${lead}`.execute(db)
    for (let round = 0; round < 2; round += 1) {
      expect(await acceptSuspect(db, lead, 'a')).toBe(true)
      expect(await suspicionOf(db, lead)).toBeNull()
      expect(await acceptedName(db, lead)).toEqual(expect.any(String))
      expect(await returnSuspect(db, lead)).toBe(true)
      expect(await suspicionOf(db, lead)).toBe('phone')
      expect(await acceptedName(db, lead)).toBeUndefined()
    }
    for (const id of [honest, lead, '1e3', '', '999999999999999999'])
      expect(await returnSuspect(db, id), id).toBe(false)
    await acceptSuspect(db, lead, 'a')
    const by = { id: 'a', role: 'agent', sees: 'all' } as const
    await changeLead(db, { leadId: lead, words: [{ kind: 'note', text: 'Called' }] }, by)
    expect(await returnSuspect(db, lead)).toBe(false)
    expect(await suspicionOf(db, lead)).toBeNull()
  })
})
