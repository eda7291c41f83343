import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const SOURCE = resolve(import.meta.dirname, 'failing-sync.c')

/** Why this machine cannot make a call fail, or undefined. */
export function missingCompiler(): string | undefined {
  const isThere = spawnSync('cc', ['--version'], { stdio: 'ignore' }).status === 0
  return isThere ? undefined : 'needs a C compiler (Debian: apt-get install gcc libc6-dev)'
}

/** A preloaded library makes single system calls fail. Debian's libfiu crashes the embedded PostgreSQL (segmentation fault). */
export function syncFaults(folder: string) {
  const library = join(folder, 'failing-sync.so')
  execFileSync('cc', ['-shared', '-fPIC', '-O1', '-o', library, SOURCE, '-ldl'])
  chmodSync(library, 0o755)
  const orders = join(folder, 'sync-faults')
  mkdirSync(orders)
  chmodSync(orders, 0o777)
  return {
    variables: { LD_PRELOAD: library, SYNC_FAULTS: orders },
    /** The next such call of any process fails; the result tells whether one did, and cancels. */
    failNext: (call: 'fsync' | 'fdatasync', errno: number) => {
      const order = join(orders, `${call}-${errno}`)
      writeFileSync(order, '')
      return () => {
        const isDone = !existsSync(order)
        rmSync(order, { force: true })
        return isDone
      }
    },
  }
}
