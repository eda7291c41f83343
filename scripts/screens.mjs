// npm run bench:screens: every public page beside what `-- --before` kept of it, dot by dot, on a phone and on a desk.
import { spawnSync } from 'node:child_process'

import { ensureInstalled } from './ensure-installed.mjs'
import { environment, nodeBinary, root } from './environment.mjs'

ensureInstalled()
const isBefore = process.argv.includes('--before')
const { status } = spawnSync(
  nodeBinary(),
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config=bench/screens/playwright.config.ts',
    `--update-snapshots=${isBefore ? 'all' : 'none'}`,
  ],
  { cwd: root, env: environment(), stdio: 'inherit' },
)
process.exit(status ?? 1)
