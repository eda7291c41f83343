import { raiseSourceAlarms } from '#app/sources/source-alarms.server.ts'
import { listOwnerDevices } from '#app/staff/push/push-subscriptions.server.ts'
import type { Executor } from '#db/client.server.ts'
import { asOne } from '#db/one-transaction.server.ts'
import type { Boss } from '#server/jobs/define-job.ts'

import { queuePushes } from './push.ts'

/** Queues alerts to owners in the transaction that mails the team. */
export function alertSources(db: Executor, boss: Boss, now: Date): Promise<void> {
  return asOne(db, async (trx) => {
    const alarms = await raiseSourceAlarms(trx, now)
    if (alarms.length === 0) return
    const devices = await listOwnerDevices(trx)
    const pushes = alarms.flatMap((alarm) =>
      devices.map((subscriptionId) => ({ subscriptionId, alarm, queuedAt: now })),
    )
    await queuePushes(trx, boss, pushes)
  })
}
