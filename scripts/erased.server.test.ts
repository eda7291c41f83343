import { expect, inject, test } from 'vitest'

import { db } from '#app/db.server.ts'
import { listRecord } from '#app/staff/record/record.server.ts'
import { start } from '#test/process.ts'
import { addNewLead } from '#test/staff/desk-people.ts'

async function run(words: string[]): Promise<string> {
  const running = start(words, { DATABASE_URL: inject('databaseUrl') })
  expect(await running.ended, running.output()).toBe(0)
  return running.output()
}

async function newest(): Promise<string | undefined> {
  return (await listRecord(db, null)).lines[0]?.text
}

test('a command that erases writes to the record that it did, and nothing where nothing was', async () => {
  const id = await addNewLead(db)
  await db.updateTable('leads').set({ suspect: 'phone' }).where('id', '=', id).execute()
  await run(['scripts/purge-suspect.ts', '--older-than', '0'])
  expect(await newest()).toBe('A command of the server erased 1 lead: suspect enquiries')
  const demo = await addNewLead(db)
  await db.updateTable('leads').set({ is_demo: true }).where('id', '=', demo).execute()
  await run(['scripts/demo.ts', '--clear'])
  const line = 'A command of the server erased 1 lead: demonstration'
  expect(await newest()).toBe(line)
  await run(['scripts/purge-suspect.ts', '--older-than', '0'])
  await run(['scripts/demo.ts', '--clear'])
  const { lines } = await listRecord(db, null)
  expect(lines.filter(({ text }) => text === line)).toHaveLength(1)
  expect(lines.filter(({ text }) => text.includes('suspect enquiries'))).toHaveLength(1)
})
