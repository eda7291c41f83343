import { existsSync, lstatSync, mkdirSync, readdirSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { accountFor, type Account } from './embedded/account.ts'
import { changeOwner } from './embedded/no-link.ts'

/** Without PostgreSQL's own files, which belong to its account from the start. */
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

export type DataName = keyof typeof NAMES
export const dataNames = Object.values(NAMES)

const PASSING = /^backup-work-\d+-/

export function dataPath(dataFolder: string, name: DataName): string {
  return join(dataFolder, NAMES[name])
}

/** The owner of PostgreSQL's files or of the folder; for a caller other than root the caller. */
export function dataAccount(dataFolder: string): Account {
  if (process.getuid?.() !== 0) return {}
  const cluster = join(resolve(dataFolder), 'postgres')
  return accountFor(existsSync(cluster) ? cluster : resolve(dataFolder))
}

/** Gives files that root wrote to the site's account, except links, which may lead anywhere. */
export function handOver(dataFolder: string, account: Account): void {
  if (account.uid === undefined) return
  mkdirSync(dataFolder, { recursive: true })
  const folder = realpathSync(dataFolder)
  changeOwner(folder, account)
  for (const name of readdirSync(folder).filter(isOurs))
    for (const path of below(join(folder, name))) changeOwner(path, account, true)
}

export function handOverBackups(folder: string, account: Account): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const real = realpathSync(folder)
  changeOwner(real, account)
  for (const name of readdirSync(real))
    if (name.startsWith('northlight-')) changeOwner(join(real, name), account, true)
}

function isOurs(name: string): boolean {
  return PASSING.test(name) || dataNames.some((one) => name === one || name.startsWith(`${one}.`))
}

function below(path: string): string[] {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (!stats || stats.isSymbolicLink()) return []
  if (!stats.isDirectory()) return [path]
  return [path, ...readdirSync(path).flatMap((name) => below(join(path, name)))]
}
