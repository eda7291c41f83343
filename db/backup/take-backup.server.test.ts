import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { ofWorker } from '#test/helpers/database/worker-database.ts'

import { folderPlace } from './folder-place.ts'
import { takeBackup } from './take-backup.ts'

const { folder: dataFolder, remove } = temporaryFolder()
const { folder: kept, remove: removeKept } = temporaryFolder()
// PostgreSQL's own account enters it.
chmodSync(dataFolder, 0o755)
afterAll(() => {
  remove()
  removeKept()
})

function take(onStep: () => void) {
  return takeBackup({
    url: ofWorker('databaseUrl'),
    dataFolder,
    product: 'northlight',
    lock: { recipients: [] },
    place: folderPlace(kept),
    keepDays: 30,
    floorMb: 0,
    files: noFiles,
    signal: AbortSignal.timeout(60_000),
    onStep: onStep,
  })
}

async function* noFiles() {}

function damage(): void {
  const [work = ''] = readdirSync(dataFolder).filter((name) => name.startsWith('backup-work-'))
  const path = join(dataFolder, work, 'backup')
  const whole = readFileSync(path)
  writeFileSync(path, whole.subarray(0, whole.length / 2))
}

test('a backup is stored only after a test restore', async () => {
  let steps = 0
  await expect(
    take(() => {
      steps += 1
      if (steps === 2) damage()
    }),
  ).rejects.toThrow(/\S/)
  expect(readdirSync(kept)).toEqual([])
  const { file, rows } = await take(() => {})
  expect(readdirSync(kept)).toEqual([file])
  expect(rows).toBeGreaterThan(0)
})
