import { statfs } from 'node:fs/promises'

import { config } from '#app/config/config.server.ts'

const MEGABYTE = 1024 * 1024
const EVERY_MS = 2000

let watching: Promise<void> | undefined
let isAbove = true

/**
 * Whether the disk of our own PostgreSQL has room for what is stored. One that is full ends
 * PostgreSQL in a panic: below FREE_SPACE_FLOOR_MB nothing is begun, and above it it is again. A
 * PostgreSQL that comes by DATABASE_URL looks after its own disk.
 */
export async function hasRoom(): Promise<boolean> {
  // Looked at by the clock: in a crowd the disk may be slow to tell.
  watching ??= watch(config.DATABASE_FOLDER)
  await watching
  return isAbove
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

async function roomIn(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize >= config.FREE_SPACE_FLOOR_MB * MEGABYTE
  } catch {
    // A disk that cannot be asked is no reason to turn an enquiry away.
    return true
  }
}
