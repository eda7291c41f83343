import type { SetUp } from '#app/assignment/change-sets/read-set-up.server.ts'
import type { AssignmentRule } from '#app/assignment/rules/assignment-rule.ts'
import type { StaffTakes } from '#app/assignment/staff-availability.server.ts'
import { deskFacts, type RecordEntry } from '#app/audit/audit-entry.ts'
import { sorted } from '#app/lib/lists.ts'
import { hoursWords } from '#app/staff/working-hours/day-words.ts'
import type { Leave } from '#app/staff/working-hours/leave-days.ts'

export type SetUpWay = 'change' | 'undo'

export function setUpChanges(was: SetUp, became: SetUp, way: SetUpWay): RecordEntry[] {
  return [
    ...deskChanges(was, became),
    ...holidayChanges(was, became),
    ...ruleChanges(was.rules, became.rules, way),
    ...became.takes.flatMap((takes) => takesChanges(was.takes, takes)),
    ...leaveChanges(was.leaves, became.leaves, way),
  ]
}

function deskChanges(was: SetUp, became: SetUp): RecordEntry[] {
  const [before, after] = [factsOf(was), factsOf(became)]
  return deskFacts.flatMap((what) => {
    const change = { was: before[what] ?? '', became: after[what] ?? '' }
    return change.was === change.became ? [] : [{ kind: 'desk-changed', what, ...change }]
  })
}

function factsOf({
  settings,
  calendar,
}: SetUp): Partial<Record<(typeof deskFacts)[number], string>> {
  const hoursOf = (day: number) =>
    hoursWords(calendar.hours.filter(({ weekday }) => weekday === day))
  return {
    promise: String(settings.promiseMinutes),
    'pass-on': String(settings.passOnMinutes),
    tell: String(settings.tellMinutes),
    cap: String(settings.cap),
    'gives-since': settings.givesSince,
    monday: hoursOf(1),
    tuesday: hoursOf(2),
    wednesday: hoursOf(3),
    thursday: hoursOf(4),
    friday: hoursOf(5),
    saturday: hoursOf(6),
    sunday: hoursOf(7),
  }
}

const HOLIDAY = { kind: 'desk-changed', what: 'holiday' } as const

function holidayChanges(was: SetUp, became: SetUp): RecordEntry[] {
  const [before, after] = [was.calendar.holidays, became.calendar.holidays]
  const gone = before.filter((day) => !after.includes(day))
  const added = after.filter((day) => !before.includes(day))
  return [
    ...gone.map((day): RecordEntry => ({ ...HOLIDAY, was: day, became: '' })),
    ...added.map((day): RecordEntry => ({ ...HOLIDAY, was: '', became: day })),
  ]
}

function ruleChanges(
  was: readonly AssignmentRule[],
  became: readonly AssignmentRule[],
  way: SetUpWay,
): RecordEntry[] {
  const before = new Map(was.map((rule) => [rule.id, rule]))
  const after = new Map(became.map((rule) => [rule.id, rule]))
  const removed = was.filter(({ id }) => !after.has(id))
  const changes = became.flatMap((rule): RecordEntry[] => {
    const old = before.get(rule.id)
    if (!old) return [{ kind: way === 'undo' ? 'rule-returned' : 'rule-added', ...saidOf(rule) }]
    return isSame(old, rule) ? [] : [{ kind: 'rule-changed', ...saidOf(rule) }]
  })
  const stayed = was.filter(({ id }) => after.has(id)).map(({ id }) => id)
  const now = became.filter(({ id }) => before.has(id)).map(({ id }) => id)
  const isOrdered = String(stayed) === String(now)
  return [
    ...removed.map((rule): RecordEntry => ({ kind: 'rule-removed', ...saidOf(rule) })),
    ...changes,
    ...(isOrdered ? [] : [{ kind: 'rules-ordered' } as const]),
  ]
}

function saidOf({ id, conditions, isForAll, isRest, people }: AssignmentRule) {
  const asked = conditions.map(
    ({ kind, isNot, values }) => `${isNot ? 'not ' : ''}${kind} ${values.join(', ')}`,
  )
  return {
    rule: id,
    asks: isRest ? 'rest' : asked.join('; '),
    people: isForAll ? null : people.length,
  }
}

function isSame(one: AssignmentRule, other: AssignmentRule): boolean {
  return textOf(one) === textOf(other)
}

function textOf({ conditions, isForAll, people }: AssignmentRule): string {
  return JSON.stringify([conditions, isForAll, isForAll ? [] : sorted(people)])
}

function takesChanges(was: readonly StaffTakes[], takes: StaffTakes): RecordEntry[] {
  const before = was.find(({ staffId }) => staffId === takes.staffId)
  if (!before) return []
  return (
    [
      ['taking', yes(before.isTaking), yes(takes.isTaking)],
      ['most', String(before.cap ?? ''), String(takes.cap ?? '')],
      ['languages', before.languages.join(', '), takes.languages.join(', ')],
    ] as const
  ).flatMap(([what, old, now]) =>
    old === now
      ? []
      : [{ kind: 'account-changed', personId: takes.staffId, what, was: old, became: now }],
  )
}

function yes(is: boolean): string {
  return is ? 'yes' : 'no'
}

function leaveChanges(
  was: readonly Leave[],
  became: readonly Leave[],
  way: SetUpWay,
): RecordEntry[] {
  const entered = way === 'undo' ? 'leave-returned' : 'leave-entered'
  return [
    ...was.flatMap((leave) => {
      const now = became.find((other) => isOne(leave, other))
      return now?.to === leave.to ? [] : [leaveLine('leave-ended', now ?? leave)]
    }),
    ...became
      .filter((leave) => !was.some((other) => isOne(leave, other)))
      .map((leave) => leaveLine(entered, leave)),
  ]
}

function isOne(leave: Leave, other: Leave): boolean {
  return leave.staffId === other.staffId && leave.from === other.from
}

type LeaveKind = 'leave-entered' | 'leave-ended' | 'leave-returned'

function leaveLine(kind: LeaveKind, leave: Leave): RecordEntry {
  const { staffId, from, to } = leave
  return { kind, personId: staffId, from, to }
}
