import { spawn } from 'node:child_process'
import { createServer } from 'node:net'

import { ensureBuilt } from './site-build/ensure-built.mjs'
import { ensureInstalled } from './packages/ensure-installed.mjs'
import {
  compiled,
  environment,
  fail,
  nodeBinary,
  root,
  serverFlags,
  serverVariables,
} from './environment.mjs'
import { answerHelp } from './documents/npm-scripts.mjs'

answerHelp()
const isDevelopment = process.argv.includes('--dev')
ensureInstalled()
if (!isDevelopment) {
  // A start that fails afterwards would remove the build of a running site.
  await requireFreePort(Number(process.env.PORT || 3000))
  await ensureBuilt()
}

const mode = isDevelopment ? 'development' : process.env.NODE_ENV || 'production'
const server = spawn(nodeBinary(), [...serverFlags, 'server.ts'], {
  cwd: root,
  env: environment({ ...serverVariables, NODE_ENV: mode, NODE_COMPILE_CACHE: compiled }),
  // The server learns from this channel when this process is killed.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
// The site has dropped its privileges, so this process does too.
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

/** Leaves other errors of the port to the server. @param {number} port */
async function requireFreePort(port) {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return
  const probe = createServer()
  const error = await new Promise((resolve) => {
    probe.once('error', resolve)
    probe.listen({ port, host: process.env.HOST || '0.0.0.0' }, () =>
      probe.close(() => resolve(undefined)),
    )
  })
  if (error?.code === 'EADDRINUSE') {
    fail(`The port ${port} is taken. Stop what uses it, or set another PORT.`)
  }
}
