import { strToU8, zipSync } from 'fflate'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { chooseColumns, findImport, moveImport } from '#app/sources/files/import-store.server.ts'
import { previewRows, readFirstRows } from '#app/sources/files/preview-import.server.ts'
import { listReasons, streamRejected } from '#app/sources/files/rejected-rows.server.ts'
import { findImportedLeads } from '#app/sources/files/revert-leads.server.ts'
import { hasImportWork, workOnImports } from '#app/sources/files/run-imports.server.ts'
import { takeFile } from '#app/sources/files/take-file.server.ts'
import { changeLead } from '#app/leads/status/change-lead.server.ts'
import { fileTexts as texts } from '#app/strings/en/sources/files.ts'
import { db } from '#db/client.server.ts'
import { addAgent } from '#test/staff/staff-members.ts'

import { leadsOf, newPhone } from './source-scene.ts'

async function owner() {
  return { id: await addAgent(db, `owner-${crypto.randomUUID()}`, { role: 'owner' }) }
}

async function upload(content: string, by: { id: string }) {
  const taken = await takeFile(db, { name: 'leads.csv', bytes: Buffer.from(content) }, by)
  if (!taken.ok) throw new Error(taken.why)
  return taken.id
}

const never = (error: unknown) => {
  throw error
}

async function workAll() {
  while (await workOnImports(db, never));
}

async function startedImport(content: string) {
  const by = await owner()
  const id = await upload(content, by)
  expect(await moveImport(db, id, 'started', by)).toBe(true)
  return { id, by }
}

async function importOf(id: string) {
  const found = await findImport(db, id)
  if (!found) throw new Error('There is no such import')
  return found
}

const csv = (rows: readonly string[]) => ['Name,Mobile,City', ...rows, ''].join('\n')

test('rows are new leads, repeat enquiries or rejected, and no one is notified of each', async () => {
  const [one, other] = [newPhone(), newPhone()]
  const rows = [`Asha,${one},Pune`, `Ravi,${other},Pune`, `Asha,${one},Goa`, `Asha,${one},Pune`]
  const { id } = await startedImport(csv([...rows, 'Old,9.19E+11,Pune', '=HYPERLINK(1),,Pune']))
  await workAll()
  const file = await importOf(id)
  expect(file.state).toBe('done')
  expect(file.counts).toEqual({ rows: 6, created: 2, repeat: 1, rejected: 3 })
  const leads = [...(await leadsOf(one)), ...(await leadsOf(other))]
  expect(leads).toHaveLength(3)
  const outbox = await db
    .selectFrom('outbox')
    .select('lead_id')
    .where(
      'lead_id',
      'in',
      leads.map((lead) => lead.id),
    )
    .execute()
  expect(outbox).toEqual([])
  const reasons = await listReasons(db, file)
  expect(reasons.map(({ reason }) => reason)).toContain(texts.shortened)
  const rejected = await new Response(streamRejected(db, file)).text()
  expect(rejected.split('\r\n').slice(1, -1)).toEqual([
    `5,${texts.before},Asha,${one},Pune`,
    expect.stringContaining('9.19E+11'),
    expect.stringContaining("'=HYPERLINK(1)"),
  ])
})

test('an empty line is no row, and the rows below it keep their line', async () => {
  const { id } = await startedImport(csv([`Asha,${newPhone()},Pune`, '', 'Old,,Goa']))
  expect(await readFirstRows(db, id)).toHaveLength(2)
  await workAll()
  const file = await importOf(id)
  expect(file.counts).toEqual({ rows: 2, created: 1, repeat: 0, rejected: 1 })
  const [, rejected = ''] = (await new Response(streamRejected(db, file)).text()).split('\r\n')
  expect(rejected).toMatch(/^4,/)
})

test('the preview says what becomes of each row and stores nothing', async () => {
  const phone = newPhone()
  const id = await upload(csv([`Asha,${phone},Pune`, `Asha,${phone},Goa`, 'Old,,']), await owner())
  const results = await previewRows(db, await importOf(id), (await readFirstRows(db, id)) ?? [])
  expect(results.map(({ kind }) => kind)).toEqual(['new', 'repeat', 'rejected'])
  expect(await leadsOf(phone)).toEqual([])
  expect((await importOf(id)).counts).toEqual({ rows: 3, created: 0, repeat: 0, rejected: 0 })
})

