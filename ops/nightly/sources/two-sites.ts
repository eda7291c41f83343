import { execFile } from 'node:child_process'
import { chmodSync } from 'node:fs'
import { promisify } from 'node:util'

import { Client } from 'pg'

import { startEmbedded } from '#db/embedded/embedded.ts'
import { migrate, roleOf } from '#db/migrate.ts'
import { freePort } from '#ops/bench/free-port.ts'
import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { copyReadyCluster } from '#test/helpers/database/ready-cluster.ts'
import { startSite, type Site } from '#test/helpers/site/site.ts'

/** Two processes of the built site on one PostgreSQL. */
export type TwoSites = {
  /** What both take for their public address. */
  base: string
  bases: readonly [string, string]
  database: Client
  /** Runs a script next to them; answers what it prints. */
  run: (script: string) => Promise<string>
  /** Kills one without warning and starts it again; settles when it is ready. */
  kill: (which: 0 | 1) => Promise<void>
  stop: () => Promise<void>
}

const MANY = '1000000'
const LIMITS = {
  ENQUIRY_LIMIT_IPV4: MANY,
  ENQUIRY_LIMIT_PHONE: MANY,
  ENQUIRY_LIMIT_FORM: MANY,
  ENQUIRY_LIMIT_SITE: MANY,
}

/** `portals` is where they find the hosts of the portals. */
export async function startTwoSites(portals: string): Promise<TwoSites> {
  const undo: (() => unknown)[] = []
  const stop = async () => {
    for (const task of undo.splice(0).toReversed()) await task()
  }
  const newFolder = () => {
    const { folder, remove } = temporaryFolder()
    undo.push(remove)
    chmodSync(folder, 0o755)
    return folder
  }
  try {
    const shared = newFolder()
    copyReadyCluster(shared)
    const embedded = await startEmbedded(shared)
    undo.push(embedded.stop)
    await migrate(embedded.ownerUrl, { application: roleOf(embedded.url) })
    const ports = [await freePort(), await freePort()] as const
    const bases = [`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`] as const
    const variables = {
      ...LIMITS,
      NODE_ENV: 'production',
      PUBLIC_URL: bases[0],
      BACKUP_AT: 'off',
      SESSION_SECRET: 'a secret that both processes of it know',
      PRIVACY_SECRET: 'what both know about people who withdrew',
      DATABASE_URL: embedded.url,
      DATABASE_OWNER_URL: embedded.ownerUrl,
    }
    const folders = [newFolder(), newFolder()] as const
    const begin = (which: 0 | 1): Promise<Site> =>
      startSite(
        {
          ...variables,
          PORT: String(ports[which]),
          PORTALS: portals,
          NODE_OPTIONS: '--import=./ops/nightly/sources/to-portals.ts',
        },
        folders[which],
      )
    const sites = await Promise.all([begin(0), begin(1)])
    undo.push(() => Promise.all(sites.map((site) => site.stop())))
    const database = new Client({ connectionString: embedded.ownerUrl })
    await database.connect()
    undo.push(() => database.end())
    return {
      base: bases[0],
      bases,
      database,
      stop,
      async run(script) {
        const { PATH = '', HOME = '' } = process.env
        const env = { PATH, HOME, ...variables, DATA_DIR: shared }
        return (await promisify(execFile)(process.execPath, [script], { env })).stdout
      },
      async kill(which) {
        sites[which].child.kill('SIGKILL')
        await sites[which].ended
        sites[which] = await begin(which)
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}
