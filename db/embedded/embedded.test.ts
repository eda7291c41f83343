import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterEach, expect, test } from 'vitest'

import { temporaryFolder } from '#test/data-folder.ts'

import { startEmbedded } from './embedded.ts'

const { folder, remove } = temporaryFolder()
afterEach(remove)

test('a data folder that cannot be is named with its variable', async () => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'file'), '')
  const below = join(folder, 'file/data')
  await expect(startEmbedded(below)).rejects.toThrow(
    new RegExp(`^The data folder ${below} cannot be written .*DATA_DIR`),
  )
})
