/** Seconds after which what was to be published at an hour is late. */
export const LATE_SECONDS = 60

/** How many whole minutes ago its hour was, where it is late; 0 where it is not. */
export function minutesLate(publishAt: Date, now: Date): number {
  const seconds = (now.getTime() - publishAt.getTime()) / 1000
  return seconds > LATE_SECONDS ? Math.floor(seconds / 60) : 0
}
