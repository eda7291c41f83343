const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const KOLKATA_MS = 5.5 * HOUR_MS

export type LastBackups = { good?: Date | undefined; attempted?: Date | undefined }

/** After its hour in Asia/Kolkata without a good backup since, an hour after a failure; a machine that was off catches up. */
export function isBackupDue(now: Date, hour: number, { good, attempted }: LastBackups): boolean {
  if (good && good.getTime() >= lastMoment(now, hour)) return false
  return attempted === undefined || now.getTime() - attempted.getTime() >= HOUR_MS
}

function lastMoment(now: Date, hour: number): number {
  const local = now.getTime() + KOLKATA_MS
  const today = local - (local % DAY_MS) + hour * HOUR_MS
  return (today <= local ? today : today - DAY_MS) - KOLKATA_MS
}

/** Hours without a good backup until every page of the dashboard warns. */
export const LOST_HOURS = 72

export function isBackupLost(now: Date, good: Date | undefined): boolean {
  return good === undefined || now.getTime() - good.getTime() > LOST_HOURS * HOUR_MS
}
