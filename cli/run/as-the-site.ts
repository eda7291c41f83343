import { resolve } from 'node:path'

import { config } from '#app/config/config.server.ts'
import { dataAccount, handOver } from '#db/data-folder.ts'
import { dropPrivileges } from '#server/drop-privileges.ts'

const projectFolder = resolve(import.meta.dirname, '../..')

/**
 * Turns a command that root started into one of the account that the site runs as, for good: what it writes
 * into the data folder the site can then read. Where the site itself stays root (it says so at its start), so does this.
 */
export function runAsSiteUser(): void {
  if (process.getuid?.() !== 0) return
  const { DATA_DIR: dataFolder, BACKUP_TO: to } = config
  const isFolder = to !== undefined && !/^(?:s3|https?):/.test(to)
  dropPrivileges(dataAccount(dataFolder), {
    dataFolder,
    projectFolder,
    ...(isFolder && { backupFolder: to }),
  })
}

/** The same for one that only looks, and leaves every file to whom it belongs. */
export function lookAsTheSite(): void {
  if (process.getuid?.() !== 0) return
  dropPrivileges(dataAccount(config.DATA_DIR), {
    dataFolder: config.DATA_DIR,
    projectFolder,
    onlyLooks: true,
  })
}

/** Gives the site what a command that had to stay root has written into the data folder. */
export function chownToSiteUser(): void {
  if (process.getuid?.() === 0) handOver(config.DATA_DIR, dataAccount(config.DATA_DIR))
}
