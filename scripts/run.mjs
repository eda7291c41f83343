// node scripts/run.mjs <script.ts> [words]: runs a command under the pinned Node, with a database.
import { spawnSync } from 'node:child_process'

import { ensureInstalled, environment, fail, nodeBinary, root } from './prepare.mjs'

const [script, ...words] = process.argv.slice(2)
if (!script) fail('Which script? node scripts/run.mjs <script.ts> [words]')
ensureInstalled()
const { status } = spawnSync(nodeBinary(), ['scripts/with-database.ts', script, ...words], {
  cwd: root,
  env: environment(),
  stdio: 'inherit',
})
process.exit(status ?? 1)
