// With --late every script comes three seconds late; with --blocked none comes.
import { spawnSync } from 'node:child_process'

import { ensureInstalled } from '../packages/ensure-installed.mjs'
import { environment, nodeBinary, root } from '../environment.mjs'

ensureInstalled()
const words = process.argv.slice(2)
const way = ['late', 'blocked'].find((name) => words.includes(`--${name}`))
const { status } = spawnSync(
  nodeBinary(),
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--reporter=list',
    ...(way === 'blocked' ? ['--grep', 'without script'] : []),
    ...words.filter((word) => word !== `--${way}`),
  ],
  { cwd: root, env: environment(way ? { SCRIPTS: way } : {}), stdio: 'inherit' },
)
process.exit(status ?? 1)
