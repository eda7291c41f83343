// A server for the journeys: a fresh data folder each run, removed when it ends.
import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { ensureBuilt } from '../scripts/ensure-built.mjs'

// No journey goes through a build of other sources than these.
await ensureBuilt()

const base = process.env.E2E_BASE ?? path.join(tmpdir(), 'northlight-e2e')
rmSync(base, { recursive: true, force: true })
mkdirSync(base, { recursive: true })
// The embedded PostgreSQL runs as a user of its own when started by root.
chmodSync(base, 0o755)
const server = spawn(process.execPath, ['server.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    PREPARE_PICTURES: 'false',
    DATA_DIR: path.join(base, 'data'),
    DATABASE_URL: '',
    // A journey that is measured has a site of its own.
    VITALS_SAMPLE: '0',
    // Every journey comes from one address; one of them uses up the budget of a phone.
    ENQUIRY_LIMIT_IPV4: '100000',
    ENQUIRY_LIMIT_IPV6: '100000',
    ENQUIRY_LIMIT_PHONE: '30',
    ENQUIRY_LIMIT_SITE: '100000',
  },
})
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT']))
  process.on(signal, () => server.kill(signal))
server.on('exit', (code) => {
  rmSync(base, { recursive: true, force: true })
  process.exit(code ?? 0)
})
