import { noticeLate, type LatePublication } from '#app/editor/schedules/late-publications.server.ts'
import type { Executor } from '#db/client.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

import type { Boss } from '#server/jobs/define-job.ts'
import { queuePushes } from './push.ts'

/** Queues alerts about newly late publications, in the transaction that marks them as known. */
export function alertLate(db: Executor, boss: Boss, now: Date): Promise<LatePublication[]> {
  return asOne(db, async (trx) => {
    const noticed = await noticeLate(trx, now)
    await queuePushes(
      trx,
      boss,
      noticed.flatMap(({ kind, schedule, devices }) =>
        devices.map((subscriptionId) => ({
          subscriptionId,
          late: { kind, schedule },
          queuedAt: new Date(),
        })),
      ),
    )
    return noticed
  })
}
