import { setTimeout as sleep } from 'node:timers/promises'

import { config } from '#app/config.server.ts'
import { db } from '#app/db.server.ts'
import { eraseDue } from '#app/leads/privacy/erase.server.ts'
import { fileWithdrawals } from '#app/leads/privacy/file-withdrawals.server.ts'
import { closeUntouched } from '#app/leads/privacy/retention.server.ts'
import { tellChains } from '#app/leads/privacy/tell-chains.server.ts'
import { tellWithdrawn } from '#app/leads/privacy/withdraw.server.ts'
import { writeRecord } from '#app/staff/record/record.server.ts'

import { log } from './log.ts'

/** Milliseconds between two looks, and how many looks lie between two erasures. */
const EVERY_MS = 10_000
const SELDOM = 30

/** Tells the chains of consents and contacts, and closes and erases whose time has come, until the signal. */
export async function keepPrivacy(signal: AbortSignal): Promise<void> {
  for (let look = 0; !signal.aborted; look += 1) {
    try {
      if (look % SELDOM === 0) await keepPeriods()
      await fileWithdrawals(db)
      // What waited for long is told at once, and not in weeks.
      while (!signal.aborted && (await tellChains(db)) > 0) await rest(100, signal)
    } catch (error) {
      log.warn({ err: error }, 'What privacy asks for was not done; it will be later')
    }
    await rest(EVERY_MS, signal)
  }
}

async function keepPeriods(): Promise<void> {
  const days = config.RETENTION_DAYS
  const closed = days === undefined ? 0 : await closeUntouched(db, days)
  if (closed > 0) {
    tellWithdrawn()
    await writeRecord(db, null, { kind: 'withdrawn-untouched', closed })
  }
  const erased = await eraseDue(db)
  if (erased > 0) await writeRecord(db, null, { kind: 'sealed-erased', closed: erased })
}

/** The signal ends the wait by a rejection, which is the end of the loop. */
async function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined)
}
