import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'

import { config, ownerUrl as ownerUrlOf } from '#app/config/config.server.ts'
import { fillBucket } from '#app/media/storage/fill-bucket.server.ts'
import { refreshSettings } from '#app/settings/stored-settings.server.ts'
import { bucketOf, type MediaBucket } from '#app/media/storage/media-bucket.server.ts'
import { usageOf } from '#cli/commands/commands.mjs'
import { chownToSiteUser } from '#cli/run/as-the-site.ts'
import { resolveUserPath } from '#cli/run/resolve-user-path.ts'
import { endProgress, progressOf } from '#cli/run/progress.ts'
import { readSecret } from '#cli/run/read-secret.ts'
import { readArgs } from '#cli/run/read-args.ts'
import { BackupRefusal, type BackupFile } from '#db/backup/archive.ts'
import { backupPlace } from '#db/backup/backup-settings.server.ts'
import type { Place } from '#db/backup/place.ts'
import { restoreBackup, type Restored } from '#db/backup/restore-backup.ts'
import { scratchDatabase, workFolder } from '#db/backup/scratch.ts'
import { readAbout, type Key } from '#db/backup/seal.ts'
import { db, pool } from '#db/client.server.ts'
import { runningEmbedded, startEmbedded } from '#db/embedded/embedded.ts'
import type { DatabaseUrls } from '#db/embedded/roles.ts'
import { roleOf } from '#db/migrate.ts'
import { commandLimits } from '#db/pool.ts'

const usage = usageOf('backup restore')
const options = {
  key: { type: 'string' },
  withdrawals: { type: 'string', multiple: true },
  check: { type: 'boolean', default: false },
} as const

try {
  console.log(await run())
} catch (error) {
  endProgress()
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  chownToSiteUser()
}

async function run(): Promise<string> {
  const { values, positionals } = readArgs(
    () => parseArgs({ options, allowPositionals: true }),
    usage,
  )
  if (values.check) await readSettings()
  const place = backupPlace(config)
  const work = await prepareWork()
  try {
    const file = await findFile(positionals[0], place, work.folder)
    const { isSealed, about } = await readAbout(file)
    if (about !== undefined) console.log(`Backup: ${about}`)
    if (!isSealed) refuseUnlessOpen(values.key)
    const key = isSealed ? await readKey(values.key) : []
    const filesFolder = join(work.folder, 'files')
    const keep = (one: BackupFile) => putFile(join(filesFolder, one.name), one.bytes)
    if (values.check) {
      const scratch = await scratchDatabase(work.folder)
      try {
        return `It restores. ${sentence(await restoreInto(scratch, file, { key, keep }))}`
      } finally {
        await scratch.stop()
      }
    }
    return await restoreForGood(file, {
      key,
      keep,
      filesFolder,
      withdrawals: values.withdrawals ?? [],
    })
  } finally {
    work.remove()
  }
}

/** A drill of a running site takes the place of its backups from Settings; a site to restore into has none yet. */
async function readSettings(): Promise<void> {
  if (config.DATABASE_URL === undefined) return
  await refreshSettings(db).catch(() => false)
  await pool.end()
}

/** An owner who encrypts backups must not restore one that anyone may have written. */
function refuseUnlessOpen(key: string | undefined): void {
  const name = (['BACKUP_KEY', 'BACKUP_PASSPHRASE'] as const).find(
    (one) => config[one] !== undefined,
  )
  if (key === undefined && name === undefined) return
  throw new BackupRefusal(
    `This backup is not encrypted, but yours are (${name ?? '--key'}). Someone else may have written it. Choose another backup. If this one is older than your encryption, restore it without ${name ?? '--key'}.`,
  )
}

type Keeping = { key: Key; keep: (file: BackupFile) => Promise<void> }

type ForGood = Keeping & { filesFolder: string; withdrawals: string[] }

