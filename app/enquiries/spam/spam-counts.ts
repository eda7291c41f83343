/** `usualHour` is the mean of the two weeks before the last hour. */
export type SpamCounts = { kept: number; hour: number; day: number; usualHour: number }

const UNUSUAL = { enquiries: 50, times: 5 }

export function isUnusualSpam({
  hour,
  usualHour,
}: Pick<SpamCounts, 'hour' | 'usualHour'>): boolean {
  return hour > UNUSUAL.enquiries && hour > UNUSUAL.times * usualHour
}
