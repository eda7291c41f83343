import { clockTime } from '#app/lib/dates/clock-time.ts'
import { indianDay, indianHour } from '#app/lib/dates/indian-day.ts'
import type { OfficeHours } from '#app/staff/working-hours/office-hours.ts'
import { dueFrom } from '#app/staff/working-hours/preferred-hour.ts'
import {
  afterWorkingMinutes,
  isWorking,
  openingsFrom,
} from '#app/staff/working-hours/working-time.ts'

import type { ContactPreference } from '#app/enquiries/form/contact-preference.ts'

/** Milliseconds after opening within which a call comes "then". */
const SOON_MS = 60 * 60_000
const DAY_MS = 86_400_000
const WEEKDAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ')
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

const acts = {
  call: 'call you',
  whatsapp: 'message you on WhatsApp',
  email: 'email you',
} as const

type EnquiryTime = { at: Date; reach?: ContactPreference; isAbroad?: boolean }

/** When the first call comes, by the working hours and the promised minutes; undefined where no hours follow. */
export function callPromise(
  hours: OfficeHours | undefined,
  { at, reach = {}, isAbroad = false }: EnquiryTime,
): string | undefined {
  if (!hours) return undefined
  const from = dueFrom(at, reach.when ?? null)
  const due = afterWorkingMinutes(from, hours.promiseMinutes, hours)
  if (!due) return undefined
  // A call that is due at closing time belongs to the hours before it.
  const [open] = openingsFrom(new Date(due.getTime() - 1), hours)
  if (!open) return undefined
  const zone = isAbroad ? ' IST' : ''
  const act = acts[reach.by ?? 'call']
  const isSoon = due.getTime() - open.opens.getTime() <= SOON_MS
  if (from === at && isSoon && isNext(open.opens, at, hours))
    return `We open ${dayWord(open.opens, at)} at ${hourOf(open.opens)}${zone} and ${act} then.`
  return `We ${act} ${dayWord(due, at)} before ${hourOf(open.closes)}${zone}.`
}

/** Undefined while the office is open. */
export function closedNote(
  hours: OfficeHours | undefined,
  enquiry: Pick<EnquiryTime, 'at' | 'isAbroad'>,
): string | undefined {
  if (!hours || isWorking(enquiry.at, hours)) return undefined
  const promise = callPromise(hours, enquiry)
  return promise && `We are closed now. ${promise}`
}

/** `We answer 9 am to 7 pm IST, Monday to Saturday.` */
export function hoursLine({ hours }: Pick<OfficeHours, 'hours'>): string {
  const spans = WEEKDAYS.map((_, index) =>
    hours
      .filter(({ weekday }) => weekday === index + 1)
      .map(({ opens, closes }) => `${minuteText(opens)} to ${minuteText(closes)}`)
      .join(' and '),
  )
  const runs: { span: string; first: number; last: number }[] = []
  for (const [day, span] of spans.entries()) {
    const before = runs.at(-1)
    if (before?.span === span) before.last = day
    else runs.push({ span, first: day, last: day })
  }
  const parts = runs
    .filter(({ span }) => span !== '')
    .map((run) => `${run.span} IST, ${daysOf(run)}`)
  return `We answer ${parts.join('; ')}.`
}

function daysOf({ first, last }: { first: number; last: number }): string {
  if (first === 0 && last === 6) return 'every day'
  const [from = '', to = ''] = [WEEKDAYS[first], WEEKDAYS[last]]
  if (first === last) return from
  return last === first + 1 ? `${from} and ${to}` : `${from} to ${to}`
}

/** The office is closed, and these are the next hours. */
function isNext(opens: Date, at: Date, hours: OfficeHours): boolean {
  const [next] = openingsFrom(at, hours)
  return opens > at && next?.opens.getTime() === opens.getTime()
}

function dayWord(moment: Date, now: Date): string {
  const day = indianDay(moment)
  const ahead = Math.round((Date.parse(day) - Date.parse(indianDay(now))) / DAY_MS)
  if (ahead === 0) return 'today'
  if (ahead === 1) return 'tomorrow'
  const date = new Date(`${day}T00:00:00Z`)
  const weekday = WEEKDAYS[(date.getUTCDay() + 6) % 7] ?? ''
  if (ahead < 7) return `on ${weekday}`
  return `on ${weekday.slice(0, 3)} ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()] ?? ''}`
}

function hourOf(moment: Date): string {
  return timeText(indianHour(moment).slice(11))
}

function minuteText(minutes: number): string {
  return timeText(`${Math.floor(minutes / 60) % 24}:${String(minutes % 60).padStart(2, '0')}`)
}

function timeText(time: string): string {
  return /^0*:00$/.test(time) ? 'midnight' : clockTime(time).replace(':00', '')
}
