import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { readLog } from '#attack/log-lines.ts'

import { startGround, type Ground } from './ground.ts'
import { withSqlmap } from './sqlmap-scan.ts'
import { withWapiti } from './wapiti-scan.ts'

// npm run test:scan: the built site under sqlmap and wapiti, as strangers wrote them

const USAGE = `npm run test:scan -- [--only sqlmap|wapiti] [--part words] [--write]
  --part   only targets whose name has these words
  --write  puts what was found into docs/scans instead of test-results/scans`
const LOGS = 'test-results/scans'

try {
  process.exitCode = await scan()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function scan(): Promise<number> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      part: { type: 'string', default: '' },
      write: { type: 'boolean', default: false },
    },
  })
  const { only, part } = values
  if (only !== undefined && only !== 'sqlmap' && only !== 'wapiti') throw new Error(USAGE)
  mkdirSync(LOGS, { recursive: true })
  const ground = await startGround()
  const stop = () => void ground.stop().then(() => process.exit(130))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  try {
    const folders = { logs: LOGS, reports: values.write ? 'docs/scans' : LOGS }
    const found = [
      ...(only === 'wapiti' ? [] : await withSqlmap(ground, folders, part)),
      ...(only === 'sqlmap' ? [] : await withWapiti(ground, folders, part)),
      ...faultsOfSite(ground),
    ]
    for (const sentence of found) console.log(`FOUND: ${sentence}`)
    if (found.length === 0) console.log('Nothing was found.')
    return found.length === 0 ? 0 : 1
  } finally {
    await ground.stop()
  }
}

function faultsOfSite({ site, hole }: Ground): string[] {
  return [
    ...readLog(site.logFile).first.map((line) => `The log of the site holds an error: ${line}`),
    ...(site.isAlive() ? [] : ['The site has ended']),
    ...hole.asked.map((path) => `Something was made to ask for ${path}`),
  ]
}
