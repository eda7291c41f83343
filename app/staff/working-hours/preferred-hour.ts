import { indianDay } from '#app/lib/dates/indian-day.ts'

const EVENING = '18:00'

/** When a call becomes due: at once, or from the evening or weekend that the visitor chose (`leads.preferred_time`). */
export function dueFrom(at: Date, preferredTime: string | null): Date {
  if (preferredTime !== 'evening' && preferredTime !== 'weekend') return at
  const day = preferredTime === 'evening' ? indianDay(at) : saturdayFrom(at)
  const time = preferredTime === 'evening' ? EVENING : '00:00'
  const preferred = new Date(`${day}T${time}:00.000+05:30`)
  return preferred > at ? preferred : at
}

function saturdayFrom(at: Date): string {
  const day = new Date(`${indianDay(at)}T00:00:00.000Z`)
  const weekday = day.getUTCDay()
  const ahead = weekday === 0 ? 0 : 6 - weekday
  return new Date(day.getTime() + ahead * 86_400_000).toISOString().slice(0, 10)
}
