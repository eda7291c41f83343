import { sql } from 'kysely'

import type { PullNotes } from '#app/sources/adapter.ts'
import { findAdapter } from '#app/sources/adapters.server.ts'
import { isEndingSoon, sourceState, type SourceStateName } from '#app/sources/source-state.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import type { Executor } from '#db/client.server.ts'

const DAY_MS = 86_400_000
export const SHOWN_DAYS = 7
const HISTORY_WEEKS = 8
const MAX_TICKS = 500

/** Received = created + repeat + rejected + review. */
export type Counts = Record<'received' | 'created' | 'repeat' | 'rejected' | 'review', number>

export type SourceSummary = {
  id: string
  publicId: string
  kind: string
  name: string
  state: SourceStateName
  failure: string | null
  needsOwner: boolean
  failingSince: Date | null
  refusedAt: Date | null
  refusal: string | null
  oldKeyUsedAt: Date | null
  /** How often someone sent with a removed key. */
  oldKeyUses: number
  testedAt: Date | null
  lastLeadAt: Date | null
  pulledAt: Date | null
  nextPullAt: Date | null
  /** Of its last check. */
  notes: PullNotes
  keys: number
  today: number
  week: Counts
  gaps: { count: number; usualHours: number; rareHours: number }
  /** When each enquiry of the shown days arrived. */
  ticks: Date[]
}

type Row = Omit<SourceSummary, 'state' | 'week' | 'gaps' | 'notes'> &
  Counts &
  Record<'gapCount' | 'usualHours' | 'rareHours', number> & {
    isPaused: boolean
    cursor: string | null
    snoozedUntil: Date | null
    lastDeliveryAt: Date | null
  }

/** Those that need an owner first. */
export async function listSources(db: Executor, now: Date): Promise<SourceSummary[]> {
  const rows = await readRows(db, sql`true`, now)
  return rows
    .map((row) => summaryOf(row, now))
    .toSorted((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state))
}

export async function findSummary(
  db: Executor,
  id: string,
  now: Date,
): Promise<SourceSummary | undefined> {
  if (!/^\d{1,18}$/.test(id)) return undefined
  const [row] = await readRows(db, sql`sources.id = ${id}`, now)
  return row && summaryOf(row, now)
}

const ORDER: readonly SourceStateName[] = ['failing', 'quiet', 'not-set-up', 'working', 'paused']

/** Midnight in India, with which the first of the shown days begins. */
export function firstShownDay(now: Date): Date {
  const today = new Date(`${indianDay(now)}T00:00:00+05:30`)
  return new Date(today.getTime() - (SHOWN_DAYS - 1) * DAY_MS)
}

export function counted(result: string) {
  return sql`(count(*) filter (where result = ${result}))::integer`
}

async function readRows(db: Executor, which: ReturnType<typeof sql>, now: Date): Promise<Row[]> {
  const since = firstShownDay(now)
  const today = new Date(`${indianDay(now)}T00:00:00+05:30`)
  const { rows } = await sql<Row>`
    select sources.id::text, public_id as "publicId", kind, name, is_paused as "isPaused", failure,
      needs_owner as "needsOwner", failing_since as "failingSince", refused_at as "refusedAt", refusal,
      tested_at as "testedAt", snoozed_until as "snoozedUntil", pulled_at as "pulledAt",
      next_pull_at as "nextPullAt", cursor, cardinality(keys) as keys,
      recent.*, past.*, delivered.*, removed.*
    from sources
    left join lateral (
      select count(*)::integer as received, ${counted('new')} as created, ${counted('repeat')} as repeat,
        ${counted('rejected')} as rejected, ${counted('review')} as review,
        (count(*) filter (where received_at >= ${today}))::integer as today,
        coalesce((array_agg(received_at order by received_at desc))[1:${MAX_TICKS}], '{}') as ticks
      from source_enquiries where source_id = sources.id and received_at >= ${since}
    ) as recent on true
    left join lateral (
      select max(received_at) as "lastLeadAt", count(gap)::integer as "gapCount",
        coalesce(percentile_cont(0.5) within group (order by gap), 0)::float8 as "usualHours",
        coalesce(percentile_cont(0.99) within group (order by gap), 0)::float8 as "rareHours"
      from (
        select received_at, extract(epoch from received_at - lag(received_at) over (order by received_at)) / 3600 as gap
        from source_enquiries where source_id = sources.id and result in ('new', 'repeat')
          and received_at >= now() - make_interval(weeks => ${HISTORY_WEEKS})
          and not exists (select from source_deliveries where id = delivery_id and way = 'file')
      ) as gaps
    ) as past on true
    left join lateral (
      select received_at as "lastDeliveryAt" from source_deliveries
      where source_id = sources.id and way <> 'test' order by source_deliveries.id desc limit 1
    ) as delivered on true
    left join lateral (
      select max(used_at) as "oldKeyUsedAt", coalesce(sum(uses), 0)::integer as "oldKeyUses"
      from source_removed_keys where source_id = sources.id
    ) as removed on true
    where ${which} order by lower(name), sources.id`.execute(db)
  return rows
}

function summaryOf(row: Row, now: Date): SourceSummary {
  const { isPaused, snoozedUntil, lastDeliveryAt, gapCount, usualHours, rareHours, ...rest } = row
  const { received, created, repeat, rejected, review, cursor, ...source } = rest
  const gaps = { count: gapCount, usualHours, rareHours }
  const facts = { ...source, isPaused, snoozedUntil, lastDeliveryAt, gaps }
  const week = { received, created, repeat, rejected, review }
  const notes = notesOf(source.kind, cursor)
  return { ...source, state: sourceState(facts, now), week, gaps, notes }
}

function notesOf(kind: string, cursor: string | null): PullNotes {
  return (cursor !== null && findAdapter(kind)?.pull?.notes?.(cursor)) || {}
}

/** Sources that fail, are quiet or end soon, and enquiries that wait for a person; for the menu. */
export async function countSourceTasks(db: Executor, now = new Date()): Promise<number> {
  const { rows } = await sql<{ tasks: number; read: { kind: string; cursor: string }[] }>`select
    (select count(*) from source_enquiries where result = 'review')::integer
    + (select count(*) from sources where not is_paused
        and (failing_since is not null or failure_alarm_at is not null or quiet_alarm_at is not null)
      )::integer as tasks,
    (select coalesce(json_agg(json_build_object('kind', kind, 'cursor', cursor)), '[]')
      from sources where not is_paused and cursor is not null) as read`.execute(db)
  const { tasks = 0, read = [] } = rows[0] ?? {}
  return (
    tasks + read.filter((one) => isEndingSoon(notesOf(one.kind, one.cursor).endsAt, now)).length
  )
}
