import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { Client } from 'pg'

import { contacts } from '#test/helpers/contacts.ts'
import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { copyReadyCluster } from '#test/helpers/database/ready-cluster.ts'

import { compiled } from '../../../scripts/environment.mjs'
import { printed, start, type Running } from './process.ts'

/** The built site as a process of its own, with a data folder of its own. */
export type Site = Running & {
  base: string
  folder: string
  /** Ends it, and PostgreSQL with it. */
  stop: () => Promise<void>
}

export async function startSite(
  variables: Record<string, string> = {},
  existingFolder?: string,
): Promise<Site> {
  const own = existingFolder === undefined ? temporaryFolder() : undefined
  const folder = existingFolder ?? own?.folder ?? ''
  // A folder that the site has to make itself begins with nothing.
  const isEmpty = existsSync(folder) && !existsSync(join(folder, 'postgres'))
  if (isEmpty && variables['DATABASE_URL'] === undefined) copyReadyCluster(folder)
  const defaults = {
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    PREPARE_PICTURES: 'false',
    ...contacts,
    // As `npm start` has it: what is compiled once is there for the next.
    NODE_COMPILE_CACHE: compiled,
  }
  const running = start(['server.ts'], { ...defaults, DATA_DIR: folder, ...variables })
  const stop = async () => {
    running.child.kill('SIGTERM')
    await running.ended
    own?.remove()
  }
  try {
    const [, port] = await printed(running, /ready at http:\/\/localhost:(\d+)/)
    return { ...running, folder, stop, base: `http://127.0.0.1:${port}` }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The process ids of a data folder's PostgreSQL: the first is the one that starts the others. */
export function postgresProcesses(folder: string): number[] {
  const file = join(folder, 'postgres/postmaster.pid')
  const first = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
  if (!first || !existsSync(`/proc/${first}`)) return []
  const children = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').trim()
  return [first, ...children.split(' ').filter(Boolean).map(Number)]
}

/** A connection to the site's database, as the site itself or as another role. */
export async function connectTo(folder: string, role?: string): Promise<Client> {
  const url = new URL(readFileSync(join(folder, 'database-url'), 'utf8').trim())
  if (role !== undefined) url.username = role
  const client = new Client({ connectionString: url.href })
  client.on('error', () => {})
  await client.connect()
  return client
}

let serial = 0

/** Sends an enquiry that no other is like; `message` finds it in the database. */
export async function sendEnquiry(
  base: string,
  signal = AbortSignal.timeout(20_000),
): Promise<{ message: string; status: number }> {
  serial += 1
  const message = `enquiry ${process.pid} ${serial}`
  const phone = `9${String(Date.now()).slice(-5)}${String(serial % 10_000).padStart(4, '0')}`
  const pay = { name: 'Asha Rao', phone, email: 'asha@example.com', message }
  const response = await fetch(`${base}/api/v1/user/connect`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', pid: 'northlight', 'idempotency-key': message },
    body: JSON.stringify({ meta: { pid: 'northlight' }, pay }),
    signal,
  })
  await response.text()
  return { message, status: response.status }
}
