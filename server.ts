import { Console } from 'node:console'
import { createServer, type Server } from 'node:http'
import { flushCompileCache } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Config } from './app/config/config.server.ts'
import { accountFor, type Account } from './db/embedded/account.ts'
import { startEmbedded } from './db/embedded/embedded.ts'
import { migrate, roleOf } from './db/migrate.ts'
import type { App } from './server/app.ts'
import { builtEdge, sourceEdge } from './server/http/edge-module.ts'
import { dropPrivileges } from './server/drop-privileges.ts'
import { gracefulShutdown } from './server/graceful-shutdown.ts'
import { listen, listenRefusal } from './server/http/listen.ts'
import { parseProxies } from './server/http/proxies.ts'

const STOP_MS = 10_000
/** In milliseconds; a connection is kept for longer than the minute that is common among load balancers. */
const TIMEOUTS = {
  keepAliveTimeout: 65_000,
  headersTimeout: 15_000,
  // For photos alone (server/http/uploads.ts); the limits wait 30 seconds for any other body.
  requestTimeout: 300_000,
  connectionsCheckingInterval: 2_000,
}
/** For messages to the operator; what the app and its libraries print goes to the log. */
const console = new Console(process.stdout, process.stderr)

process.chdir(import.meta.dirname)
// Otherwise React loads its slower development build.
process.env['NODE_ENV'] ??= 'production'
const cleanUp: (() => Promise<unknown>)[] = []
let stopping: Promise<void> | undefined

/** Aborts the wait until the load balancer has noticed. */
const skipDrain = new AbortController()

process.on('SIGTERM', () => {
  if (stopping) skipDrain.abort()
  void stop(0)
})
process.on('SIGINT', () => stopNow())
// The starter is gone, even if it was killed: nothing else would end this process.
process.on('disconnect', () => stopNow())
try {
  await start()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await stop(1)
}

async function start(): Promise<void> {
  const { config, ownerUrl: ownerUrlOf } = await import('./app/config/config.server.ts')
  parseProxies(config.TRUSTED_PROXIES)
  const { url, ownerUrl, account } = config.DATABASE_URL
    ? externalDatabase(config.DATABASE_URL, config, ownerUrlOf(config))
    : await embeddedDatabase(config.DATA_DIR)
  process.env['DATABASE_URL'] = url
  await migrate(ownerUrl, { application: roleOf(url) })
  const server = createServer(TIMEOUTS)
  const closeConnections = gracefulShutdown(server)
  const edge =
    config.NODE_ENV === 'development'
      ? await sourceEdge(server, config, (close) => cleanUp.unshift(close))
      : await builtEdge(server, config)
  if (stopping) return
  const listener = await open(server, config)
  cleanUp.unshift(async () => {
    edge.drain()
    closeConnections()
    await drained(config.DRAIN_SECONDS)
    await finish(server, listener.close())
    await edge.close()
  })
  // Before dropped privileges let another process write what the next start trusts.
  flushCompileCache()
  if (config.NODE_ENV === 'production') becomeUnprivileged(account, edge.settings())
  // After the privileges: the files belong to the account of the site.
  void edge.recordSecrets()
  console.log(`Northlight is ready at http://localhost:${listener.port}`)
  if (config.NODE_ENV === 'production') {
    for (const line of edge.warnings()) console.warn(line)
  }
  makePictures(edge, config)
  const link = await edge.setupLink(listener.port)
  if (link === undefined) return
  console.log(
    `No one can sign in yet. Open this link within 24 hours to become the owner:\n  ${link}\n` +
      'For a new link: bin/northlight setup-link',
  )
}

/** After the privileges are dropped, so that files belong to the account of the site. A failure only costs the next visitor time. */
function makePictures(edge: App, { PREPARE_PICTURES }: Config): void {
  if (PREPARE_PICTURES === 'true') edge.prepare().catch(console.error)
  edge.draw(PREPARE_PICTURES !== 'false').catch(console.error)
}

type Database = { url: string; ownerUrl: string; account: Account }

async function embeddedDatabase(dataFolder: string): Promise<Database> {
  const database = await startEmbedded(dataFolder, { log: (sentence) => console.error(sentence) })
  cleanUp.push(database.stop)
  process.env['DATABASE_FOLDER'] = database.folder
  return database
}

function externalDatabase(url: string, { DATA_DIR }: Config, ownerUrl = url): Database {
  const account = process.getuid?.() === 0 ? accountFor(DATA_DIR) : {}
  return { url, ownerUrl, account }
}

/** A hole in the site is then no hole in the machine. The starter follows, if there is one. */
function becomeUnprivileged(account: Account, { DATA_DIR, BACKUP_TO }: Config): void {
  if (process.getuid?.() !== 0) return
  const isFolder = BACKUP_TO !== undefined && !/^(?:s3|https?):/.test(BACKUP_TO)
  const reason = dropPrivileges(account, {
    dataFolder: DATA_DIR,
    projectFolder: import.meta.dirname,
    ...(isFolder && { backupFolder: BACKUP_TO }),
  })
  if (reason) console.warn(`The site keeps running as root: ${reason}`)
  else process.send?.(account)
}

async function open(server: Server, { HOST, PORT }: Config) {
  const address = { host: HOST, port: PORT }
  try {
    return await listen(server, address)
  } catch (error) {
    const refusal = listenRefusal(error, address)
    throw refusal === undefined ? error : new Error(refusal, { cause: error })
  }
}

/** Goes on answering for these seconds, so that a load balancer can notice by /readyz. */
async function drained(seconds: number): Promise<void> {
  // An abort rejects.
  await sleep(seconds * 1000, undefined, { signal: skipDrain.signal }).catch(() => undefined)
}

/** Takes no new connections, and gives what runs ten seconds. */
async function finish(server: Server, closed: Promise<unknown>): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  await Promise.race([closed, sleep(STOP_MS)])
  clearInterval(idle)
  server.closeAllConnections()
}

function stopNow(): void {
  skipDrain.abort()
  void stop(0)
}

/** Runs once, however many signals come: a terminal's Ctrl+C reaches us twice. */
function stop(code: number): Promise<void> {
  stopping ??= (async () => {
    let failed = false
    for (const task of cleanUp) {
      await task().catch((error: unknown) => {
        failed = true
        console.error(error instanceof Error ? error.message : error)
      })
    }
    process.exit(failed ? 1 : code)
  })()
  return stopping
}
