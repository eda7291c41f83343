import { spawnSync } from 'node:child_process'

/** By the name of their Debian package. */
const programs = { nginx: 'nginx-light', wrk: 'wrk', taskset: 'util-linux' } as const

/** Throws the command that installs what is missing. */
export function requirePrograms(): void {
  const missing = Object.entries(programs).filter(
    ([name]) => spawnSync(name, ['-v'], { stdio: 'ignore' }).error !== undefined,
  )
  if (missing.length === 0) return
  throw new Error(`Install first: apt-get install ${missing.map(([, name]) => name).join(' ')}`)
}
