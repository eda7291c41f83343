/** Asia/Kolkata is UTC+05:30 all year and has been since 1945. */
const OFFSET = '+05:30'
const OFFSET_MS = 5.5 * 60 * 60 * 1000

/** A moment as the desk reads it, in Asia/Kolkata: `2026-11-21 09:42:10`. As text it sorts. */
export function deskTime(moment: Date): string {
  const [date = '', time = ''] = new Date(moment.getTime() + OFFSET_MS).toISOString().split('T')
  return `${date} ${time.slice(0, 8)}`
}

/** The `datetime` of a `<time>` that shows deskTime. */
export function machineTime(ts: string): string {
  const [date = '', time = ''] = ts.split(' ')
  return `${date}T${time}${OFFSET}`
}
