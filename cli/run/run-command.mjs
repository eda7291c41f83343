// Runs a command under the pinned Node, with a database unless it needs none. Runs on Node 20.
import { spawn } from 'node:child_process'

import { ensureBuilt } from '../../scripts/ensure-built.mjs'
import { ensureInstalled } from '../../scripts/ensure-installed.mjs'
import { environment, nodeBinary, root } from '../../scripts/environment.mjs'

/**
 * Answers the exit code of the command. `INIT_CWD` says where the user is, as npm says it.
 * @param {import('#cli/commands/commands.mjs').Command} command
 * @param {string[]} words
 * @returns {Promise<number>}
 */
export async function runCommand({ script, first = [], variables, isAlone, needsBuild }, words) {
  ensureInstalled()
  if (needsBuild) await ensureBuilt()
  const child = spawn(
    nodeBinary(),
    [...(isAlone ? [] : ['cli/run/with-database.ts']), script, ...first, ...words],
    {
      cwd: root,
      env: environment({ ...variables, INIT_CWD: process.cwd() }),
      stdio: 'inherit',
    },
  )
  // The terminal interrupts the command too; this waits for its end.
  process.on('SIGINT', () => {})
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  return new Promise((done, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => done(code ?? 1))
  })
}
