import { statfs } from 'node:fs/promises'

import { config } from '#app/config/config.server.ts'

const MEGABYTE = 1024 * 1024
const EVERY_MS = 2000

let watching: Promise<void> | undefined
let isAbove = true

/** A full disk crashes PostgreSQL, so writes stop below FREE_SPACE_FLOOR_MB; a database of DATABASE_URL is not checked. */
export async function hasRoom(): Promise<boolean> {
  watching ??= watch(config.DATABASE_FOLDER)
  await watching
  return isAbove
}

/** Free megabytes on the disk of the database; undefined where no one can tell, or none are needed there. */
export async function freeMegabytes(folder = config.DATABASE_FOLDER): Promise<number | undefined> {
  if (folder === undefined) return undefined
  const disk = await statfs(folder).catch(() => undefined)
  return disk && (disk.bavail * disk.bsize) / MEGABYTE
}

async function watch(folder: string | undefined): Promise<void> {
  if (folder === undefined) return
  setInterval(() => void look(folder), EVERY_MS).unref()
  await look(folder)
}

async function look(folder: string): Promise<void> {
  const wasAbove = isAbove
  isAbove = await roomIn(folder)
  if (wasAbove === isAbove) return
  const floor = `${config.FREE_SPACE_FLOOR_MB} MB (FREE_SPACE_FLOOR_MB) free on the disk of ${folder}`
  console.error(
    isAbove
      ? `The site takes enquiries again: at least ${floor}`
      : `The site refuses enquiries: less than ${floor}`,
  )
}

/** An unknown size must not refuse an enquiry. */
async function roomIn(folder: string): Promise<boolean> {
  const free = await freeMegabytes(folder)
  return free === undefined || free >= config.FREE_SPACE_FLOOR_MB
}
