import { setPriority } from 'node:os'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

import { config, directUrl } from '#app/config/config.server.ts'
import { usageOf } from '#cli/commands/commands.mjs'
import { databaseCommandWith } from '#cli/run/database-command.ts'
import { resolveUserPath } from '#cli/run/resolve-user-path.ts'
import { productVersion } from '#cli/run/product-version.ts'
import { progressOf } from '#cli/run/progress.ts'
import { readArgs } from '#cli/run/read-args.ts'
import { isBackupDue } from '#db/backup/backup-due.ts'
import { backupLock, backupPlace } from '#db/backup/backup-settings.server.ts'
import { BACKUP_LOCK, findLastBackups, recordBackup } from '#db/backup/backup-tries.server.ts'
import { folderPlace } from '#db/backup/folder-place.ts'
import { takeBackup, type Taken } from '#db/backup/take-backup.ts'
import { db } from '#db/client.server.ts'
import { bucketOf } from '#app/media/storage/media-bucket.server.ts'
import { listPhotos, mediaFolder } from '#app/media/storage/media-folder.server.ts'
import { mediaMirror } from '#app/media/storage/media-mirror.server.ts'
import { backupSecrets, type BackupFile } from '#db/backup/archive.ts'
import { dataPath } from '#db/data-folder.ts'

// The site adds --requested: low priority. Or --scheduled: only where the day's backup is due, too.

const usage = usageOf('backup create')
const options = {
  to: { type: 'string' },
  scheduled: { type: 'boolean', default: false },
  requested: { type: 'boolean', default: false },
} as const

const MEDIA_LIST = 'media/media.json'
const LOWEST = 19
const MEGABYTE = 1e6

const watched = {
  onStep: (step: string) => console.log(step),
  onRows: progressOf('rows'),
  onBytes: progressOf('MB', MEGABYTE),
}

const stopped = new AbortController()
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop())
process.once('disconnect', () => stop())
// The open channel alone would keep this process from ending.
process.channel?.unref()

const reads = () => readArgs(() => parseArgs({ options }), usage).values
// Root alone may be able to open a folder outside the site's own.
await databaseCommandWith({ reads, staysRoot: ({ to }) => to !== undefined }, async (args) => {
  const { to, scheduled, requested } = args
  const isBySite = scheduled || requested
  if (isBySite) setPriority(LOWEST)
  const place = to === undefined ? backupPlace(config) : folderPlace(resolveUserPath(to))
  if (!place) throw new Error(`Set BACKUP_TO to the place for backups, or name one: ${usage}`)
  return alone(async () => {
    if (scheduled && !(await isDue())) return ''
    const beganAt = new Date()
    const lock = backupLock(config)
    try {
      const made = await takeBackup({
        url: directUrl() ?? '',
        dataFolder: config.DATA_DIR,
        product: productVersion(),
        lock,
        place,
        keepDays: config.BACKUP_KEEP_DAYS,
        floorMb: config.FREE_SPACE_FLOOR_MB,
        files: () => backupFiles(lock.recipients.length > 0 || lock.passphrase !== undefined),
        signal: stopped.signal,
        ...(!isBySite && watched),
      })
      await recordBackup(db, { beganAt, place: place.name, made })
      return sentence(made, place.name)
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error)
      await recordBackup(db, { beganAt, place: place.name, failure }).catch(() => {})
      throw error
    }
  })
})

function stop(): void {
  stopped.abort(new Error('The backup was stopped.'))
}

/** One backup at a time among all processes; the others report it and end. */
async function alone(work: () => Promise<string>): Promise<string> {
  const client = new Client({ connectionString: directUrl() })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1) as taken',
      [BACKUP_LOCK],
    )
    return rows[0]?.taken ? await work() : 'Another backup is running.'
  } finally {
    await client.end()
  }
}

/** Another process may have made it since this one started. */
async function isDue(): Promise<boolean> {
  const hour = config.BACKUP_AT
  return hour !== 'off' && isBackupDue(new Date(), hour, await findLastBackups(db))
}

function sentence(made: Taken, place: string): string {
  const megabytes = (made.bytes / MEGABYTE).toFixed(1)
  const open = made.isEncrypted
    ? ''
    : '\nIt is not encrypted: anyone who reads it reads every lead. "bin/northlight backup key" makes a key.'
  const removedText = made.removed.length > 0 ? ` Removed ${made.removed.length} older ones.` : ''
  return `${made.file} (${megabytes} MB, ${made.rows} rows, ${made.files === 1 ? '1 file' : `${made.files} files`}) is in ${place}. It was restored into a temporary database, which matches.${removedText}${open}`
}

/** Photos with their list, and the data folder's secrets, which only an encrypted backup contains. */
async function* backupFiles(isEncrypted: boolean): AsyncGenerator<BackupFile> {
  const bucket = bucketOf(config)
  if (bucket) await mediaMirror(config.DATA_DIR, bucket)()
  yield* photos(config.DATA_DIR)
  if (!isEncrypted) return
  for (const name of backupSecrets) {
    const path = dataPath(config.DATA_DIR, name)
    if (existsSync(path)) yield { name: basename(path), bytes: await readFile(path) }
  }
}

/** The list comes last, with the photos that are in the backup: others may change meanwhile. */
async function* photos(dataFolder: string): AsyncGenerator<BackupFile> {
  const read = new Set<string>()
  const list = await listPhotos(dataFolder)
  for (const { file } of list) {
    const bytes = await readFile(join(mediaFolder(dataFolder), file)).catch(() => undefined)
    if (!bytes) continue
    read.add(file)
    yield { name: `media/${file}`, bytes }
  }
  if (read.size === 0) return
  const there = list.filter(({ file }) => read.has(file))
  yield { name: MEDIA_LIST, bytes: Buffer.from(`${JSON.stringify(there, null, 2)}\n`) }
}
