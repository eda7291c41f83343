import { Client } from 'pg'
import { expect, inject, test } from 'vitest'

import { listAudit, writeAudit } from '#app/audit/audit-log.server.ts'
import { clusterUrl } from '#db/embedded/cluster.ts'
import { migrate } from '#db/migrate.ts'
import { it } from '#test/helpers/database/database.ts'

const changes = ["update audit_log set kind = 'x'", 'delete from audit_log', 'truncate audit_log']

test('the role of the application may only add to the record, and not even its owner changes it', async () => {
  const name = 'record_test'
  const admin = new Client({ connectionString: clusterUrl(inject('socketFolder'), 'postgres') })
  await admin.connect()
  await admin.query(`drop database if exists ${name}`)
  await admin.query(`create database ${name}`)
  try {
    await migrate(clusterUrl(inject('socketFolder'), name), { application: 'northlight_app' })
    const url = clusterUrl(inject('socketFolder'), name, 'northlight_app')
    const application = new Client({ connectionString: url })
    await application.connect()
    await application.query("insert into audit_log (kind) values ('saw')")
    for (const change of changes)
      await expect(application.query(change)).rejects.toThrow('permission denied')
    await application.end()
    const owner = new Client({ connectionString: clusterUrl(inject('socketFolder'), name) })
    await owner.connect()
    for (const change of changes)
      await expect(owner.query(change)).rejects.toThrow(
        'Rows of audit_log are added, never changed',
      )
    await owner.end()
  } finally {
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
  }
})

it('the record is read in pages, each line once', async ({ trx }) => {
  for (let lead = 1; lead <= 120; lead += 1)
    await writeAudit(trx, null, { kind: 'saw', leadId: String(lead) })
  const first = await listAudit(trx, null)
  const second = await listAudit(trx, first.older)
  const ids = [...first.lines, ...second.lines].map(({ id }) => Number(id))
  expect(ids).toHaveLength(100)
  expect(ids).toEqual(ids.toSorted((a, b) => b - a))
  expect(new Set(ids).size).toBe(100)
  expect((await listAudit(trx, 'nonsense')).lines).toEqual(first.lines)
})

it('a line that this version does not know is shown by its kind', async ({ trx }) => {
  await trx.insertInto('audit_log').values({ kind: 'of-tomorrow', staff_id: 'gone' }).execute()
  const [line] = (await listAudit(trx, null)).lines
  expect(line?.text).toBe('A former user: of-tomorrow')
})
