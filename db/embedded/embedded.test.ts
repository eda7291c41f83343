import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterEach, expect, test } from 'vitest'

import { temporaryFolder } from '#test/helpers/database/data-folder.ts'

import { startEmbedded } from './embedded.ts'

const { folder, remove } = temporaryFolder()
afterEach(remove)

test('an impossible data folder is reported with its variable', async () => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'file'), '')
  const below = join(folder, 'file/data')
  await expect(startEmbedded(below)).rejects.toThrow(
    new RegExp(`^The data folder ${below} cannot be written .*DATA_DIR`),
  )
})

test('data of another PostgreSQL is reported with a remedy', async () => {
  for (const [major, todo] of [
    ['17', /PostgreSQL 17.*bin\/northlight database upgrade/],
    ['99', /PostgreSQL 99.*Go back/],
  ] as const) {
    const data = join(folder, major)
    mkdirSync(join(data, 'postgres'), { recursive: true })
    writeFileSync(join(data, 'postgres/PG_VERSION'), `${major}\n`)
    chmodSync(folder, 0o755)
    await expect(startEmbedded(data)).rejects.toThrow(todo)
  }
})
