import { statfs } from 'node:fs/promises'
import { join } from 'node:path'

import { Client } from 'pg'

import { migrationNames, roleOf } from '#db/migrate.ts'

import { BackupRefusal, type BackupFile } from './archive.ts'
import { backupName, outOfDate, type Place } from './place.ts'
import { restoreBackup } from './restore-backup.ts'
import { scratchDatabase, workFolder } from './scratch.ts'
import type { Lock } from './seal.ts'
import { writeBackup, type Written } from './write-backup.ts'

const MEGABYTE = 1024 * 1024
const EMPTY_MB = 400

type Options = {
  url: string
  dataFolder: string
  product: string
  lock: Lock
  place: Place
  keepDays: number
  floorMb: number
  files: () => AsyncIterable<BackupFile>
  signal: AbortSignal
  onStep?: (step: string) => void
  onRows?: Progress
  onBytes?: Progress
}

type Progress = (done: number, total: number) => void

export type Taken = {
  file: string
  bytes: number
  rows: number
  files: number
  sha256: string
  isEncrypted: boolean
  removed: string[]
}

/** Backs up, restores the file into a scratch database as proof, stores it, and only then deletes old ones. Throws on any failure. */
export async function takeBackup(options: Options): Promise<Taken> {
  const { url, dataFolder, product, lock, place, keepDays, signal } = options
  const { onStep = () => {}, onRows = () => {}, onBytes } = options
  await requireRoom(url, dataFolder, options.floorMb)
  const work = await workFolder(dataFolder)
  try {
    const path = join(work.folder, 'backup')
    const madeAt = new Date()
    onStep('Reading every row …')
    const { files } = options
    const written = await writeBackup(path, { url, product, lock, files, signal, onRows })
    onStep('Restoring it to prove it …')
    await prove(path, work.folder, written, { onStep, onBytes })
    signal.throwIfAborted()
    const isEncrypted = written.key.length > 0
    const migration = (await migrationNames()).at(-1) ?? ''
    const file = backupName({ madeAt, migration, isSealed: isEncrypted })
    onStep(`Putting it into ${place.name} …`)
    const stored = await place.put(path, file, signal)
    if (stored !== written.sha256) {
      throw new BackupRefusal(`The file in ${place.name} differs from what was written.`)
    }
    const removed = outOfDate(await place.list(), file, keepDays)
    for (const old of removed) await place.remove(old)
    const { bytes, rows, sha256, end } = written
    return { file, bytes, rows, files: end.files.length, sha256, isEncrypted, removed }
  } finally {
    work.remove()
  }
}

async function prove(
  path: string,
  folder: string,
  { key, rows }: Pick<Written, 'key' | 'rows'>,
  watched: Pick<Parameters<typeof restoreBackup>[1], 'onStep' | 'onBytes'>,
): Promise<void> {
  const scratch = await scratchDatabase(folder)
  try {
    const restored = await restoreBackup(path, {
      ownerUrl: scratch.ownerUrl,
      application: roleOf(scratch.url),
      key,
      keep: forget,
      ...watched,
    })
    if (restored.rows !== rows)
      throw new BackupRefusal('The restored backup differs from the database.')
  } finally {
    await scratch.stop()
  }
}

/** The test restore must not fill the site's disk. */
async function requireRoom(url: string, dataFolder: string, floorMb: number): Promise<void> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ bytes: string }>(
      'select pg_database_size(current_database()) as bytes',
    )
    const { bavail, bsize } = await statfs(dataFolder)
    const free = Math.floor((bavail * bsize) / MEGABYTE)
    const needed = Math.ceil((Number(rows[0]?.bytes ?? 0) / MEGABYTE) * 1.7) + EMPTY_MB + floorMb
    if (free >= needed) return
    throw new BackupRefusal(
      `A backup is proved by restoring it on the disk of ${dataFolder}, which takes ${needed} MB there; ${free} MB are free. Make room.`,
    )
  } finally {
    await client.end()
  }
}

async function forget(): Promise<void> {}
