// node scripts/run.mjs <script.ts> [words]: runs a command under the pinned Node, with a database unless --no-database comes first;
// after --built the site is built before, unless it is.
import { spawnSync } from 'node:child_process'

import { answerHelp } from '../cli/commands/commands.mjs'
import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { environment, fail, nodeBinary, root } from './environment.mjs'

const given = process.argv.slice(2)
const start = given.findIndex((word) => !['--no-database', '--built'].includes(word))
const wanted = new Set(given.slice(0, start))
const script = given[start]
const words = given.slice(start + 1)
const isAlone = wanted.has('--no-database')
if (script === undefined) fail('Which script? node scripts/run.mjs <script.ts> [words]')
answerHelp()
ensureInstalled()
if (wanted.has('--built')) await ensureBuilt()
const { status } = spawnSync(
  nodeBinary(),
  [...(isAlone ? [] : ['cli/run/with-database.ts']), script, ...words],
  {
    cwd: root,
    env: environment(),
    stdio: 'inherit',
  },
)
process.exit(status ?? 1)
