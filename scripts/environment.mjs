// Runs on Node 20, which may be all that a machine has.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '..')
/** Node's compile cache; only the user who builds may write there. */
export const compiled = join(root, 'build/compiled')
export const pinnedNode = join(root, 'node_modules/node/bin/node')

/** Puts the pinned Node first on the path. @param {Record<string, string>} variables @returns {NodeJS.ProcessEnv} */
export function environment(variables = {}) {
  const path = [
    dirname(pinnedNode),
    join(root, 'node_modules/.bin'),
    process.env.PATH ?? '/usr/bin:/bin',
  ]
  return { ...process.env, PATH: path.join(delimiter), ...variables }
}

export function nodeBinary() {
  return runs(pinnedNode) ? pinnedNode : process.execPath
}

/** @param {string} program */
export function runs(program) {
  return existsSync(program) && spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0
}

/** Ends without a stack. @param {string} sentence @returns {never} */
export function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** Collects more often and holds 60 MB less (`bin/northlight bench memory`). glibc returns large blocks to the system. */
export const serverFlags = ['--max-semi-space-size=8', '--heap-growing-percent=25']
export const serverVariables = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
}
