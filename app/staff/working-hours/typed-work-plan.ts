import { isDay } from '#app/lib/dates/iso-day.ts'
import { textsOf } from '#app/lib/http/posted-text.ts'
import { cutText } from '#app/lib/text/cut-text.ts'
import { asciiDigits } from '#app/lib/text/digits.ts'
import { assignmentForms as forms } from '#app/strings/en/assignment-forms.ts'
import { assignmentTexts as texts } from '#app/strings/en/assignment.ts'

import type { WorkPlan } from './assignment-settings.server.ts'
import { hoursLabel } from './day-labels.ts'
import { readHours } from './typed-hours.ts'

export type TypedWorkPlan = {
  /** Seven, from Monday. */
  hours: readonly string[]
  holidays: readonly { day: string; name: string }[]
  minutes: Readonly<Record<PlanNumber, string>>
  since: string
}

/** Messages by field name. */
export type PlanFaults = Readonly<Record<string, string>>

export const planNumbers = {
  promise: { label: forms.promise, max: 1440 },
  passOn: { label: forms.passOn, max: 10_000 },
  tell: { label: forms.ownerAlert, max: 100_000 },
  cap: { label: forms.cap, max: 10_000 },
} as const
export type PlanNumber = keyof typeof planNumbers
export const planNumberNames: readonly PlanNumber[] = ['promise', 'passOn', 'tell', 'cap']

export function typedPlan({ settings, hours, holidays }: WorkPlan): TypedWorkPlan {
  const ofDay = (weekday: number) => hours.filter((each) => each.weekday === weekday)
  return {
    hours: texts.weekdays.map((_, index) => hoursLabel(ofDay(index + 1))),
    holidays,
    minutes: {
      promise: String(settings.promiseMinutes),
      passOn: String(settings.passOnMinutes),
      tell: String(settings.tellMinutes),
      cap: String(settings.cap),
    },
    since: settings.givesSince,
  }
}

export function readTypedPlan(form: FormData): TypedWorkPlan {
  const list = (name: string) => textsOf(form, name).map(asciiDigits)
  const one = (name: string) => list(name)[0]?.trim() ?? ''
  const names = textsOf(form, 'holiday')
  return {
    hours: texts.weekdays.map((_, index) => one(`hours-${index + 1}`)),
    holidays: list('day')
      .map((each, index) => ({ day: each.trim(), name: cutText((names[index] ?? '').trim(), 60) }))
      .filter((each) => each.day !== '' || each.name !== ''),
    minutes: { promise: one('promise'), passOn: one('passOn'), tell: one('tell'), cap: one('cap') },
    since: one('since'),
  }
}

/** `today` is in Asia/Kolkata. */
export function checkPlan(
  typed: TypedWorkPlan,
  today: string,
): { ok: true; plan: WorkPlan } | { ok: false; faults: PlanFaults } {
  const faults: Record<string, string> = {}
  const hours = typed.hours.flatMap((text, index) => {
    const read = readHours(text)
    if (read.ok) return read.hours.map((range) => ({ weekday: index + 1, ...range }))
    faults[`hours-${index + 1}`] = forms.hoursFaults[read.fault](texts.weekdays[index] ?? '')
    return []
  })
  for (const [index, holiday] of typed.holidays.entries()) {
    const isTwice = typed.holidays.findIndex((each) => each.day === holiday.day) < index
    if (!isDay(holiday.day)) faults[`day-${index}`] = forms.holidayFault
    else if (isTwice) faults[`day-${index}`] = forms.holidayTwice(holiday.day)
  }
  const numbers = readNumbers(typed.minutes, faults)
  if (
    faults['tell'] === undefined &&
    faults['passOn'] === undefined &&
    numbers.tell < numbers.passOn
  )
    faults['tell'] = forms.ownerAlertFault
  if (!isDay(typed.since)) faults['since'] = forms.sinceFault
  else if (typed.since > today) faults['since'] = forms.sinceAhead
  if (Object.keys(faults).length > 0) return { ok: false, faults }
  const { promise, passOn, tell: ownerAlert, cap } = numbers
  const settings = {
    promiseMinutes: promise,
    passOnMinutes: passOn,
    tellMinutes: ownerAlert,
    cap,
    givesSince: typed.since,
  }
  return { ok: true, plan: { settings, hours, holidays: typed.holidays } }
}

function readNumbers(
  typed: TypedWorkPlan['minutes'],
  faults: Record<string, string>,
): Record<PlanNumber, number> {
  const read = { promise: 0, passOn: 0, tell: 0, cap: 0 }
  for (const name of planNumberNames) {
    const { max } = planNumbers[name]
    read[name] = /^\d{1,6}$/.test(typed[name]) ? Number(typed[name]) : 0
    if (read[name] < 1 || read[name] > max) faults[name] = forms.numberFault(max)
  }
  return read
}
