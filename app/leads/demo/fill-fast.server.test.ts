import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { afterAll, expect, inject, test } from 'vitest'

import type { Database } from '#app/db-schema.ts'

import { fillFast } from './fill-fast.server.ts'

const pool = new Pool({ connectionString: inject('databaseOwnerUrl'), max: 1 })
const owner = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
afterAll(() => owner.destroy())

async function options(): Promise<(string[] | null)[]> {
  const { rows } = await sql<{ options: string[] | null }>`
    select reloptions as options from pg_class
    where relname in ('leads_grams', 'leads_name_keys') order by relname`.execute(owner)
  return rows.map((row) => row.options)
}

test('after a filling, and after one that failed, searches are as quick as before', async () => {
  const before = [['fastupdate=off'], ['fastupdate=off']]
  expect(await options()).toEqual(before)
  expect((await fillFast(owner, options)).flat()).toContain('fastupdate=on')
  expect(await options()).toEqual(before)
  const failing = fillFast(owner, () => Promise.reject(new Error('full')))
  await expect(failing).rejects.toThrow('full')
  expect(await options()).toEqual(before)
})
