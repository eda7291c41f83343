const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** Asia/Kolkata, which knows no summer time. */
const KOLKATA_MS = 5.5 * HOUR_MS

/** When a backup was last good, and when the last try ended, however it did. */
export type LastBackups = { good?: Date | undefined; tried?: Date | undefined }

/**
 * Whether the day's backup is owed: its hour in Asia/Kolkata has come, none was good since, and a try
 * that failed is an hour ago. A machine that was off at that hour makes it when it is back.
 */
export function isBackupDue(now: Date, hour: number, { good, tried }: LastBackups): boolean {
  if (good && good.getTime() >= lastMoment(now, hour)) return false
  return tried === undefined || now.getTime() - tried.getTime() >= HOUR_MS
}

/** The last time that it was this hour in Asia/Kolkata. */
function lastMoment(now: Date, hour: number): number {
  const local = now.getTime() + KOLKATA_MS
  const today = local - (local % DAY_MS) + hour * HOUR_MS
  return (today <= local ? today : today - DAY_MS) - KOLKATA_MS
}

/** Hours without a good backup after which the owner is told wherever they are. */
export const LOST_HOURS = 72

/** Whether there was no good backup for so long that the desk says so on every page. */
export function isBackupLost(now: Date, good: Date | undefined): boolean {
  return good === undefined || now.getTime() - good.getTime() > LOST_HOURS * HOUR_MS
}
