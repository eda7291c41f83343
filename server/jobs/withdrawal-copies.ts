import { config } from '#app/config/config.server.ts'
import { copyWithdrawals } from '#app/privacy/withdrawal/copy-withdrawals.server.ts'
import { backupPlace } from '#db/backup/backup-settings.server.ts'
import { log } from '#server/observability/log.ts'

import { loopInProcess } from './process-loop.ts'

const EVERY_MS = 10_000
/** Milliseconds after a failure. */
const AGAIN_MS = 300_000

/** Copies this machine's file of withdrawals next to the backups. */
export async function keepWithdrawalCopies(signal: AbortSignal): Promise<void> {
  const place = backupPlace(config)
  if (!place) return
  let copyAt = Number.NEGATIVE_INFINITY
  await loopInProcess(
    EVERY_MS,
    async () => {
      if (performance.now() < copyAt) return
      try {
        await copyWithdrawals(place)
      } catch (error) {
        copyAt = performance.now() + AGAIN_MS
        log.warn({ err: error }, `Withdrawals were not copied to ${place.name}; it will be later`)
      }
    },
    signal,
  )
}
