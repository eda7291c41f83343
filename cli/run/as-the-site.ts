import { resolve } from 'node:path'

import { config } from '#app/config/config.server.ts'
import { dataAccount, handOver } from '#db/data-folder.ts'
import { dropPrivileges } from '#server/drop-privileges.ts'

const projectFolder = resolve(import.meta.dirname, '../..')

/** Drops root for the site's user, so that the site can read what the command writes; stays root where the site does. */
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

/** For a command that only reads; changes no file's owner. */
export function lookAsTheSite(): void {
  if (process.getuid?.() !== 0) return
  dropPrivileges(dataAccount(config.DATA_DIR), {
    dataFolder: config.DATA_DIR,
    projectFolder,
    onlyLooks: true,
  })
}

/** For a command that had to stay root. */
export function chownToSiteUser(): void {
  if (process.getuid?.() === 0) handOver(config.DATA_DIR, dataAccount(config.DATA_DIR))
}
