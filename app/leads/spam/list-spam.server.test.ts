import { sql } from 'kysely'
import { expect } from 'vitest'

import { changeLead } from '#app/leads/status/change-lead.server.ts'
import type { Executor } from '#db/client.server.ts'
import { it } from '#test/helpers/database/database.ts'
import { addAgent, addNewLead, clearLeadsAndStaff } from '#test/staff/staff-members.ts'

import { acceptedName, approveSpam, listSpam, returnToSpam } from './list-spam.server.ts'

async function suspicionOf(db: Executor, id: string): Promise<string | null> {
  const { spam_reason: spamReason } = await db
    .selectFrom('leads')
    .select('spam_reason')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return spamReason
}

it('a lead moves back to spam as it was, any number of times, until an agent works on it', async ({
  trx: db,
}) => {
  await clearLeadsAndStaff(db)
  await addAgent(db, 'a')
  const [lead, honest] = [await addNewLead(db), await addNewLead(db)]
  await sql`update leads set spam_reason = 'phone' where id = ${lead}`.execute(db)
  for (let round = 0; round < 2; round += 1) {
    expect(await approveSpam(db, lead, 'a')).toBe(true)
    expect(await suspicionOf(db, lead)).toBeNull()
    expect(await acceptedName(db, lead)).toEqual(expect.any(String))
    expect(await returnToSpam(db, lead)).toBe(true)
    expect(await suspicionOf(db, lead)).toBe('phone')
    expect(await acceptedName(db, lead)).toBeUndefined()
  }
  for (const id of [honest, lead, '1e3', '', '999999999999999999'])
    expect(await returnToSpam(db, id), id).toBe(false)
  await approveSpam(db, lead, 'a')
  const by = { id: 'a', role: 'agent', leadScope: 'all' } as const
  await changeLead(db, { leadId: lead, activities: [{ kind: 'note', text: 'Called' }] }, by)
  expect(await returnToSpam(db, lead)).toBe(false)
  expect(await suspicionOf(db, lead)).toBeNull()
})

async function addSpam(db: Executor, name: string, minutes: number, looksHonest = false) {
  const id = await addNewLead(db, { name, minutes })
  await sql`update leads set spam_reason = 'site', spam_looks_honest = ${looksHonest} where id = ${id}`.execute(
    db,
  )
}

it('spam is listed page by page, likely genuine first, and the search covers all', async ({
  trx: db,
}) => {
  await clearLeadsAndStaff(db)
  await addSpam(db, 'Honest Old', 900, true)
  await addSpam(db, 'Honest New', 800, true)
  for (const minutes of [1, 1, 1, 2, 3]) await addSpam(db, `Flood ${minutes}`, minutes)
  const names: string[] = []
  let after: string | undefined = ''
  let pages = 0
  while (after !== undefined) {
    const page = await listSpam(db, '', { after, size: 2 })
    names.push(...page.leads.map(({ name }) => name))
    after = page.next
    pages += 1
  }
  const floods = ['Flood 1', 'Flood 1', 'Flood 1', 'Flood 2', 'Flood 3']
  expect([names, pages]).toEqual([['Honest New', 'Honest Old', ...floods], 4])
  const first = await listSpam(db, '', { after: "check.1.1'--", size: 1 })
  expect(first.leads).toMatchObject([{ name: 'Honest New', looksHonest: true }])
  await sql`update leads set spam_looks_honest = false`.execute(db)
  expect((await listSpam(db, 'honest old', { size: 2 })).leads).toHaveLength(1)
})
