import { sql } from 'kysely'
import { expect } from 'vitest'

import { it } from '#test/helpers/database/database.ts'
import { addAgent, addNewLead } from '#test/staff/staff-members.ts'

import { listHistory } from './history.server.ts'

it('a long history is read in parts, each line once, to its end', async ({ trx: db }) => {
  const by = await addAgent(db, 'a.history')
  const leadId = await addNewLead(db)
  await sql`insert into lead_changes (lead_id, change_set_id, kind, new_value, staff_id)
    select ${leadId}, gen_random_uuid(), 'note', 'note ' || n, ${by}
    from generate_series(1, 450) n order by n`.execute(db)
  const viewer = { id: by, role: 'agent', leadScope: 'all' } as const
  const sizes: number[] = []
  const read: (string | null)[] = []
  let before: string | null = null
  do {
    const page = await listHistory(db, leadId, viewer, before)
    expect(page.before).toBe(before)
    sizes.push(page.history.length)
    read.push(...page.history.map(({ became }) => became))
    before = page.older
  } while (before !== null)
  expect(sizes).toEqual([200, 200, 50])
  expect(read).toEqual(Array.from({ length: 450 }, (_, at) => `note ${450 - at}`))
  const newest = await listHistory(db, leadId, viewer, "1' or true")
  expect(newest).toMatchObject({ before: null, history: { length: 200 } })
})
