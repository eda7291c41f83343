import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'

import { usageOf } from '#cli/commands/commands.mjs'

import { sum, type Row } from './check.ts'
import { measure } from './measure.ts'
import { simulate } from './simulate.ts'

// Every kind of source speaks to two processes of the built site, and both sides misbehave.

const POLL_MS = 30_000
const HEADS = [
  'kind',
  'sent',
  'repeats',
  'lost pushes',
  'new',
  'repeat enquiries',
  'review',
  'lost',
  'twice',
  'slowest, s',
]

try {
  process.exitCode = await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function run(): Promise<number> {
  const options = readOptions()
  if (options.isMeasure) {
    console.log(await measure())
    return 0
  }
  const { leads, seed, seconds, kills } = options
  console.log(`${leads} leads, seed ${seed} (--leads ${leads} --seed ${seed} repeats them)`)
  const started = performance.now()
  const sendingMs = seconds * 1000
  const { rows, faults, reads } = await simulate({ leads, seed, kills, sendingMs, pollMs: POLL_MS })
  console.log(tableOf(rows))
  console.log(`Reads of portals: ${JSON.stringify(reads)}`)
  const took = Math.round((performance.now() - started) / 1000)
  console.log(`${kills} times killed, ${took} s, load ${loadavg()[0]?.toFixed(1)}`)
  for (const fault of faults) console.log(`BROKEN: ${fault}`)
  if (faults.length === 0) console.log('Nothing is lost, nothing is there twice.')
  return faults.length === 0 ? 0 : 1
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      leads: { type: 'string', default: '10000' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 1e6)) },
      seconds: { type: 'string', default: '240' },
      kills: { type: 'string', default: '8' },
      measure: { type: 'boolean', default: false },
    },
  })
  const [leads, seed, seconds, kills] = [values.leads, values.seed, values.seconds, values.kills]
    .map(Number)
    .map((number) => (Number.isSafeInteger(number) && number >= 0 ? number : undefined))
  if (!leads || seed === undefined || !seconds || kills === undefined)
    throw new Error(usageOf('nightly sources'))
  return { leads, seed, seconds, kills, isMeasure: values.measure }
}

function tableOf(rows: readonly Row[]): string {
  const cells = rows.map(({ kind, ...numbers }) => [kind, ...Object.values(numbers)])
  const sums = HEADS.slice(1, -1).map((_head, at) => sum(cells.map((row) => Number(row[at + 1]))))
  const slowest = Math.max(...rows.map((row) => row.slowest))
  return [HEADS, HEADS.map(() => '---'), ...cells, ['all', ...sums, slowest]]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')
}
