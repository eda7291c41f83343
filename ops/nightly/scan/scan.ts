import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { usageOf } from '#cli/commands/commands.mjs'
import { readLog } from '#ops/nightly/load/log-lines.ts'

import { startGround, type Ground } from './ground.ts'
import { REPORTS, type Piece } from './piece.ts'
import { withSqlmap } from './sqlmap-scan.ts'
import { withWapiti } from './wapiti-scan.ts'

const USAGE = `${usageOf('nightly scan')}
  --part       only what has one of these words in its name
  --unreached  only what the reports in docs/scans do not say the end of
  --minutes    begins nothing after them; what is left is for another piece
  --write      puts what was found into docs/scans instead of test-results/scans, next to what earlier pieces found`
const LOGS = 'test-results/scans'

try {
  process.exitCode = await scan()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function scan(): Promise<number> {
  const { only, piece } = readOptions()
  mkdirSync(LOGS, { recursive: true })
  const ground = await startGround()
  const stop = () => void ground.stop().then(() => process.exit(130))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  try {
    const found = [
      ...(only === 'wapiti' ? [] : await withSqlmap(ground, piece)),
      ...(only === 'sqlmap' ? [] : await withWapiti(ground, piece)),
      ...faultsOfSite(ground),
    ]
    for (const sentence of found) console.log(`FOUND: ${sentence}`)
    if (found.length === 0) console.log('Nothing was found.')
    return found.length === 0 ? 0 : 1
  } finally {
    await ground.stop()
  }
}

function readOptions(): { only: string | undefined; piece: Piece } {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      part: { type: 'string', default: '' },
      unreached: { type: 'boolean', default: false },
      minutes: { type: 'string', default: '600' },
      write: { type: 'boolean', default: false },
    },
  })
  const { only, part, unreached, minutes, write } = values
  if (only !== undefined && only !== 'sqlmap' && only !== 'wapiti') throw new Error(USAGE)
  if (!(Number(minutes) > 0)) throw new Error(USAGE)
  const piece = {
    logs: LOGS,
    reports: write ? REPORTS : LOGS,
    parts: part.split(','),
    isUnreached: unreached,
    until: Date.now() + Number(minutes) * 60_000,
  }
  return { only, piece }
}

function faultsOfSite({ site, hole }: Ground): string[] {
  return [
    ...readLog(site.logFile).first.map((line) => `The log of the site holds an error: ${line}`),
    ...(site.isAlive() ? [] : ['The site has ended']),
    ...hole.requests.map((path) => `Something was made to ask for ${path}`),
  ]
}
