import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const NOT_FOUND: ReadonlySet<unknown> = new Set(['ENOENT', 'ESRCH'])

type Lock = { pid: number; socketFolder: string }

/** Undefined while PostgreSQL still writes postmaster.pid. */
export function readLock(folder: string): Lock | undefined {
  const [pid, , , , socketFolder] = (textOf(join(folder, 'postmaster.pid')) ?? '').split('\n')
  return pid && socketFolder ? { pid: Number(pid), socketFolder } : undefined
}

/** Process ids repeat, above all in containers. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  const text = textOf(`/proc/${pid}/status`)
  if (text === undefined) return !existsSync('/proc/self/status')
  return /^Name:\s*postgres/m.test(text) && !/^State:\s*Z/m.test(text)
}

/** Files of a killed PostgreSQL would stop the next one. */
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

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && NOT_FOUND.has(error.code)) return undefined
    throw error
  }
}
