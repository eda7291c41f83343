// What the commands start other programs with. Runs on Node 20, which is what a machine may have.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '..')
/** Where Node keeps what it has compiled of a build; only who may build may write there. */
export const compiled = join(root, 'build/compiled')
export const pinnedNode = join(root, 'node_modules/node/bin/node')

/**
 * The environment of what we start: the pinned Node is the first on the path.
 * @param {Record<string, string>} variables
 * @returns {NodeJS.ProcessEnv}
 */
export function environment(variables = {}) {
  const path = [
    dirname(pinnedNode),
    join(root, 'node_modules/.bin'),
    process.env.PATH ?? '/usr/bin:/bin',
  ]
  return { ...process.env, PATH: path.join(delimiter), ...variables }
}

/** The Node to run the site with. */
export function nodeBinary() {
  return runs(pinnedNode) ? pinnedNode : process.execPath
}

/**
 * Whether a program is there and answers.
 * @param {string} program
 */
export function runs(program) {
  return existsSync(program) && spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0
}

/**
 * Ends with a sentence instead of a stack.
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

/**
 * For the Node that serves. A small nursery for young objects and a heap that grows in small steps
 * are collected more often and hold 60 MB less; what passwords and compression take in large pieces
 * goes back to the system (glibc). `bin/northlight bench memory` shows what it comes to.
 */
export const serverFlags = ['--max-semi-space-size=8', '--heap-growing-percent=25']
export const serverVariables = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
}
