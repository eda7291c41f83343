import { statfs } from 'node:fs/promises'
import { join } from 'node:path'

import { Client } from 'pg'

import { migrationNames, roleOf } from '#db/migrate.ts'

import { BackupRefusal, type KeptFile } from './archive.ts'
import { backupName, outOfDate, type Place } from './place.ts'
import { restoreBackup } from './restore-backup.ts'
import { scratchDatabase, workFolder } from './scratch.ts'
import type { Lock } from './seal.ts'
import { writeBackup, type Written } from './write-backup.ts'

const MEGABYTE = 1024 * 1024
/** What a cluster takes with nothing in it, its log of what is to be written included. */
const EMPTY_MB = 400

type Options = {
  url: string
  dataFolder: string
  product: string
  lock: Lock
  place: Place
  keepDays: number
  /** Megabytes that must stay free on the disk of the data folder. */
  floorMb: number
  files: () => AsyncIterable<KeptFile>
  signal: AbortSignal
  tell?: (step: string) => void
  /** How many rows are read, and how many bytes of the file for the proof. */
  onRows?: Progress
  onBytes?: Progress
}

type Progress = (done: number, total: number) => void

/** A backup that was restored from its file, compared, and lies in its place. */
export type Taken = {
  file: string
  bytes: number
  rows: number
  files: number
  sha256: string
  isEncrypted: boolean
  removed: string[]
}

/**
 * Backs the database up, proves the file by restoring it into a database made for that alone, puts it
 * into its place, and only then removes those that are out of date. Throws where any of it fails.
 */
export async function takeBackup(options: Options): Promise<Taken> {
  const { url, dataFolder, product, lock, place, keepDays, signal } = options
  const { tell = () => {}, onRows = () => {}, onBytes } = options
  await requireRoom(url, dataFolder, options.floorMb)
  const work = await workFolder(dataFolder)
  try {
    const path = join(work.folder, 'backup')
    const madeAt = new Date()
    tell('Reading every row …')
    const { files } = options
    const written = await writeBackup(path, { url, product, lock, files, signal, onRows })
    tell('Restoring it to prove it …')
    await prove(path, work.folder, written, { tell, onBytes })
    signal.throwIfAborted()
    const isEncrypted = written.key.length > 0
    const migration = (await migrationNames()).at(-1) ?? ''
    const file = backupName({ madeAt, migration, isSealed: isEncrypted })
    tell(`Putting it into ${place.name} …`)
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
  watched: Pick<Parameters<typeof restoreBackup>[1], 'tell' | 'onBytes'>,
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

/** The proof must not fill the disk that the site itself writes to. */
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

/** Files are compared as they are read; a scratch has nowhere to show them. */
async function forget(): Promise<void> {}