async function restoreForGood(file: string, input: ForGood): Promise<string> {
  const { urls, stop } = await ownDatabase()
  try {
    const restored = await restoreInto(urls, file, input)
    // An existing secret stays, because it signs sessions.
    if (existsSync(input.filesFolder))
      await cp(input.filesFolder, config.DATA_DIR, { recursive: true, force: false })
    await fillEmpty(bucketOf(config))
    chownToSiteUser()
    closeAgain(urls, input.withdrawals)
    return `Restored. ${sentence(restored)} Start the site: npm start`
  } finally {
    await stop()
  }
}

/** Uploads the restored photos to a bucket that has none. */
async function fillEmpty(bucket: MediaBucket | undefined): Promise<void> {
  if (!bucket || ((await bucket.readList())?.list.length ?? 0) > 0) return
  await fillBucket(config.DATA_DIR, bucket)
}

/** Applies withdrawals since the backup before anyone can see these people. */
function closeAgain({ url, ownerUrl }: DatabaseUrls, files: string[]): void {
  const { status } = spawnSync(process.execPath, ['cli/privacy/reapply-withdrawals.ts', ...files], {
    env: { ...process.env, ...commandLimits, DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl },
    stdio: 'inherit',
  })
  if (status !== 0)
    throw new Error(
      'The rows are restored. Run bin/northlight privacy reapply-withdrawals before the site starts.',
    )
}

function restoreInto(urls: DatabaseUrls, file: string, input: Keeping): Promise<Restored> {
  return restoreBackup(file, {
    ...input,
    ownerUrl: urls.ownerUrl,
    application: roleOf(urls.url),
    onBytes: progressOf('MB', 1e6),
    onStep: (step) => console.log(step),
  })
}

async function ownDatabase(): Promise<{ urls: DatabaseUrls; stop: () => Promise<void> }> {
  const [url, ownerUrl] = [config.DATABASE_URL, ownerUrlOf()]
  if (url !== undefined && ownerUrl !== undefined) {
    return { urls: { url, ownerUrl }, stop: () => Promise.resolve() }
  }
  if (await runningEmbedded(config.DATA_DIR)) {
    throw new BackupRefusal(`The site runs on ${config.DATA_DIR}. Stop it first.`)
  }
  const own = await startEmbedded(config.DATA_DIR)
  return { urls: own, stop: own.stop }
}

async function prepareWork() {
  await mkdir(config.DATA_DIR, { recursive: true })
  return workFolder(config.DATA_DIR)
}

async function findFile(
  requested: string | undefined,
  place: Place | undefined,
  folder: string,
): Promise<string> {
  if (requested !== undefined) {
    const near = resolveUserPath(requested)
    if (existsSync(near)) return near
  }
  if (!place)
    throw new BackupRefusal(
      `There is no file ${requested ?? ''}, and BACKUP_TO is not set.\n${usage}`,
    )
  const names = await place.list()
  const name = requested === undefined ? names.at(-1) : names.find((one) => one === requested)
  if (name !== undefined) return place.fetch(name, folder)
  throw new BackupRefusal(`There is no backup ${requested ?? ''} in ${place.name}.\n${usage}`)
}

/** From a file as age-keygen writes it, or typed: the key or the passphrase. */
async function readKey(file: string | undefined): Promise<Key> {
  if (file === undefined && config.BACKUP_PASSPHRASE !== undefined)
    return [config.BACKUP_PASSPHRASE]
  const text =
    file === undefined
      ? await readSecret('The key (AGE-SECRET-KEY-1…) or the passphrase: ')
      : await readFile(resolveUserPath(file), 'utf8')
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
}

async function putFile(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, bytes, { mode: 0o600 })
}

function sentence({ rows, end, madeAt, migrated, owners }: Restored): string {
  const later = migrated.length > 0 ? ` Applied since: ${migrated.join(', ')}.` : ''
  return `${rows} rows in ${end.tables.length} tables and ${end.files.length === 1 ? '1 file' : `${end.files.length} files`}, as they were at ${madeAt}; counts and checksums are the same.${later} Owners in it: ${owners.join(', ') || 'none'}.`
}
