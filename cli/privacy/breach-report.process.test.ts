import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { listAudit } from '#app/audit/audit-log.server.ts'
import { auditTexts } from '#app/strings/en/audit-log.ts'
import { db, pool } from '#db/client.server.ts'
import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { ofWorker } from '#test/helpers/database/worker-database.ts'
import { start } from '#test/helpers/site/process.ts'
import { addNewLead } from '#test/staff/staff-members.ts'

const { folder, remove } = temporaryFolder()
const ids: string[] = []
const WHEN = ['--from', '2026-11-20T08:00+05:30', '--to', '2099-11-21T20:00+05:30']

beforeAll(async () => {
  for (const [name, phone] of [
    ['Asha "Rao"', '9811100011'],
    ['Asha Rao', '9811100011'],
    ['Vikram', '9811100012'],
  ] as const)
    ids.push(await addNewLead(db, { name, phone, minutes: 10 }))
})
afterAll(async () => {
  await db.deleteFrom('leads').where('id', 'in', ids).execute()
  await pool.end()
  remove()
})

async function report(...words: string[]): Promise<{ code: number | null; output: string }> {
  const running = start(['cli/privacy/breach-report.ts', ...words], {
    DATABASE_URL: ofWorker('databaseUrl'),
    DATA_DIR: ofWorker('dataFolder'),
    BRAND: 'Sharma Homes',
    PRIVACY_EMAIL: 'privacy@homes.test',
  })
  return { code: await running.ended, output: running.output() }
}

test('the command writes what the Board and each person must learn, for no one else to read', async () => {
  const out = join(folder, 'breach')
  const told = ['--what', 'A laptop was stolen', '--found', '2026-11-22T10:00+05:30']
  const words = [...WHEN, ...told, '--leads', ids.join(','), '--out', out]
  const { code, output } = await report(...words)
  expect(output).toContain('2 people, 3 enquiries.')
  expect(output).toContain('Nothing was sent.')
  expect(code).toBe(0)
  expect(readdirSync(out).toSorted()).toEqual([
    'board.txt',
    'people.jsonl',
    'person-en.txt',
    'person-hi.txt',
  ])
  expect(statSync(out).mode & 0o077).toBe(0)
  expect(statSync(join(out, 'people.jsonl')).mode & 0o077).toBe(0)

  const read = (name: string) => readFileSync(join(out, name), 'utf8')
  const board = read('board.txt')
  expect(board).toContain('2 people, 3 enquiries')
  expect(board).toContain('A laptop was stolen')
  expect(board).toContain('by 25 November 2026 at 10:00 am IST')
  const [asha, vikram, ...more] = read('people.jsonl')
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
  expect(more).toEqual([])
  expect(asha).toMatchObject({ phone: '9811100011', leads: ids.slice(0, 2) })
  expect(vikram).toMatchObject({
    name: 'Vikram',
    phone: '9811100012',
    leads: ids.slice(2),
    english: read('person-en.txt'),
    hindi: read('person-hi.txt'),
  })
  expect(read('person-en.txt')).toContain('privacy@homes.test')
  expect(read('person-hi.txt')).toContain('व्यक्तिगत डेटा')
  const [newest] = (await listAudit(db, null)).lines
  expect(newest?.text).toBe(`${auditTexts.command} created a data breach report: 3 leads`)
})

test.each([
  ['no time', []],
  ['a time that is none', ['--from', 'yesterday', '--to', '2026-11-21']],
  ['numbers that are none', [...WHEN, '--leads', '12,x']],
  ['a word it does not know', [...WHEN, '--send']],
])('given %s it writes nothing and says how it is used', async (_, words) => {
  const out = join(folder, 'none')
  const { code, output } = await report(...words, '--out', out)
  expect(code).toBe(1)
  expect(output).toContain('bin/northlight privacy breach-report --from')
  expect(readdirSync(folder)).not.toContain('none')
})
