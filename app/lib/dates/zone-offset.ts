const formats = new Map<string, Intl.DateTimeFormat>()

/** Cached: a formatter is slow to create. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  })
  formats.set(zone, format)
  return format
}

/** Minutes that the clocks of a time zone are ahead of UTC at that moment. */
export function minutesAhead(zone: string, at: Date): number {
  const [, day, month, year, time] =
    /^(\d+)\/(\d+)\/(\d+), ([\d:]+)$/.exec(formatOf(zone).format(at)) ?? []
  return Math.round((Date.parse(`${year}-${month}-${day}T${time}Z`) - at.getTime()) / 60_000)
}
