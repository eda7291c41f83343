import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { keepNotice } from '#app/enquiries/consent/notice-in-force.server.ts'
import { exportPerson } from '#app/privacy/records/person-file.server.ts'
import { db, pool } from '#db/client.server.ts'
import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { ofWorker } from '#test/helpers/database/worker-database.ts'
import { startProgram } from '#test/helpers/site/process.ts'
import { enquire, newPerson } from '#test/staff/withdrawing.ts'

// docs/privacy.md, "A record that a stranger can verify": with the command, and with its Python.

const { folder, remove } = temporaryFolder()
const place = (name: string) => join(folder, name)
const person = newPerson()

beforeAll(async () => {
  // The command may run with other settings of the deployment.
  await keepNotice(db)
  await enquire(db, person)
  await enquire(db, person)
  await exportPerson(db, person.phone)
  const [, python] = /```python\n([\s\S]*?)```/.exec(readFileSync('docs/privacy.md', 'utf8')) ?? []
  writeFileSync(place('verify.py'), python ?? 'raise SystemExit("docs/privacy.md has no Python")')
})
afterAll(async () => {
  await db.deleteFrom('leads').where('phone', '=', person.phone).execute()
  await pool.end()
  remove()
})

async function shell(line: string): Promise<{ code: number | null; output: string }> {
  const running = startProgram('sh', ['-c', line], {
    DATABASE_URL: ofWorker('databaseUrl'),
    DATA_DIR: ofWorker('dataFolder'),
    PYTHONIOENCODING: 'utf-8',
  })
  return { code: await running.ended, output: running.output() }
}

const node = `'${process.execPath}'`
const record = `${node} cli/privacy/record.ts --phone ${person.phone}`
const python = process.env['PYTHON'] ?? 'python3'

async function verify(name: string) {
  const ours = await shell(`${node} cli/privacy/verify.ts '${place(name)}'`)
  const theirs = await shell(`${python} '${place('verify.py')}' '${place(name)}'`)
  return { ours, theirs }
}

test('what is printed goes through the command that verifies, and through the Python of the document', async () => {
  const piped = await shell(
    `${record} | tee '${place('record')}' | ${node} cli/privacy/verify.ts /dev/stdin`,
  )
  expect(piped).toEqual({ code: 0, output: 'Every line is as it was written.\n' })
  const file = readFileSync(place('record'), 'utf8')
  const kinds = [...file.matchAll(/\\"kind\\":\\"(\w+)\\"/g)].map(([, kind]) => kind)
  expect(kinds).toEqual(['told', 'given', 'given'])
  const { ours, theirs } = await verify('record')
  expect(ours.code).toBe(0)
  expect(theirs).toEqual({ code: 0, output: '' })
})

const lines = (file: string) => file.trimEnd().split('\n')
const joined = (all: readonly string[]) => `${all.join('\n')}\n`

test.each<[string, (file: string) => string]>([
  ['a row of the chain altered', (file) => file.replace('/lodha-goa', '/ska-estate')],
  ['a notice altered', (file) => file.replace('Privacy notice', 'Another notice')],
  ['the last row left out', (file) => joined(lines(file).slice(0, -1))],
  ['a row in the middle left out', (file) => joined(lines(file).toSpliced(-2, 1))],
  [
    'two rows exchanged',
    (file) => joined(lines(file).toSpliced(-2, 2, ...lines(file).slice(-2).toReversed())),
  ],
  ['a notice left out', (file) => joined(lines(file).filter((line) => !line.includes('"text"')))],
  ['another person named', (file) => file.replace(/"person":"[^"]+"/, '"person":"someone"')],
])('%s is found by both', async (name, alter) => {
  const file = readFileSync(place('record'), 'utf8')
  const altered = alter(file)
  expect(altered).not.toBe(file)
  writeFileSync(place(name), altered)
  const { ours, theirs } = await verify(name)
  expect(ours.code, ours.output).toBe(1)
  expect(theirs.code, theirs.output).toBe(1)
  expect(theirs.output).toContain('AssertionError')
})
