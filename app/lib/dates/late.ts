/** Seconds after which a scheduled publication is late. */
export const LATE_SECONDS = 60

export function minutesLate(publishAt: Date, now: Date): number {
  const seconds = (now.getTime() - publishAt.getTime()) / 1000
  return seconds > LATE_SECONDS ? Math.floor(seconds / 60) : 0
}
