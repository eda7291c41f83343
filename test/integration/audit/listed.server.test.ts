import { sql } from 'kysely'
import { expect } from 'vitest'

import { auditListed } from '#app/audit/audit-listed.server.ts'
import { listAudit } from '#app/audit/audit-log.server.ts'
import type { Executor } from '#db/client.server.ts'
import { it } from '#test/helpers/database/database.ts'

import { addAgent } from '#test/staff/staff-members.ts'

/** What the audit log says of them, the newest first. */
async function linesOf(db: Executor, count: number): Promise<string[]> {
  return (await listAudit(db, null)).lines.slice(0, count).map(({ text }) => text)
}

async function countOf(db: Executor, id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from audit_log where staff_id = ${id}`.execute(db)
  return rows[0]?.count ?? 0
}

it('a list that is looked at again within the minute is one line, another filter or person another', async ({
  trx: db,
}) => {
  const [asha, dev] = [{ id: await addAgent(db, 'a.seen') }, { id: await addAgent(db, 'd.seen') }]
  const list = { list: 'leads', rows: 12, filter: 'status new' } as const
  await auditListed(db, asha, list)
  await auditListed(db, asha, { ...list, rows: 13, isAbout: true })
  expect(await countOf(db, asha.id)).toBe(1)
  await auditListed(db, asha, { ...list, filter: '' })
  await auditListed(db, asha, { ...list, isSearch: true })
  await auditListed(db, dev, list)
  expect(await countOf(db, asha.id)).toBe(3)
  expect(await linesOf(db, 4)).toEqual([
    'Agent d.seen viewed the list of leads: 12 leads, filter: status new',
    'Agent a.seen viewed the list of leads: 12 leads, filter: status new, found by search',
    'Agent a.seen viewed the list of leads: 12 leads',
    'Agent a.seen viewed the list of leads: 12 leads, filter: status new',
  ])
})

it('a minute later it is written again; what stays open and is read again, ten minutes later', async ({
  trx: db,
}) => {
  const asha = { id: await addAgent(db, 'a.later') }
  const write = async (list: 'leads' | 'due', minutes: number) => {
    // Lines of the audit log are never changed: the earlier one is written as it would stand by now.
    await sql`insert into audit_log (staff_id, kind, detail, written_at)
      values (${asha.id}, 'listed', ${JSON.stringify({ list, rows: 1, filter: `${minutes}` })},
        now() - make_interval(mins => ${minutes}))`.execute(db)
    const before = await countOf(db, asha.id)
    await auditListed(db, asha, { list, rows: 2, filter: `${minutes}` })
    return (await countOf(db, asha.id)) - before
  }
  expect([await write('leads', 0), await write('leads', 2)]).toEqual([0, 1])
  expect([await write('due', 9), await write('due', 11)]).toEqual([0, 1])
})
