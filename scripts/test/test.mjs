import { availableParallelism } from 'node:os'

import { ensureBuilt } from '../site-build/ensure-built.mjs'
import { ensureInstalled } from '../packages/ensure-installed.mjs'
import { answerHelp } from '../documents/npm-scripts.mjs'
import { ensurePrograms } from './test-programs.mjs'
import {
  forgetReports,
  runChecks,
  runJourneys,
  runProgram,
  runVitest,
  tableOf,
} from './test-suites.mjs'

answerHelp()
const isAll = process.argv.includes('--all')
/** Only Linux gives visitors and attackers loopback addresses of their own. */
const isLinux = process.platform === 'linux'
/** On two cores, running checks and unit tests together takes longer than one after the other. */
const hasRoom = availableParallelism() > 2
/** One target for each way into SQL: a visitor's call, a search, a filter, a sign-in. */
const SCANNED = 'v1/user/connect,suggestions,leads/search,reports,allLeads'
/** @type {import('./test-suites.mjs').Ran[]} */
const ran = []

ensurePrograms({ isAll })
ensureInstalled()
await ensureBuilt()
forgetReports()

const units = () => runVitest('unit', ['unit', ...(isAll ? ['drawings'] : [])], { isAll })
if (hasRoom) await suites(runChecks(), units())
else {
  await suites(runChecks())
  await suites(units())
}
await suites(runVitest('integration', ['database', 'requests'], { isAll }))
if (isAll) {
  await suites(runVitest('processes', ['process', 'alone', 'woken', 'machines'], { isAll }))
  for (const [suite, words] of programs()) await suites(runProgram(suite, words))
}
await suites(runJourneys({ isAll }))
finish()

/** @returns {[string, string[]][]} */
function programs() {
  return [
    ...(isLinux
      ? /** @type {[string, string[]][]} */ ([
          ['faults', ['ops/nightly/faults/faults.ts', '--short', '--seed', '30']],
          ['attack', ['ops/nightly/load/load.ts', '--short', '--minutes', '0.75', '--seed', '1']],
        ])
      : []),
    ['generated requests', ['ops/nightly/fuzz/fuzz.ts', '--runs', '1500', '--seed', '1']],
    ['scan', ['ops/nightly/scan/scan.ts', '--only', 'sqlmap', '--part', SCANNED]],
  ]
}

/** Where one fails, the gate ends; `--all` goes on and lists every failure. @param {Promise<import('./test-suites.mjs').Ran>[]} running */
async function suites(...running) {
  const done = await Promise.all(running)
  ran.push(...done)
  if (!isAll && done.some(({ code }) => code !== 0)) finish()
}

/** @returns {never} */
function finish() {
  const failures = ran.flatMap((suite) => suite.failures.map((title) => `${suite.suite}: ${title}`))
  console.log(`\n${tableOf(ran)}`)
  if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`)
  process.exit(ran.some(({ code }) => code !== 0) ? 1 : 0)
}
