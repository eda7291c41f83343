import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { scratchDatabase } from '#db/backup/scratch.ts'
import { migrate } from '#db/migrate.ts'

import { schemaSource } from './schema-source.ts'

const folder = mkdtempSync(join(tmpdir(), 'northlight-schema-'))
chmodSync(folder, 0o711)
try {
  const database = await scratchDatabase(folder)
  try {
    await migrate(database.ownerUrl)
    await writeFile('db/schema.ts', await schemaSource(database.ownerUrl))
  } finally {
    await database.stop()
  }
  console.log('db/schema.ts describes every table.')
} finally {
  rmSync(folder, { recursive: true, force: true })
}
