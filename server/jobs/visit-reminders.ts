import { asOne } from '#db/one-transaction.server.ts'
import { hasDueReminders, takeReminders } from '#app/visits/reminders/visit-reminders.server.ts'

import { defineJob } from './define-job.ts'
import { queuePushes } from './push/push.ts'

/** Reminds buyers and agents of confirmed visits, a day and two hours before. */
export const visitReminders = defineJob({
  name: 'visit-reminders',
  everySeconds: 600,
  look: { everySeconds: 30, hasWork: (db) => hasDueReminders(db, new Date()) },
  run: ({ db, boss }) =>
    asOne(db, async (trx) => {
      const queuedAt = new Date()
      const due = await takeReminders(trx, queuedAt)
      const pushes = due.flatMap(({ visitId, startsAt, devices }) =>
        devices.map((subscriptionId) => ({
          subscriptionId,
          visit: { visitId, startsAt },
          queuedAt,
        })),
      )
      await queuePushes(trx, boss, pushes)
    }),
})
