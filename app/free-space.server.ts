import { statfs } from 'node:fs/promises'

import { config } from './config.server.ts'

const MEGABYTE = 1024 * 1024
const KNOWN_FOR_MS = 1000

let known: { until: number; hasRoom: Promise<boolean> } | undefined

/**
 * Whether the disk of our own PostgreSQL has room for what is stored. One that is full ends
 * PostgreSQL in a panic: below FREE_SPACE_FLOOR_MB nothing is begun, and above it it is again. A
 * PostgreSQL that comes by DATABASE_URL looks after its own disk.
 */
export function hasRoom(now = performance.now()): Promise<boolean> {
  if (config.DATABASE_FOLDER === undefined) return Promise.resolve(true)
  if (!known || known.until <= now) {
    known = { until: now + KNOWN_FOR_MS, hasRoom: isAboveFloor(config.DATABASE_FOLDER) }
  }
  return known.hasRoom
}

async function isAboveFloor(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize >= config.FREE_SPACE_FLOOR_MB * MEGABYTE
  } catch {
    // A disk that cannot be asked is no reason to turn an enquiry away.
    return true
  }
}
