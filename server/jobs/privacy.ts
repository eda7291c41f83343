import { setTimeout as sleep } from 'node:timers/promises'

import { config } from '#app/config/config.server.ts'
import { tellChains } from '#app/privacy/records/check-chains.server.ts'
import { copyWithdrawals } from '#app/privacy/withdrawal/copy-withdrawals.server.ts'
import { fileWithdrawals } from '#app/privacy/withdrawal/file-withdrawals.server.ts'
import { backupPlace } from '#db/backup/backup-settings.server.ts'
import { db } from '#db/client.server.ts'
import { log } from '#server/observability/log.ts'

import { keepPeriods } from './periods.ts'

/** Milliseconds between two looks, and how many looks lie between two erasures. */
const EVERY_MS = 10_000
const SELDOM = 30

/**
 * Tells the chains of consents and contacts, writes down who withdrew where a restore does not undo it, and
 * closes and erases whose time has come, until the signal.
 */
export async function keepPrivacy(signal: AbortSignal): Promise<void> {
  const copy = copier()
  for (let look = 0; !signal.aborted; look += 1) {
    try {
      if (look % SELDOM === 0) await keepPeriods()
      await fileWithdrawals(db)
      // What waited for long is told at once, and not in weeks.
      while (!signal.aborted && (await tellChains(db)) > 0) await rest(100, signal)
    } catch (error) {
      log.warn({ err: error }, 'The privacy jobs failed; the site tries again later')
    }
    await copy()
    await rest(EVERY_MS, signal)
  }
}

/** Copies the record of withdrawals to where backups lie; a place that refuses is asked again after a while. */
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

/** The signal ends the wait by a rejection, which is the end of the loop. */
async function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined)
}
