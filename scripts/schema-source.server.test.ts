import { readFile } from 'node:fs/promises'

import { expect, inject, test } from 'vitest'

import { schemaSource } from './schema-source.ts'

test('app/db-schema.ts describes the tables as the migrations leave them', async () => {
  const written = await readFile('app/db-schema.ts', 'utf8')
  expect(written, 'npm run db:schema writes it').toBe(
    await schemaSource(inject('databaseOwnerUrl')),
  )
})
