const OFFSET = '+05:30'
const OFFSET_MS = 5.5 * 60 * 60 * 1000

/** In Asia/Kolkata, sortable as text: `2026-11-21 09:42:10`. */
export function officeTime(moment: Date): string {
  const [date = '', time = ''] = new Date(moment.getTime() + OFFSET_MS).toISOString().split('T')
  return `${date} ${time.slice(0, 8)}`
}

export function machineTime(ts: string): string {
  const [date = '', time = ''] = ts.split(' ')
  return `${date}T${time}${OFFSET}`
}
