import { existsSync, lstatSync, mkdirSync, readdirSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { accountFor, type Account } from './embedded/account.ts'
import { give } from './embedded/no-link.ts'

/** Everything that the site and its commands keep in the data folder, but for the files of PostgreSQL, which have their account from the start. */
const NAMES = {
  brochures: 'brochures',
  cache: 'cache',
  databaseUrl: 'database-url',
  drawn: 'drawn',
  mail: 'mail',
  media: 'media',
  postgresLog: 'postgres.log',
  privacySecret: 'privacy-secret',
  sealKey: 'seal-key',
  sessionSecret: 'session-secret',
  uploads: 'uploads',
  withdrawals: 'withdrawals.jsonl',
  withdrawalsCopied: 'withdrawals.copied.json',
} as const

/** What the data folder holds, each by its own name; nothing else is written there. */
export type DataName = keyof typeof NAMES
export const dataNames = Object.values(NAMES)

/** Beside them: a backup's work, and a file of ours while it is half written. */
const PASSING = /^backup-work-\d+-/

/** Where something of the data folder lies. */
export function dataPath(dataFolder: string, name: DataName): string {
  return join(dataFolder, NAMES[name])
}

/** Whom a data folder's files belong to: who runs its PostgreSQL, or has the folder. Asked by root; for anybody else that is themselves. */
export function dataAccount(dataFolder: string): Account {
  if (process.getuid?.() !== 0) return {}
  const cluster = join(resolve(dataFolder), 'postgres')
  return accountFor(existsSync(cluster) ? cluster : resolve(dataFolder))
}

/**
 * Gives what root, or somebody who copied it there, wrote into the data folder to the account that the site runs as, which could neither read
 * nor write it otherwise. No link changes hands: it may lead anywhere.
 */
export function handOver(dataFolder: string, account: Account): void {
  if (account.uid === undefined) return
  mkdirSync(dataFolder, { recursive: true })
  const folder = realpathSync(dataFolder)
  give(folder, account)
  for (const name of readdirSync(folder).filter(isOurs))
    for (const path of below(join(folder, name))) give(path, account, true)
}

/** The same of the folder that backups lie in, and of the backups in it. */
export function handOverBackups(folder: string, account: Account): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const real = realpathSync(folder)
  give(real, account)
  for (const name of readdirSync(real))
    if (name.startsWith('northlight-')) give(join(real, name), account, true)
}

function isOurs(name: string): boolean {
  return PASSING.test(name) || dataNames.some((one) => name === one || name.startsWith(`${one}.`))
}

/** A path and all that lies below it, but for links. */
function below(path: string): string[] {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (!stats || stats.isSymbolicLink()) return []
  if (!stats.isDirectory()) return [path]
  return [path, ...readdirSync(path).flatMap((name) => below(join(path, name)))]
}
