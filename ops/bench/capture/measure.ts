import { startWebhookReceiver } from '#test/helpers/site/webhook-receiver.ts'
import { startMachines, type Machines } from '#test/machines/machines.ts'

import { othersBusy } from './others-busy.ts'
import { pagesPerSecond } from './pages.ts'
import { sendMany, type Sent } from './send-many.ts'

const SECRET = `whsec_${Buffer.alloc(32, 5).toString('base64')}`
const WITHOUT_BOUNDS = Object.fromEntries(
  ['IPV4', 'IPV6', 'PHONE', 'FORM', 'SITE', 'SUSPECT'].map((of) => [
    `ENQUIRY_LIMIT_${of}`,
    '100000000',
  ]),
)

export type MeasureOptions = {
  count: number
  isPooled: boolean
  hasWebhook: boolean
  seconds: number
}

/** Per second; `busy` is the processor share of other work before the run, in percent. */
export type Measured = Pick<Sent, 'p50' | 'p99' | 'refused'> & {
  enquiries: number
  notifications: number
  pages: number
  busy: number
}

export async function measure({
  count,
  isPooled,
  hasWebhook,
  seconds,
}: MeasureOptions): Promise<Measured> {
  const hook = await startWebhookReceiver(SECRET)
  const variables = {
    ...WITHOUT_BOUNDS,
    LOG_LEVEL: 'error',
    ...(hasWebhook && {
      WEBHOOK_URLS: hook.url,
      WEBHOOK_SECRET: SECRET,
      WEBHOOK_ALLOW_PRIVATE: 'true',
    }),
  }
  const machines = await startMachines({ count, isPooled, variables })
  try {
    const busy = await othersBusy()
    // Warm up: compilation and first-use caches are not part of the figure.
    await sendMany(machines.address, 2)
    const before = hook.taken.length
    const { acknowledged, ...sent } = await sendMany(machines.address, seconds)
    const deliveriesPerSecond = (hook.taken.length - before) / seconds
    await requireAllStored(machines, acknowledged)
    // Only without other work.
    const pages = hasWebhook ? Number.NaN : await pagesPerSecond(machines.address, seconds)
    return {
      ...sent,
      enquiries: acknowledged / seconds,
      notifications: deliveriesPerSecond,
      pages,
      busy,
    }
  } finally {
    await machines.stop()
    hook.stop()
  }
}

/** A figure counts only if every enquiry in it is stored. */
async function requireAllStored({ database }: Machines, expected: number): Promise<void> {
  const { rows: found } = await database.query<{ count: number }>(
    'select count(*)::int as count from leads',
  )
  const stored = found[0]?.count ?? 0
  if (stored < expected) throw new Error(`${expected} were acknowledged, ${stored} are stored.`)
}
