import { sql } from 'kysely'
import { expect, test } from 'vitest'

import type { Executor } from '#app/db.server.ts'
import { inTransaction } from '#test/database.ts'

import { fillFast } from './fill-fast.server.ts'

async function optionsOf(db: Executor): Promise<(string[] | null)[]> {
  const { rows } = await sql<{ options: string[] | null }>`
    select reloptions as options from pg_class
    where relname in ('leads_grams', 'leads_name_keys') order by relname`.execute(db)
  return rows.map(({ options }) => options)
}

test('after a filling, and after one that failed, searches are as quick as before', async () => {
  await inTransaction(async (db) => {
    const before = await optionsOf(db)
    expect(before).toEqual([['fastupdate=off'], ['fastupdate=off']])
    const during = await fillFast(db, () => optionsOf(db))
    expect(during.flat()).toContain('fastupdate=on')
    expect(await optionsOf(db)).toEqual(before)
    const failing = fillFast(db, () => Promise.reject(new Error('full')))
    await expect(failing).rejects.toThrow('full')
    expect(await optionsOf(db)).toEqual(before)
  })
})
