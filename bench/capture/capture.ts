import { parseArgs } from 'node:util'

import { hasPooler } from '#test/machines/pooler.ts'
import { startMachines, type Machines } from '#test/machines/machines.ts'
import { startWebhookReceiver } from '#test/webhook-receiver.ts'

import { markdownTable } from '../markdown-table.ts'
import { requirePrograms } from '../requests/programs.ts'
import { pagesPerSecond } from './pages.ts'
import { sendMany } from './send-many.ts'

// npm run bench:capture                           enquiries and pages a second of 1, 2 and 3 processes behind nginx
// npm run bench:capture -- --seconds 5            shorter
// npm run bench:capture -- --processes 1,2        fewer

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    processes: { type: 'string', default: '1,2,3' },
  },
})
const seconds = Number(values.seconds)
const SECRET = `whsec_${Buffer.alloc(32, 5).toString('base64')}`
const WITHOUT_BOUNDS = Object.fromEntries(
  ['IPV4', 'IPV6', 'PHONE', 'SITE', 'SUSPECT'].map((of) => [`ENQUIRY_LIMIT_${of}`, '100000000']),
)

requirePrograms()
const rows: (string | number)[][] = []
for (const count of values.processes.split(',').map(Number)) {
  for (const isPooled of hasPooler ? [false, true] : [false]) {
    rows.push(await measure({ count, isPooled, isTold: false }))
    rows.push(await measure({ count, isPooled, isTold: true }))
  }
}
const head = [
  'processes',
  'PgBouncer',
  'webhook',
  'enquiries/s',
  'p50, ms',
  'p99, ms',
  'not taken',
  'told/s meanwhile',
  'pages/s',
]
console.log(markdownTable(head, rows, 3))

type Wish = { count: number; isPooled: boolean; isTold: boolean }

async function measure({ count, isPooled, isTold }: Wish): Promise<(string | number)[]> {
  const hook = await startWebhookReceiver(SECRET)
  const variables = {
    ...WITHOUT_BOUNDS,
    LOG_LEVEL: 'error',
    ...(isTold && {
      WEBHOOK_URLS: hook.url,
      WEBHOOK_SECRET: SECRET,
      WEBHOOK_ALLOW_PRIVATE: 'true',
    }),
  }
  const machines = await startMachines({ count, isPooled, variables })
  try {
    // What is compiled and made at the first use is no matter of a second.
    await sendMany(machines.address, 2)
    const before = hook.taken.length
    const sent = await sendMany(machines.address, seconds)
    const told = hook.taken.length - before
    await requireAllStored(machines, sent.acknowledged)
    // The pages are asked for once nothing else is done.
    const pages = isTold ? '' : Math.round(await pagesPerSecond(machines.address, seconds))
    return [
      count,
      isPooled ? 'yes' : 'no',
      isTold ? 'yes' : 'no',
      Math.round(sent.acknowledged / seconds),
      sent.p50.toFixed(0),
      sent.p99.toFixed(0),
      sent.refused,
      isTold ? Math.round(told / seconds) : '',
      pages,
    ]
  } finally {
    await machines.stop()
    hook.stop()
  }
}

/** A figure counts where every enquiry behind it is there. */
async function requireAllStored({ database }: Machines, least: number): Promise<void> {
  const { rows: found } = await database.query<{ count: number }>(
    'select count(*)::int as count from leads',
  )
  const stored = found[0]?.count ?? 0
  if (stored < least) throw new Error(`${least} were acknowledged, ${stored} are stored.`)
}
