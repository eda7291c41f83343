/** How much spam there is; `usualHour` is the mean of an hour of the two weeks before the last one. */
export type SpamCounts = { kept: number; hour: number; day: number; usualHour: number }

/** Spam of an hour that is unusual: above so many, and above so many times a usual hour. */
const UNUSUAL = { enquiries: 50, times: 5 }

/** Whether the last hour brought so much more spam than usual that someone should look. */
export function isUnusualSpam({
  hour,
  usualHour,
}: Pick<SpamCounts, 'hour' | 'usualHour'>): boolean {
  return hour > UNUSUAL.enquiries && hour > UNUSUAL.times * usualHour
}
