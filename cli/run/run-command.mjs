// Runs on Node 20.
import { spawn } from 'node:child_process'

import { ensureBuilt } from '../../scripts/site-build/ensure-built.mjs'
import { ensureInstalled } from '../../scripts/packages/ensure-installed.mjs'
import { environment, nodeBinary, root } from '../../scripts/environment.mjs'

/** Returns the exit code. `INIT_CWD` has the user's folder, as with npm. @param {import('#cli/commands/commands.mjs').Command} command @param {string[]} words @returns {Promise<number>} */
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
