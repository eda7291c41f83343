import { spawnSync } from 'node:child_process'

/** The programs of the bench, and the packages of Debian's that bring them. */
const programs = { nginx: 'nginx-light', wrk: 'wrk', taskset: 'util-linux' } as const

/** Throws how to install what is missing. */
export function requirePrograms(): void {
  const missing = Object.entries(programs).filter(
    ([name]) => spawnSync(name, ['-v'], { stdio: 'ignore' }).error !== undefined,
  )
  if (missing.length === 0) return
  throw new Error(`Install first: apt-get install ${missing.map(([, name]) => name).join(' ')}`)
}