test('a process that ends in a part leaves nothing of it, and the next stores each row once', async () => {
  const phones = Array.from({ length: 120 }, newPhone)
  const { id } = await startedImport(csv(phones.map((phone) => `Asha,${phone},Pune`)))
  await workOnImports(db, never)
  // The connection ends with the process: PostgreSQL rolls the transaction back.
  const killed = db.transaction().execute(async (trx) => {
    await workOnImports(trx, never)
    throw new Error('killed')
  })
  await expect(killed).rejects.toThrow('killed')
  expect((await importOf(id)).counts.created).toBe(50)
  await Promise.all([workAll(), workAll()])
  expect((await importOf(id)).counts).toEqual({ rows: 120, created: 120, repeat: 0, rejected: 0 })
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from leads
    where import_id = ${id}`.execute(db)
  expect(rows).toEqual([{ count: 120 }])
  expect(await hasImportWork(db)).toBe(false)
})

test('a revert deletes the leads, but not those that someone has worked on, and the file comes in again', async () => {
  const [one, other] = [newPhone(), newPhone()]
  const content = csv([`Asha,${one},Pune`, `Ravi,${other},Pune`])
  const { id, by } = await startedImport(content)
  await workAll()
  const [worked] = await leadsOf(one)
  const viewer = { ...by, role: 'owner', leadScope: 'all' } as const
  const activities = [{ kind: 'note', text: 'Called' }] as const
  await changeLead(db, { leadId: worked?.id ?? '', activities }, viewer)
  await moveImport(db, id, 'reverted', by)
  await workAll()
  expect((await importOf(id)).state).toBe('reverted')
  expect(await leadsOf(other)).toEqual([])
  expect(await leadsOf(one)).toHaveLength(1)
  expect((await findImportedLeads(db, id)).leads).toEqual([{ id: worked?.id, name: 'Asha' }])
  const again = await startedImport(content)
  await workAll()
  expect((await importOf(again.id)).counts).toEqual({ rows: 2, created: 1, repeat: 0, rejected: 1 })
})

test('a stopped import keeps what it has stored, and its rows go', async () => {
  const phones = Array.from({ length: 300 }, newPhone)
  const { id, by } = await startedImport(csv(phones.map((phone) => `Asha,${phone},Pune`)))
  await workOnImports(db, never)
  await moveImport(db, id, 'cancelled', by)
  await workAll()
  expect(await importOf(id)).toMatchObject({ state: 'cancelled', counts: { created: 50 } })
  expect(await readFirstRows(db, id)).toBeUndefined()
})

test('columns are remembered, and an agent who is chosen has every lead', async () => {
  const by = await owner()
  const agent = await addAgent(db, `agent-${crypto.randomUUID()}`)
  const [one, other] = [newPhone(), newPhone()]
  const head = `Who${one},Nr,Town`
  const id = await upload(`${head}\nAsha,${one},Pune\n`, by)
  const file = await importOf(id)
  expect(file.fields).toEqual(['keep', 'keep', 'keep'])
  const fields = ['name', 'phone', 'place'] as const
  const choices = { fields: [...fields], isDayFirst: false, sourceId: file.sourceId }
  await chooseColumns(db, id, { ...choices, ownerId: agent })
  await moveImport(db, id, 'started', by)
  await workAll()
  expect(await leadsOf(one)).toMatchObject([{ name: 'Asha', location: 'Pune', owner_id: agent }])
  const next = await upload(`${head}\nRavi,${other},Pune\n`, by)
  expect(await importOf(next)).toMatchObject({ fields, ownerId: null })
})

test('a source that is gone leaves the choice as it was', async () => {
  const id = await upload(csv([`Asha,${newPhone()},Pune`]), await owner())
  const file = await importOf(id)
  expect(await chooseColumns(db, id, { ...file, sourceId: '999999999', isDayFirst: false })).toBe(
    true,
  )
  expect(await importOf(id)).toMatchObject({ sourceId: file.sourceId, isDayFirst: false })
})

test('a workbook that names one long text a million times is not stored', async () => {
  const parts = {
    'xl/sharedStrings.xml': `<sst><si><t>${'9800000001 '.repeat(180)}</t></si></sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet>${`<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`.repeat(260)}</worksheet>`,
  }
  const entries = Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)] as const)
  const bytes = Buffer.from(zipSync(Object.fromEntries(entries)))
  const taken = await takeFile(db, { name: 'leads.xlsx', bytes }, await owner())
  expect(taken).toEqual({ ok: false, why: texts.tooLong })
})

test(
  'a file of 100,000 rows is all there in the end',
  { tags: ['whole'], timeout: 3_600_000 },
  async () => {
    const rows = Array.from({ length: 100_000 }, (_, at) => {
      if (at % 10 === 9) return 'Old,9.19E+11,Pune'
      const phone = `97${String(Math.floor(at / 2)).padStart(8, '0')}`
      return `Person ${at},${phone},${at % 2 === 0 ? 'Pune' : 'Goa'}`
    })
    const { id } = await startedImport(csv(rows))
    await workAll()
    const { counts, state } = await importOf(id)
    expect(state).toBe('done')
    expect(counts.rows).toBe(100_000)
    expect(counts.created + counts.repeat + counts.rejected).toBe(100_000)
    expect(counts).toMatchObject({ created: 50_000, repeat: 40_000, rejected: 10_000 })
  },
)
