import { setTimeout as sleep } from 'node:timers/promises'

import { config } from '#app/config/config.server.ts'
import { updateChains } from '#app/privacy/records/check-chains.server.ts'
import { copyWithdrawals } from '#app/privacy/withdrawal/copy-withdrawals.server.ts'
import { fileWithdrawals } from '#app/privacy/withdrawal/file-withdrawals.server.ts'
import { backupPlace } from '#db/backup/backup-settings.server.ts'
import { db } from '#db/client.server.ts'
import { log } from '#server/observability/log.ts'

import { keepPeriods } from './periods.ts'

const EVERY_MS = 10_000
const SELDOM = 30

/** Advances the chains of consents, files withdrawals that survive a restore, and erases due data. */
export async function keepPrivacy(signal: AbortSignal): Promise<void> {
  const copy = copier()
  for (let look = 0; !signal.aborted; look += 1) {
    try {
      if (look % SELDOM === 0) await keepPeriods()
      await fileWithdrawals(db)
      while (!signal.aborted && (await updateChains(db)) > 0) await rest(100, signal)
    } catch (error) {
      log.warn({ err: error }, 'The privacy jobs failed; the site tries again later')
    }
    await copy()
    await rest(EVERY_MS, signal)
  }
}

/** Copies the file of withdrawals next to the backups; retries later where that fails. */
function copier(): () => Promise<void> {
  const place = backupPlace(config)
  let restsFor = 0
  return async () => {
    restsFor -= 1
    if (!place || restsFor > 0) return
    try {
      await copyWithdrawals(place)
    } catch (error) {
      restsFor = SELDOM
      log.warn({ err: error }, `Withdrawals were not copied to ${place.name}; it will be later`)
    }
  }
}

/** The signal rejects the wait, which ends the loop. */
async function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined)
}
