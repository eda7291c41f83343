import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** What PostgreSQL says about itself in postmaster.pid. */
type Lock = { pid: number; socketFolder: string }

/** Reads postmaster.pid; nothing while PostgreSQL is still writing it. */
export function readLock(folder: string): Lock | undefined {
  const file = join(folder, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const [pid, , , , socketFolder] = readFileSync(file, 'utf8').split('\n')
  return pid && socketFolder ? { pid: Number(pid), socketFolder } : undefined
}

/** Whether the process is a PostgreSQL; process ids are used again, above all in containers. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  const status = `/proc/${pid}/status`
  if (!existsSync(status)) return !existsSync('/proc/self/status')
  const text = readFileSync(status, 'utf8')
  return /^Name:\s*postgres/m.test(text) && !/^State:\s*Z/m.test(text)
}

/** Removes what a PostgreSQL that was killed left behind, which would stop the next one. */
export function clearStaleLocks(folder: string): void {
  const file = join(folder, 'postmaster.pid')
  const lock = readLock(folder)
  if (!existsSync(file) || (lock && isAlive(lock.pid))) return
  rmSync(file, { force: true })
  if (!lock) return
  for (const name of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock']) {
    rmSync(join(lock.socketFolder, name), { force: true })
  }
}
