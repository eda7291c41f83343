import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { ensureInstalled } from '../packages/ensure-installed.mjs'
import { environment, nodeBinary, root } from '../environment.mjs'

ensureInstalled()
const isDashboard = process.argv.includes('--desk')
if (isDashboard) rmSync(join(root, 'data/desk-screens'), { recursive: true, force: true })
const isBefore = process.argv.includes('--before')
const { status } = spawnSync(
  nodeBinary(),
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    isDashboard ? 'screens/dashboard.ts' : 'screens/screens.ts',
    '--config=ops/bench/screens/playwright.config.ts',
    `--update-snapshots=${isBefore ? 'all' : 'none'}`,
    ...(process.argv.includes('--editor') ? ['--grep=the editor'] : []),
  ],
  { cwd: root, env: environment(), stdio: 'inherit' },
)
process.exit(status ?? 1)
