import type { Client } from 'pg'

import { adapters } from '#app/sources/adapters.server.ts'

import type { Lead } from './leads.ts'

export type Row = {
  kind: string
  sent: number
  repeats: number
  lostPushes: number
  new: number
  repeatEnquiries: number
  review: number
  lost: number
  twice: number
  /** Seconds from the source's having a lead until it is there. */
  slowest: number
}
export type Report = { rows: Row[]; faults: string[]; reads?: Record<string, number> }

/** `since` and `seen`: when the source had a lead, and when it was there, by phone. */
type Known = {
  leads: readonly Lead[]
  since: ReadonlyMap<string, number>
  seen: ReadonlyMap<string, number>
}
type Counted = { kind: string; received: number; new: number; repeat: number } & Waiting
type Waiting = { review: number; rejected: number }

/** Of a source that only sends: a killed process keeps a delivery for a minute, and the job looks after it. */
const PUSH_LIMIT_MS = 120_000

/** Compares what was sent with what the database has. */
export async function check(database: Client, known: Known): Promise<Report> {
  const { rows: counts } = await database.query<Counted>(`select kind, count(*)::int as received,
      count(*) filter (where result = 'new')::int as new,
      count(*) filter (where result = 'repeat')::int as repeat,
      count(*) filter (where result = 'review')::int as review,
      count(*) filter (where result = 'rejected')::int as rejected
    from source_enquiries join sources on sources.id = source_id group by kind`)
  const { rows: stored } = await database.query<{ phone: string; count: number }>(
    'select phone, count(*)::int from leads group by phone',
  )
  const { rows: waiting } = await database.query<{ kind: string }>(`select kind
    from source_deliveries join sources on sources.id = source_id where state = 'waiting'`)
  const times = new Map(stored.map(({ phone, count }) => [phone, count]))
  const rows = adapters.map(({ kind }) => rowOf(kind, known, times, counts))
  const forged = stored.filter(({ phone }) => phone.startsWith('73')).length
  const faults = [
    ...adapters.flatMap(({ kind, pull }, place) =>
      faultsOf(rows[place], counts, (pull?.everyMs ?? PUSH_LIMIT_MS) / 1000).map(
        (fault) => `${kind}: ${fault}`,
      ),
    ),
    ...waiting.map(({ kind }) => `${kind}: a delivery is not read`),
    ...(forged > 0 ? [`${forged} leads with a wrong key or signature`] : []),
  ]
  return { rows, faults }
}

function rowOf(
  kind: string,
  { leads, since, seen }: Known,
  times: ReadonlyMap<string, number>,
  counts: readonly Counted[],
): Row {
  const own = leads.filter((lead) => lead.kind === kind)
  const count = counts.find((one) => one.kind === kind)
  const review = count?.review ?? 0
  const [masked, open] = [own.filter((lead) => lead.isMasked), own.filter((lead) => !lead.isMasked)]
  const missing = open.filter(({ phone }) => !times.has(phone)).length
  const delays = open.map(({ phone }) => (seen.get(phone) ?? 0) - (since.get(phone) ?? 0))
  return {
    kind,
    sent: own.length,
    repeats: sum(own.map((lead) => (lead.isLost ? 0 : lead.repeats))),
    lostPushes: own.filter((lead) => lead.isLost).length,
    new: count?.new ?? 0,
    repeatEnquiries: count?.repeat ?? 0,
    review,
    lost: missing + Math.max(0, masked.length - review),
    twice: sum(own.map(({ phone }) => Math.max(0, (times.get(phone) ?? 0) - 1))),
    slowest: Math.ceil(Math.max(0, ...delays) / 1000),
  }
}

function faultsOf(row: Row | undefined, counts: readonly Counted[], limit: number): string[] {
  const count = counts.find(({ kind }) => kind === row?.kind)
  if (!row || !count) return ['nothing arrived']
  const added = count.new + count.repeat + count.review + count.rejected
  return [
    row.lost > 0 && `${row.lost} lost`,
    row.twice > 0 && `${row.twice} twice`,
    row.slowest > limit && `a lead took ${row.slowest} s, more than ${limit}`,
    added !== count.received && `received ${count.received}, but the parts are ${added}`,
    count.rejected > 0 && `${count.rejected} rejected`,
    row.new > row.sent && `${row.new} new leads of ${row.sent}`,
  ].filter((fault) => fault !== false)
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
