const formats = new Map<string, Intl.DateTimeFormat>()

/** Cached: a formatter is slow to create, and a list needs hundreds. */
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

/** Minutes that the clocks of a time zone are ahead of UTC at that moment. Throws a RangeError for a zone that does not exist. */
export function minutesAhead(zone: string, at: Date): number {
  const parts = formatOf(zone).formatToParts(at)
  // Browsers differ in what they write between the parts.
  const part = (name: Intl.DateTimeFormatPartTypes) =>
    parts.find(({ type }) => type === name)?.value ?? ''
  const day = `${part('year')}-${part('month')}-${part('day')}`
  const clock = `${part('hour')}:${part('minute')}:${part('second')}`
  return Math.round((Date.parse(`${day}T${clock}Z`) - at.getTime()) / 60_000)
}
