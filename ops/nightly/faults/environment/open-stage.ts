import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { blackHole } from '#test/helpers/database/black-hole.ts'

import { clockFile } from './moving-clock.ts'
import { databaseOf, signalAll, type Database } from './database.ts'
import { syncFaults } from './failing-sync.ts'
import { startExternalCluster } from './external-cluster.ts'
import { setUp, signInAt } from './set-up.ts'
import { siteProcess, type SiteProcess } from './site-process.ts'
import { diskFiller, smallDisk } from './small-disk.ts'
import type { Stage, StageName } from './stage.ts'
import { startReceivers, type Receivers } from './notification-receivers.ts'

const SECRET = 'a secret that all processes of a stage know'
/** The clients share few addresses, and ask more often than people do. */
const MANY = '1000000'
const variables = {
  ENQUIRY_LIMIT_IPV4: MANY,
  ENQUIRY_LIMIT_PHONE: MANY,
  ENQUIRY_LIMIT_FORM: MANY,
  ENQUIRY_LIMIT_SITE: MANY,
  SESSION_SECRET: SECRET,
  PRIVACY_SECRET: SECRET,
  NOTIFICATION_RETRY_SECONDS: '1',
  BACKUP_AT: 'off',
}

/** Starts a site with what its faults need, on an embedded or an external PostgreSQL. Throws if it does not start. */
export async function openStage(names: ReadonlySet<StageName>): Promise<Stage> {
  const closing: (() => unknown)[] = []
  const close = async () => {
    for (const task of closing.splice(0).toReversed()) await task()
  }
  try {
    return { ...(await opened(names, (task) => closing.push(task))), close }
  } catch (error) {
    await close()
    throw error
  }
}

type Later = (task: () => unknown) => void

async function opened(names: ReadonlySet<StageName>, later: Later): Promise<Omit<Stage, 'close'>> {
  const folder = mkdtempSync(join(tmpdir(), 'northlight-faults-'))
  later(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  const disk = names.has('small-disk') ? smallDisk(folder) : undefined
  if (disk !== undefined) later(() => execFileSync('umount', ['--lazy', disk]))
  const data = disk ?? join(folder, 'data')
  mkdirSync(data, { recursive: true })
  for (const one of [folder, data]) chmodSync(one, 0o755)
  const receivers = await startReceivers({ hasMovingClock: names.has('moving-clock') })
  later(receivers.stop)
  const tools = toolsOf(names, folder)
  const common = { ...variables, ...receivers.variables, ...tools.clock?.variables }
  const backed =
    names.has('own') || names.has('small-disk')
      ? ownSites(folder, data, common)
      : await externalSites({ folder, data, common, hasWire: names.has('given'), tools }, later)
  const { sites, cluster, wire } = backed
  const database = databaseOf(data)
  later(() => stopAll(sites, () => database.processes()))
  for (const site of sites) {
    site.launch()
    await site.ready()
  }
  const { dashboard, signIn } = await prepareDashboard(database, sites, receivers)
  const { clock, sync } = tools
  const fillBut = disk === undefined ? undefined : diskFiller(disk)
  const harm = { wire, fillBut, moveClock: clock?.move, failSync: sync?.failNext }
  return { folder, sites, database, cluster, receivers, dashboard, signIn, ...harm }
}

type Variables = Record<string, string>
type Tools = ReturnType<typeof toolsOf>

function toolsOf(names: ReadonlySet<StageName>, folder: string) {
  return {
    clock: names.has('moving-clock') ? clockFile(folder) : undefined,
    sync: names.has('failing-sync') ? syncFaults(folder) : undefined,
  }
}

function ownSites(folder: string, data: string, common: Variables) {
  const own = { ...common, DATA_DIR: data, FREE_SPACE_FLOOR_MB: '0' }
  return { sites: [siteProcess('1', folder, own)], cluster: undefined, wire: undefined }
}

type ExternalSiteOptions = {
  folder: string
  data: string
  common: Variables
  hasWire: boolean
  tools: Tools
}

/** Of three sites, the last one has a connection that a fault can cut. */
async function externalSites(
  { folder, data, common, hasWire, tools }: ExternalSiteOptions,
  later: Later,
) {
  const preloaded = { ...tools.clock?.variables, ...tools.sync?.variables }
  const cluster = await startExternalCluster(data, preloaded)
  later(cluster.close)
  const wire = hasWire ? await blackHole(cluster.socketFolder) : undefined
  if (wire) later(wire.close)
  const { url, ownerUrl } = cluster.urls
  const sites = (wire ? [1, 2, 3] : [1]).map((place) => {
    const own = join(folder, `site-${place}`)
    mkdirSync(own)
    return siteProcess(String(place), folder, {
      ...common,
      DATA_DIR: own,
      DATABASE_URL: place === 3 && wire ? byWire(url, wire.port) : url,
      DATABASE_OWNER_URL: ownerUrl,
    })
  })
  return { sites, cluster, wire }
}

async function prepareDashboard(
  database: Database,
  [first]: readonly SiteProcess[],
  { people }: Receivers,
) {
  if (!first) throw new Error('No site was started')
  const { leads, agents } = await setUp(database, first, people)
  let cookie = ''
  const signIn = async () => {
    cookie = (await signInAt(first.port())) || cookie
  }
  await signIn()
  return { dashboard: { leads, agents, cookie: () => cookie }, signIn }
}

async function stopAll(sites: readonly SiteProcess[], left: () => number[]): Promise<void> {
  for (const site of sites) if (site.isAlive()) site.kill('SIGTERM')
  const late = setTimeout(() => sites.forEach((site) => site.kill('SIGKILL')), 20_000)
  await Promise.all(sites.map((site) => site.ended()))
  clearTimeout(late)
  const pids = left()
  signalAll(pids, 'SIGCONT')
  signalAll(pids.slice(0, 1), 'SIGQUIT')
}

function byWire(url: string, port: number): string {
  return url.replace(/@localhost(\/\w+)\?.*$/, `@127.0.0.1:${port}$1`)
}
