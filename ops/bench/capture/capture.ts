import { markdownTable } from '#ops/bench/markdown-table.ts'
import { middle } from '#ops/bench/middle.ts'
import { requirePrograms } from '#ops/bench/requests/programs.ts'
import { hasPooler } from '#test/machines/pooler.ts'

import { measure, type Measured } from './measure.ts'
import { readOptions } from './options.ts'

const { seconds, rounds, processes, through, webhook } = readOptions(process.argv.slice(2))
requirePrograms()
if (through.includes('pgbouncer') && !hasPooler)
  throw new Error('Install first: apt-get install pgbouncer')

const rows: (string | number)[][] = []
for (const way of through)
  for (const webhookMode of webhook) rows.push(...(await measureAll(way, webhookMode)))
const head = [
  'processes',
  'database',
  'webhook',
  'enquiries/s',
  'to one process',
  'p50, ms',
  'p99, ms',
  'not taken',
  'notified/s meanwhile',
  'pages/s',
  'busy before, %',
]
console.log(markdownTable(head, rows, 3))

/** Takes turns between 1, 2 and 3 processes, so that other load on the machine affects all; returns medians. */
async function measureAll(way: string, webhookMode: string): Promise<(string | number)[][]> {
  const taken = new Map<number, Measured[]>(processes.map((count) => [count, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [count, measured] of taken) {
      const options = {
        count,
        isPooled: way === 'pgbouncer',
        hasWebhook: webhookMode === 'with',
        seconds,
      }
      const one = await measure(options)
      console.error(
        `${way}, ${webhookMode} webhook, ${count}: ${Math.round(one.enquiries)} a second`,
      )
      measured.push(one)
    }
  }
  const [first = []] = taken.values()
  return [...taken].map(([count, measured]) => {
    const of = (name: keyof Measured) => middle(measured.map((one) => one[name]))
    const ratio = of('enquiries') / middle(first.map(({ enquiries }) => enquiries))
    const refused = measured.reduce((sum, one) => sum + one.refused, 0)
    return [
      count,
      way,
      webhookMode,
      Math.round(of('enquiries')),
      ratio.toFixed(2),
      of('p50').toFixed(0),
      of('p99').toFixed(0),
      refused,
      webhookMode === 'with' ? Math.round(of('notifications')) : '',
      webhookMode === 'with' ? '' : Math.round(of('pages')),
      Math.round(of('busy')),
    ]
  })
}
