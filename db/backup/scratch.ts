import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { startEmbedded, type EmbeddedDatabase } from '#db/embedded/embedded.ts'
import { isAlive, readLock } from '#db/embedded/lock.ts'

/** Named for the process that works in it. */
const LEFT = /^backup-work-(\d+)-/
const STOP_MS = 10_000

/** Nothing in it is to outlive anything. */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  max_connections: '10',
}

/** A folder for the time of a backup, on the disk of the data folder; those of killed backups are removed. */
export async function workFolder(
  dataFolder: string,
): Promise<{ folder: string; remove: () => void }> {
  const parent = resolve(dataFolder)
  for (const name of readdirSync(parent)) {
    const [, pid] = LEFT.exec(name) ?? []
    if (pid !== undefined && !runs(Number(pid))) await clear(join(parent, name))
  }
  const folder = mkdtempSync(join(parent, `backup-work-${process.pid}-`))
  // Where root makes it, PostgreSQL's account passes through; what lies in it is closed itself.
  chmodSync(folder, 0o711)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** A PostgreSQL of our own with nothing in it, beside the one that is backed up: what it does costs the site's own nothing. */
export function scratchDatabase(folder: string): Promise<EmbeddedDatabase> {
  return startEmbedded(join(folder, 'scratch'), { settings: FAST })
}

async function clear(folder: string): Promise<void> {
  const pid = readLock(join(folder, 'scratch/postgres'))?.pid
  if (pid !== undefined && isAlive(pid)) {
    process.kill(pid, 'SIGINT')
    for (const until = Date.now() + STOP_MS; Date.now() < until && isAlive(pid);) await sleep(50)
  }
  rmSync(folder, { recursive: true, force: true })
}

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
