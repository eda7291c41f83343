// node scripts/run.mjs <script.ts> [words]: runs a command under the pinned Node, with a database unless --no-database comes first.
import { spawnSync } from 'node:child_process'

import { ensureInstalled, environment, fail, nodeBinary, root } from './prepare.mjs'

const given = process.argv.slice(2)
const isAlone = given[0] === '--no-database'
const [script, ...words] = isAlone ? given.slice(1) : given
if (!script) fail('Which script? node scripts/run.mjs <script.ts> [words]')
ensureInstalled()
const { status } = spawnSync(
  nodeBinary(),
  [...(isAlone ? [] : ['scripts/with-database.ts']), script, ...words],
  {
    cwd: root,
    env: environment(),
    stdio: 'inherit',
  },
)
process.exit(status ?? 1)
