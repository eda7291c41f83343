import type { Entry } from '#ops/nightly/faults/history.ts'

import type { Found, FoundChange, FoundEnquiry } from './final-state.ts'
import { operationsOf, wrongCount } from './operations.ts'

/** Each stored enquiry must have a consent, an event and an owner. */
export function checkEnquiries(history: readonly Entry[], found: Found): string[] {
  const stored = Map.groupBy(found.enquiries, ({ token }) => token)
  const changes = Map.groupBy(found.changes, ({ lead }) => lead)
  const operations = operationsOf(history, 'enquiry')
  const known = new Set(operations.map(({ operation }) => operation.token))
  return [
    ...operations.flatMap((done) =>
      wrongCount(done, 'the enquiry', stored.get(done.operation.token)?.length ?? 0),
    ),
    ...found.enquiries.flatMap((one) => [
      ...(known.has(one.token) ? [] : [`the enquiry "${one.token}" was never sent`]),
      ...partsOf(one),
      ...assignmentsWrong(one, changes.get(one.lead) ?? []),
    ]),
    ...rotationWrong(found.turns),
  ]
}

function partsOf({ token, consents, waiting, deliveries, isSpam }: FoundEnquiry): string[] {
  const events = waiting + new Set(deliveries.map(({ event }) => event)).size
  return [
    ...(isSpam ? [`"${token}" was put aside as spam`] : []),
    ...(consents === 1 ? [] : [`"${token}" has ${consents} consents`]),
    ...(events === 1 ? [] : [`"${token}" has ${events} events`]),
  ]
}

/** The assignment log and the lead's history must have the same assignments. */
function assignmentsWrong(one: FoundEnquiry, changes: readonly FoundChange[]): string[] {
  const bySystem = changes.filter(({ kind, staff }) => kind === 'owner' && staff === null)
  return [
    ...(one.roundRobinAssignments === 1
      ? []
      : [`"${one.token}" was assigned ${one.roundRobinAssignments} times`]),
    ...(bySystem.length === one.assignments
      ? []
      : [
          `"${one.token}" has ${one.assignments} assignments and ${bySystem.length} changes of assignee by the dashboard`,
        ]),
    ...chainOf(`"${one.token}"`, changes, one.owner),
  ]
}

/** Each owner follows the one before, and the last one has the lead. */
export function chainOf(
  name: string,
  changes: readonly FoundChange[],
  owner: string | null,
): string[] {
  const owners = changes.filter(({ kind }) => kind === 'owner')
  let last: string | null = null
  const broken: string[] = []
  for (const { was, became } of owners) {
    if (was !== last)
      broken.push(`${name} went on from ${was ?? 'no one'}, but ${last ?? 'no one'} had it`)
    last = became
  }
  if (owner !== last)
    broken.push(`${name} is with ${owner ?? 'no one'}, its history with ${last ?? 'no one'}`)
  return broken
}

/** Round robin: shares differ by at most one (docs/admin-guide/assignment.md). */
function rotationWrong(counts: readonly number[]): string[] {
  if (counts.length === 0) return []
  const [min, max] = [Math.min(...counts), Math.max(...counts)]
  return max - min <= 1 ? [] : [`the turns are ${counts.join(', ')}, which is not even`]
}
