import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Dashboard } from '#ops/nightly/faults/client/client.ts'

import { databaseOf, signalAll, type Database } from './database.ts'
import { setUp, signInAt } from './set-up.ts'
import { siteProcess, type SiteProcess } from './site-process.ts'
import { diskFiller, smallDisk } from './small-disk.ts'
import { startReceivers, type Receivers } from './notification-receivers.ts'

/** A running site, and everything that a fault may affect. */
export type Environment = {
  site: SiteProcess
  database: Database
  receivers: Receivers
  dashboard: Dashboard
  /** Leaves this many megabytes of the disk free; undefined frees it. */
  fillBut: ((megabytes: number | undefined) => void) | undefined
  close: () => Promise<void>
}

/** The clients share few addresses, and ask more often than people do. */
const MANY = '1000000'
const variables = {
  ENQUIRY_LIMIT_IPV4: MANY,
  ENQUIRY_LIMIT_PHONE: MANY,
  ENQUIRY_LIMIT_FORM: MANY,
  ENQUIRY_LIMIT_SITE: MANY,
  NOTIFICATION_RETRY_SECONDS: '1',
  BACKUP_AT: 'off',
  FREE_SPACE_FLOOR_MB: '0',
}

/** Starts a site with its own PostgreSQL. Throws if it does not start. */
export async function openEnvironment(options: { hasSmallDisk: boolean }): Promise<Environment> {
  const closing: (() => unknown)[] = []
  const close = async () => {
    for (const task of closing.splice(0).toReversed()) await task()
  }
  try {
    return { ...(await opened(options, (task) => closing.push(task))), close }
  } catch (error) {
    await close()
    throw error
  }
}

type Later = (task: () => unknown) => void

async function opened(
  { hasSmallDisk }: { hasSmallDisk: boolean },
  later: Later,
): Promise<Omit<Environment, 'close'>> {
  const folder = mkdtempSync(join(tmpdir(), 'northlight-faults-'))
  later(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  const disk = hasSmallDisk ? smallDisk(folder) : undefined
  if (disk !== undefined) later(() => execFileSync('umount', ['--lazy', disk]))
  const data = disk ?? join(folder, 'data')
  mkdirSync(data, { recursive: true })
  for (const one of [folder, data]) chmodSync(one, 0o755)
  const receivers = await startReceivers()
  later(receivers.stop)
  const site = siteProcess(folder, { ...variables, ...receivers.variables, DATA_DIR: data })
  const database = databaseOf(data)
  later(() => stop(site, database))
  site.launch()
  await site.ready()
  const { leads, agents } = await setUp(database, site, receivers.people)
  const cookie = await signInAt(site.port())
  return {
    site,
    database,
    receivers,
    dashboard: { leads, agents, cookie: () => cookie },
    fillBut: disk === undefined ? undefined : diskFiller(disk),
  }
}

async function stop(site: SiteProcess, { processes }: Database): Promise<void> {
  signalAll(processes(), 'SIGCONT')
  if (site.isAlive()) site.kill('SIGTERM')
  const late = setTimeout(() => site.kill('SIGKILL'), 20_000)
  await site.ended()
  clearTimeout(late)
  signalAll(processes().slice(0, 1), 'SIGQUIT')
}
