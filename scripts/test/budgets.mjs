import { spawnSync } from 'node:child_process'

import { ensureInstalled } from '../packages/ensure-installed.mjs'
import { environment, nodeBinary, root } from '../environment.mjs'

ensureInstalled()
const BUDGETS = process.argv.includes('--write') ? 'write' : 'show'
const { status } = spawnSync(
  nodeBinary(),
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    'test/e2e/site/budgets.spec.ts',
    '--reporter=line',
  ],
  { cwd: root, env: environment({ BUDGETS }), stdio: 'inherit' },
)
process.exit(status ?? 1)
