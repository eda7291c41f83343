import type { Viewer } from '#app/staff/access/visible-leads.server.ts'
import type { Executor } from '#db/client.server.ts'

import { firstContact } from './contact-clock.ts'
import type { DayRange } from './day-range.ts'
import type { Counts, DayFigures, Dimension, ReportFigures } from './report-figures.ts'
import { listReportRows, type ReportRow } from './report-rows.server.ts'

/** As far as the viewer sees leads; clicks only for viewers of all. `promised` is in minutes. */
export async function findReport(
  db: Executor,
  range: DayRange,
  { viewer, promised }: { viewer: Viewer; promised: number },
): Promise<ReportFigures> {
  const rows = await listReportRows(db, range, viewer)
  const days = daysOf(rows)
  const total = (name: 'leads' | 'calls' | 'chats') => days.reduce((sum, day) => sum + day[name], 0)
  const contacts = contactCounts(rows)
  return {
    leads: total('leads'),
    calls: total('calls'),
    chats: total('chats'),
    days,
    by: countsByDimension(rows),
    reached: reachedOf(countsOf(rows, 'farthest')),
    contact: firstContact(contacts.all, promised),
    contactOf: Object.fromEntries(
      [...contacts.of].map(([owner, counts]) => [owner, firstContact(counts, promised)]),
    ),
  }
}

function daysOf(rows: readonly ReportRow[]): DayFigures[] {
  const names = { lead: 'leads', call: 'calls', chat: 'chats' } as const
  const days = new Map<string, DayFigures>()
  for (const { part, kind, key, count } of rows) {
    if (part !== 'day' || !(kind === 'lead' || kind === 'call' || kind === 'chat')) continue
    const day = days.get(key) ?? { day: key, leads: 0, calls: 0, chats: 0 }
    days.set(key, { ...day, [names[kind]]: count })
  }
  return [...days.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1))
}

function countsByDimension(rows: readonly ReportRow[]): Record<Dimension, Counts> {
  const of = (kind: Dimension) => countsOf(rows, kind)
  return {
    project: of('project'),
    city: of('city'),
    source: of('source'),
    campaign: of('campaign'),
    owner: of('owner'),
    status: of('status'),
    lost: of('lost'),
    'call-project': of('call-project'),
    'chat-project': of('chat-project'),
  }
}

function countsOf(rows: readonly ReportRow[], kind: string): Counts {
  return rows
    .filter((row) => row.part === 'kind' && row.kind === kind)
    .map(({ key, count }) => ({ key, count }))
    .toSorted((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
}

function reachedOf(farthest: Counts): ReportFigures['reached'] {
  const from = (step: number) =>
    farthest.reduce((sum, { key, count }) => (Number(key) >= step ? sum + count : sum), 0)
  return [from(1), from(2), from(3), from(4)]
}

/** Counts by minutes: of all rows, and per owner. */
function contactCounts(rows: readonly ReportRow[]): {
  all: Map<number, number>
  of: Map<string, Map<number, number>>
} {
  const all = new Map<number, number>()
  const of = new Map<string, Map<number, number>>()
  for (const { part, owner, key, count } of rows) {
    if (part !== 'contact') continue
    const minutes = Number(key)
    all.set(minutes, (all.get(minutes) ?? 0) + count)
    if (owner !== '')
      of.set(owner, (of.get(owner) ?? new Map<number, number>()).set(minutes, count))
  }
  return { all, of }
}
