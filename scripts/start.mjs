// npm start: makes everything ready, then runs the site; with --dev it reloads as the sources change.
import { spawn } from 'node:child_process'

import {
  ensureBuilt,
  ensureInstalled,
  environment,
  nodeBinary,
  root,
  serverFlags,
  serverVariables,
} from './prepare.mjs'

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
server.on('message', ({ uid, gid }) => {
  if (process.getuid?.() !== 0) return
  process.setgroups([gid])
  process.setgid(gid)
  process.setuid(uid)
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
}
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
