import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { startEmbedded, type EmbeddedDatabase } from '#db/embedded/embedded.ts'
import { isAlive, readLock } from '#db/embedded/lock.ts'

const LEFT = /^backup-work-(\d+)-/
const STOP_MS = 10_000

/** Durability off: the data is temporary. */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  max_connections: '10',
}

/** On the data folder's disk; removes those of killed backups. */
export async function workFolder(
  dataFolder: string,
): Promise<{ folder: string; remove: () => void }> {
  const parent = resolve(dataFolder)
  for (const name of readdirSync(parent)) {
    const [, pid] = LEFT.exec(name) ?? []
    if (pid !== undefined && !runs(Number(pid))) await clear(join(parent, name))
  }
  const folder = mkdtempSync(join(parent, `backup-work-${process.pid}-`))
  chmodSync(folder, 0o711)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** A separate, empty PostgreSQL, which spares the site's own. */
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
