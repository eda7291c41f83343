import { sql } from 'kysely'
import { expect } from 'vitest'

import { fileColumns } from '#app/leads/export/file/file-columns.ts'
import { answerWithFile } from '#app/leads/export/file/lead-file.server.ts'
import { EVERYTHING } from '#app/leads/search/lead-filter.server.ts'
import { answerWithLeads } from '#app/routes/api/whole-leads.server.ts'
import { requireExport } from '#app/staff/access/require-export.server.ts'
import type { Staff } from '#app/staff/staff.ts'
import type { Executor } from '#db/client.server.ts'
import { it } from '#test/helpers/database/database.ts'

import { addAgent } from '#test/staff/staff-members.ts'

const base = {
  name: 'Agent',
  phone: '',
  role: 'agent',
  canEdit: false,
  passwordIsGiven: false,
} as const

async function agent(db: Executor): Promise<Staff> {
  const id = await addAgent(db, 'exporting')
  return { ...base, id, leadScope: 'all', canExport: true }
}

it('a file goes on only for who may have it still', async ({ trx: db }) => {
  const then = await agent(db)
  await expect(requireExport(db, then)).resolves.toBeUndefined()
  const set = (change: { lead_scope?: string; can_export?: boolean }) =>
    db.updateTable('staff_users').set(change).where('id', '=', then.id).execute()
  await set({ lead_scope: 'own' })
  await expect(requireExport(db, then)).rejects.toThrow('cut off')
  await expect(requireExport(db, { ...then, leadScope: 'own' })).resolves.toBeUndefined()
  await set({ lead_scope: 'all', can_export: false })
  await expect(requireExport(db, then)).rejects.toThrow('cut off')
  await set({ can_export: true })
  await db.insertInto('staff_suspensions').values({ user_id: then.id }).execute()
  await expect(requireExport(db, then)).rejects.toThrow('cut off')
})

it('a file and a call of many leads end where their reader is suspended half way', async ({
  trx: db,
}) => {
  await sql`insert into leads (name, phone, email, message, idempotency_key, body_hash)
    select 'Export ' || n, '9' || (100000000 + n), 'x@export.test', 'Price?', 'export-' || n, ''
    from generate_series(1, 2500) as n`.execute(db)
  const then = await agent(db)
  const fileOf = () =>
    answerWithFile(
      db,
      {
        scope: EVERYTHING,
        columns: fileColumns([]),
        requireExport: () => requireExport(db, then),
      },
      'csv',
    )
  const callOf = () =>
    answerWithLeads(db, EVERYTHING, {
      message: '',
      requireExport: () => requireExport(db, then),
    })
  for (const begin of [fileOf, callOf]) {
    const answer = await begin()
    await db.insertInto('staff_suspensions').values({ user_id: then.id }).execute()
    await expect(answer.text()).rejects.toThrow('cut off')
    await db.deleteFrom('staff_suspensions').where('user_id', '=', then.id).execute()
    expect((await (await begin()).text()).length).toBeGreaterThan(2500)
  }
})
