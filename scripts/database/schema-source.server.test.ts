import { readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { ofWorker } from '#test/helpers/database/worker-database.ts'

import { schemaSource } from './schema-source.ts'

test('db/schema.ts describes the tables as the migrations leave them', async () => {
  const written = await readFile('db/schema.ts', 'utf8')
  expect(written, 'bin/northlight database schema writes it').toBe(
    await schemaSource(ofWorker('databaseOwnerUrl')),
  )
})
