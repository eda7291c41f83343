import { Client } from 'pg'
import type { TestProject } from 'vitest/node'

import { clusterUrl } from '#db/embedded/cluster.ts'
import { startEmbedded } from '#db/embedded/embedded.ts'
import { migrate, roleOf } from '#db/migrate.ts'
import { within } from '#test/helpers/site/within.ts'

import { temporaryFolder } from './data-folder.ts'
import type { WorkerDatabase } from './worker-database.ts'
import { copyReadyCluster, makeReadyCluster } from './ready-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where PostgreSQL's socket is. */
    socketFolder: string
    /** The tables in which migrations put no rows. */
    emptyTables: string[]
    /** What each worker has to itself. */
    workers: WorkerDatabase[]
  }
}

/** What is lost when the machine stops is no loss of a test. */
const HASTE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** One real PostgreSQL for all files of a project, with every migration applied, and a database for each worker. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const removeReady = await makeReadyCluster()
  const main = temporaryFolder()
  copyReadyCluster(main.folder)
  const database = await startEmbedded(main.folder, { settings: HASTE })
  await migrate(database.ownerUrl, { application: roleOf(database.url) })
  const socketFolder = new URL(database.url).searchParams.get('host') ?? ''
  const count = project.config.maxWorkers
  const copies = Array.from({ length: count - 1 }, (_, at) => `worker_${at + 2}`)
  await copyDatabase(socketFolder, database, copies)
  const folders = copies.map(() => temporaryFolder())
  project.provide('socketFolder', socketFolder)
  project.provide('emptyTables', await emptyTables(database.ownerUrl))
  project.provide('workers', [
    { databaseUrl: database.url, databaseOwnerUrl: database.ownerUrl, dataFolder: main.folder },
    ...copies.map((name, at) => ({
      databaseUrl: named(database.url, name),
      databaseOwnerUrl: named(database.ownerUrl, name),
      dataFolder: folders[at]?.folder ?? '',
    })),
  ])
  return async () => {
    await database.stop()
    for (const { remove } of [main, ...folders]) remove()
    removeReady()
  }
}

type Urls = { url: string; ownerUrl: string }

/** Copies the site's database, with its tables, owner and rights, under other names. */
async function copyDatabase(
  socketFolder: string,
  { url, ownerUrl }: Urls,
  names: readonly string[],
): Promise<void> {
  const admin = new Client({ connectionString: clusterUrl(socketFolder, 'postgres') })
  await admin.connect()
  for (const name of names) {
    const from = new URL(url).pathname.slice(1)
    await admin.query(`create database ${name} template ${from} owner ${roleOf(ownerUrl)}`)
    await admin.query(`revoke all on database ${name} from public`)
    await admin.query(`grant connect on database ${name} to ${roleOf(url)}`)
  }
  await admin.end()
}

async function emptyTables(url: string): Promise<string[]> {
  return within(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' order by 1",
    )
    const names = rows.map(({ name }) => name)
    const found = await Promise.all(
      names.map((name) => client.query(`select from "${name}" limit 1`)),
    )
    return names.filter((_, at) => found[at]?.rowCount === 0)
  })
}

function named(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}
