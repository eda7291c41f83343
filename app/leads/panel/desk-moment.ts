const OFFSET = 5.5 * 60 * 60 * 1000
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A moment as the desk says it in a line, seen from `now`: `today, 18:00`, `27 Nov, 10:00`, `2 Oct 2025, 10:00`; in Asia/Kolkata. */
export function momentText(iso: string, now: string): string {
  const [moment, today] = [here(iso), here(now)]
  const time = moment.toISOString().slice(11, 16)
  if (dayOf(moment) === dayOf(today)) return `today, ${time}`
  const year = moment.getUTCFullYear()
  const day = `${moment.getUTCDate()} ${MONTHS[moment.getUTCMonth()] ?? ''}`
  return year === today.getUTCFullYear() ? `${day}, ${time}` : `${day} ${year}, ${time}`
}

function here(iso: string): Date {
  return new Date(Date.parse(iso) + OFFSET)
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
