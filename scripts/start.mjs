// npm start: makes everything ready, then runs the site; with --dev it reloads as the sources change.
import { spawn } from 'node:child_process'

import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { environment, nodeBinary, root, serverFlags, serverVariables } from './environment.mjs'

const isDevelopment = process.argv.includes('--dev')
ensureInstalled()
if (!isDevelopment) await ensureBuilt()

const mode = isDevelopment ? 'development' : process.env.NODE_ENV || 'production'
const server = spawn(nodeBinary(), [...serverFlags, 'server.ts'], {
  cwd: root,
  env: environment({ ...serverVariables, NODE_ENV: mode }),
  // The channel tells the server when this process is killed.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
// The site has given root up; there is no reason left for this process, which only waits, to keep it.
server.on('message', (/** @type {{ uid: number, gid: number }} */ { uid, gid }) => {
  if (process.getuid?.() !== 0) return
  process.setgroups?.([gid])
  process.setgid?.(gid)
  process.setuid?.(uid)
})
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
}
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
