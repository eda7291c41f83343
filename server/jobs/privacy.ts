import { setTimeout as sleep } from 'node:timers/promises'

import { updateChains } from '#app/privacy/records/check-chains.server.ts'
import { fileWithdrawals } from '#app/privacy/withdrawal/file-withdrawals.server.ts'
import { db } from '#db/client.server.ts'

import { defineJob } from './define-job.ts'

/** Milliseconds between two batches of chains. */
const REST_MS = 100

/** Advances the chains of consents, and files withdrawals, which then survive a restore. */
export const privacy = defineJob({
  name: 'privacy',
  everySeconds: 10,
  isRunAtStart: true,
  run: async ({ signal }) => {
    await fileWithdrawals(db)
    while (!signal.aborted && (await updateChains(db)) > 0)
      // The signal rejects the wait, which ends the loop.
      await sleep(REST_MS, undefined, { signal, ref: false }).catch(() => undefined)
  },
})
