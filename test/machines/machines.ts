import { spawn } from 'node:child_process'
import { chmodSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

import { Client } from 'pg'

import { startEmbedded } from '#db/embedded/embedded.ts'
import { migrate, roleOf } from '#db/migrate.ts'
import { freePort } from '#ops/bench/free-port.ts'
import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { copyReadyCluster } from '#test/helpers/database/ready-cluster.ts'
import { startSite, type Site } from '#test/helpers/site/site.ts'

import { startBalancer } from './balancer.ts'
import { startPooler } from './pooler.ts'

/** Processes of the built site on one PostgreSQL, each with a data folder of its own, behind one nginx. */
export type Machines = {
  /** Where visitors ask. */
  address: string
  /** Each of them, for who asks it alone. */
  all: () => readonly Site[]
  /** Ends one as its supervisor would and starts it again; settles when it is ready. */
  restart: (index: number) => Promise<void>
  /** What they have logged in all their lives: why one of them refused. */
  logs: () => string
  /** Runs a command of the owner; `input` is its standard input. */
  command: (args: string[], input?: string, more?: Record<string, string>) => Promise<void>
  /** The database, past everything, as the owner of its tables. */
  database: Client
  stop: () => Promise<void>
}

type MachineOptions = { count: number; isPooled: boolean; variables: Record<string, string> }

const DRAIN_SECONDS = '2'

export async function startMachines({
  count,
  isPooled,
  variables,
}: MachineOptions): Promise<Machines> {
  const undo: (() => unknown)[] = []
  const stop = async () => {
    for (const task of undo.splice(0).toReversed()) await task()
  }
  try {
    const shared = folderOf(undo)
    copyReadyCluster(shared)
    const embedded = await startEmbedded(shared)
    undo.push(embedded.stop)
    await migrate(embedded.ownerUrl, { application: roleOf(embedded.url) })
    const pooler = isPooled ? await startPooler(embedded, shared) : undefined
    if (pooler) undo.push(pooler.stop)
    const port = await freePort()
    const address = `http://127.0.0.1:${port}`
    const common = {
      ...variables,
      PUBLIC_URL: address,
      TRUSTED_PROXIES: '127.0.0.1',
      DRAIN_SECONDS,
      SESSION_SECRET: 'machines that know one secret of theirs',
      PRIVACY_SECRET: 'machines that know who withdrew from all',
      DATABASE_URL: pooler?.url ?? embedded.url,
      DATABASE_OWNER_URL: embedded.ownerUrl,
      ...(pooler && { DATABASE_DIRECT_URL: embedded.url }),
    }
    const places: { port: number; folder: string }[] = []
    while (places.length < count) places.push({ port: await freePort(), folder: folderOf(undo) })
    const lives: Site[] = []
    const begin = async (place: { port: number; folder: string }) => {
      const site = await startSite({ ...common, PORT: String(place.port) }, place.folder)
      lives.push(site)
      return site
    }
    // Together, as after a failure of power: one of them does what is done once.
    const sites = await Promise.all(places.map(begin))
    undo.push(() => Promise.all(sites.map((site) => site.stop())))
    const balancer = await startBalancer(
      shared,
      port,
      places.map((place) => place.port),
    )
    undo.push(balancer.stop)
    const database = new Client({ connectionString: embedded.ownerUrl })
    await database.connect()
    undo.push(() => database.end())
    return {
      address,
      all: () => sites,
      restart: async (index) => {
        const place = places[index]
        if (!place) throw new Error(`There is no machine ${index}.`)
        await sites[index]?.stop()
        const site = await begin(place)
        sites[index] = site
        await isReady(site.base)
      },
      logs: () => lives.map((site) => site.output()).join('\n'),
      command: (args, input = '', more = {}) => run(args, input, { ...common, ...more }),
      database,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

function folderOf(undo: (() => unknown)[]): string {
  const { folder, remove } = temporaryFolder()
  undo.push(remove)
  // nginx and PgBouncer run as users of their own where root starts them.
  chmodSync(folder, 0o755)
  return folder
}

/** Not in one go: what the command asks may be answered by this very process. */
async function run(args: string[], input: string, variables: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env
  const env = { PATH, HOME, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...variables }
  const child = spawn(process.execPath, args, { env, stdio: ['pipe', 'ignore', 'inherit'] })
  child.stdin.end(input)
  const code = await new Promise<number | null>((ended) => child.once('close', ended))
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}.`)
}

async function isReady(base: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const answer = await fetch(`${base}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(50)
  }
  throw new Error(`${base} is not ready.`)
}
