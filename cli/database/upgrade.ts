import { existsSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { config } from '#app/config/config.server.ts'
import { usageOf } from '#cli/commands/commands.mjs'
import { chownToSiteUser } from '#cli/run/as-the-site.ts'
import { resolveUserPath } from '#cli/run/resolve-user-path.ts'
import { productVersion } from '#cli/run/product-version.ts'
import { endProgress, progressOf } from '#cli/run/progress.ts'
import { readArgs } from '#cli/run/read-args.ts'
import { oldBinaries } from '#db/backup/old-binaries.ts'
import { restoreBackup } from '#db/backup/restore-backup.ts'
import { workFolder } from '#db/backup/scratch.ts'
import { writeBackup } from '#db/backup/write-backup.ts'
import { broughtMajor } from '#db/embedded/binaries.ts'
import { clusterMajor } from '#db/embedded/cluster.ts'
import { runningEmbedded, startEmbedded } from '#db/embedded/embedded.ts'
import { roleOf } from '#db/migrate.ts'

const usage = usageOf('database upgrade')
const options = { binaries: { type: 'string' } } as const

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
  const { binaries } = readArgs(() => parseArgs({ options }), usage).values
  if (config.DATABASE_URL !== undefined) {
    return 'DATABASE_URL names your own server: upgrade it there.'
  }
  const folder = join(resolve(config.DATA_DIR), 'postgres')
  const [old, brought] = [clusterMajor(folder), broughtMajor()]
  if (old === undefined) return `There is no data in ${folder} to upgrade.`
  if (old === brought) return `The data in ${folder} is of PostgreSQL ${brought} already.`
  if (old > brought) throw new Error(`The data is of PostgreSQL ${old}, newer than ${brought}.`)
  if (await runningEmbedded(config.DATA_DIR)) throw new Error('The site runs. Stop it first.')
  const work = await workFolder(config.DATA_DIR)
  try {
    const path = join(work.folder, 'backup')
    const programs = oldBinaries(old, work.folder, binaries && resolveUserPath(binaries))
    console.log(`Reading every row from PostgreSQL ${old} …`)
    await readOld(path, programs)
    console.log(`Restoring it into PostgreSQL ${brought} …`)
    const oldFolder = `${folder}-${old}-${new Date().toISOString().slice(0, 10)}`
    const rows = await replace(folder, oldFolder, path)
    return `${rows} rows are in PostgreSQL ${brought}; counts and checksums are the same. The old data is in ${oldFolder}: remove it once the site has run well. Start the site: npm start`
  } finally {
    work.remove()
  }
}

async function readOld(path: string, binaries: string): Promise<void> {
  const database = await startEmbedded(config.DATA_DIR, { binaries })
  try {
    // It is next to the data for a minute, and as private.
    await writeBackup(path, {
      url: database.ownerUrl,
      product: productVersion(),
      lock: { recipients: [] },
      files: noFiles,
      signal: new AbortController().signal,
      onRows: progressOf('rows'),
    })
  } finally {
    await database.stop()
  }
}

async function* noFiles() {}

/** Puts the new cluster in place of the old one; moves the old one back where a step fails. */
async function replace(folder: string, oldFolder: string, path: string): Promise<number> {
  if (existsSync(oldFolder)) throw new Error(`${oldFolder} is there already. Move it away first.`)
  renameSync(folder, oldFolder)
  try {
    const database = await startEmbedded(config.DATA_DIR)
    try {
      const { rows } = await restoreBackup(path, {
        ownerUrl: database.ownerUrl,
        application: roleOf(database.url),
        key: [],
        keep: () => Promise.resolve(),
        onBytes: progressOf('MB', 1e6),
        onStep: (step) => console.log(step),
      })
      return rows
    } finally {
      await database.stop()
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    renameSync(oldFolder, folder)
    throw error
  }
}
