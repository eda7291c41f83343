import type { SetUp } from '#app/assignment/change-sets/read-set-up.server.ts'
import type { AssignmentRule } from '#app/assignment/rules/assignment-rule.ts'
import type { StaffAvailability } from '#app/assignment/staff-availability.server.ts'
import { assignmentFacts, type AuditEntry } from '#app/audit/audit-entry.ts'
import { sorted } from '#app/lib/lists.ts'
import { hoursLabel } from '#app/staff/working-hours/day-labels.ts'
import type { Leave } from '#app/staff/working-hours/leave-days.ts'

export type SetUpWay = 'change' | 'undo'

export function setUpChanges(previous: SetUp, current: SetUp, way: SetUpWay): AuditEntry[] {
  return [
    ...settingsChanges(previous, current),
    ...holidayChanges(previous, current),
    ...ruleChanges(previous.rules, current.rules, way),
    ...current.availability.flatMap((availability) =>
      availabilityChanges(previous.availability, availability),
    ),
    ...leaveChanges(previous.leaves, current.leaves, way),
  ]
}

function settingsChanges(previous: SetUp, current: SetUp): AuditEntry[] {
  const [before, after] = [factsOf(previous), factsOf(current)]
  return assignmentFacts.flatMap((what) => {
    const change = { was: before[what] ?? '', became: after[what] ?? '' }
    return change.was === change.became ? [] : [{ kind: 'desk-changed', what, ...change }]
  })
}

function factsOf({
  settings,
  calendar,
}: SetUp): Partial<Record<(typeof assignmentFacts)[number], string>> {
  const hoursOf = (day: number) =>
    hoursLabel(calendar.hours.filter(({ weekday }) => weekday === day))
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

function holidayChanges(previous: SetUp, current: SetUp): AuditEntry[] {
  const [before, after] = [previous.calendar.holidays, current.calendar.holidays]
  const removed = before.filter((day) => !after.includes(day))
  const added = after.filter((day) => !before.includes(day))
  return [
    ...removed.map((day): AuditEntry => ({ ...HOLIDAY, was: day, became: '' })),
    ...added.map((day): AuditEntry => ({ ...HOLIDAY, was: '', became: day })),
  ]
}

function ruleChanges(
  previous: readonly AssignmentRule[],
  current: readonly AssignmentRule[],
  way: SetUpWay,
): AuditEntry[] {
  const before = new Map(previous.map((rule) => [rule.id, rule]))
  const after = new Map(current.map((rule) => [rule.id, rule]))
  const removed = previous.filter(({ id }) => !after.has(id))
  const changes = current.flatMap((rule): AuditEntry[] => {
    const old = before.get(rule.id)
    if (!old)
      return [{ kind: way === 'undo' ? 'rule-returned' : 'rule-added', ...ruleSummary(rule) }]
    return isSame(old, rule) ? [] : [{ kind: 'rule-changed', ...ruleSummary(rule) }]
  })
  const stayed = previous.filter(({ id }) => after.has(id)).map(({ id }) => id)
  const now = current.filter(({ id }) => before.has(id)).map(({ id }) => id)
  const isOrdered = String(stayed) === String(now)
  return [
    ...removed.map((rule): AuditEntry => ({ kind: 'rule-removed', ...ruleSummary(rule) })),
    ...changes,
    ...(isOrdered ? [] : [{ kind: 'rules-ordered' } as const]),
  ]
}

function ruleSummary({ id, conditions, isForAll, isRest, people }: AssignmentRule) {
  const conditionTexts = conditions.map(
    ({ kind, isNot, values }) => `${isNot ? 'not ' : ''}${kind} ${values.join(', ')}`,
  )
  return {
    rule: id,
    asks: isRest ? 'rest' : conditionTexts.join('; '),
    people: isForAll ? null : people.length,
  }
}

function isSame(one: AssignmentRule, other: AssignmentRule): boolean {
  return textOf(one) === textOf(other)
}

function textOf({ conditions, isForAll, people }: AssignmentRule): string {
  return JSON.stringify([conditions, isForAll, isForAll ? [] : sorted(people)])
}

function availabilityChanges(
  previous: readonly StaffAvailability[],
  availability: StaffAvailability,
): AuditEntry[] {
  const before = previous.find(({ staffId }) => staffId === availability.staffId)
  if (!before) return []
  return (
    [
      ['taking', yes(before.isTaking), yes(availability.isTaking)],
      ['most', String(before.cap ?? ''), String(availability.cap ?? '')],
      ['languages', before.languages.join(', '), availability.languages.join(', ')],
    ] as const
  ).flatMap(([what, old, now]) =>
    old === now
      ? []
      : [{ kind: 'account-changed', personId: availability.staffId, what, was: old, became: now }],
  )
}

function yes(is: boolean): string {
  return is ? 'yes' : 'no'
}

function leaveChanges(
  previous: readonly Leave[],
  current: readonly Leave[],
  way: SetUpWay,
): AuditEntry[] {
  const entered = way === 'undo' ? 'leave-returned' : 'leave-entered'
  return [
    ...previous.flatMap((leave) => {
      const now = current.find((other) => isOne(leave, other))
      return now?.to === leave.to ? [] : [leaveLine('leave-ended', now ?? leave)]
    }),
    ...current
      .filter((leave) => !previous.some((other) => isOne(leave, other)))
      .map((leave) => leaveLine(entered, leave)),
  ]
}

function isOne(leave: Leave, other: Leave): boolean {
  return leave.staffId === other.staffId && leave.from === other.from
}

type LeaveKind = 'leave-entered' | 'leave-ended' | 'leave-returned'

function leaveLine(kind: LeaveKind, leave: Leave): AuditEntry {
  const { staffId, from, to } = leave
  return { kind, personId: staffId, from, to }
}
