import { sql } from 'kysely'

import type { ChangedLeave } from '#app/assignment/change-sets/change-set.ts'
import { recordChangeSet } from '#app/assignment/change-sets/change-sets.server.ts'
import type { Leave, LeaveDays } from '#app/staff/working-hours/leave-days.ts'
import type { Executor } from '#db/client.server.ts'

/** `changeSetId` undoes it; `overlaps` has the other leave, the days, and the longest part that fits. */
export type EnterLeave =
  | { kind: 'entered'; changeSetId: string }
  | { kind: 'overlaps'; days: number; taken: LeaveDays; fitting: LeaveDays | undefined }

/** A table constraint refuses leaves of one agent that overlap. */
export async function enterLeave(db: Executor, leave: Leave, by: string): Promise<EnterLeave> {
  const { staffId, from, to, reason } = leave
  const { numAffectedRows } = await sql`
    insert into staff_leave (staff_id, during, reason, entered_by)
    values (${staffId}, daterange(${from}::date, ${to}::date, '[]'), ${reason}, ${by})
    on conflict do nothing`.execute(db)
  if (numAffectedRows !== 1n) return overlapOf(db, leave)
  const done = { kind: 'leave-entered', staffId, from, was: null } as const
  return { kind: 'entered', changeSetId: await recordChangeSet(db, done, by) }
}

async function overlapOf(db: Executor, { staffId, from, to }: Leave): Promise<EnterLeave> {
  const { rows } = await sql<{
    taken_from: string
    taken_to: string
    days: number
    free_from: string | null
    free_to: string | null
  }>`
    with wish as (select daterange(${from}::date, ${to}::date, '[]') as days),
    taken as (
      select during from staff_leave, wish where staff_id = ${staffId} and during && wish.days
    ),
    free as (
      select unnest(datemultirange(wish.days) - (select range_agg(during) from taken)) as days
      from wish
    ),
    longest as (
      select days from free order by upper(days) - lower(days) desc, lower(days) limit 1
    )
    select lower(taken.during)::text as taken_from, (upper(taken.during) - 1)::text as taken_to,
      (select sum(upper(each.during * wish.days) - lower(each.during * wish.days))::integer
        from taken as each) as days,
      lower(longest.days)::text as free_from, (upper(longest.days) - 1)::text as free_to
    from wish cross join taken left join longest on true
    order by taken.during limit 1`.execute(db)
  const [row] = rows
  // The other leave has ended meanwhile.
  if (!row) return { kind: 'overlaps', days: 0, taken: { from, to }, fitting: { from, to } }
  const { free_from, free_to } = row
  return {
    kind: 'overlaps',
    days: row.days,
    taken: { from: row.taken_from, to: row.taken_to },
    fitting: free_from !== null && free_to !== null ? { from: free_from, to: free_to } : undefined,
  }
}

/** A leave that has begun ends yesterday; returns the id that undoes it, undefined if absent. */
export async function endLeave(
  db: Executor,
  { staffId, from, today }: { staffId: string; from: string; today: string },
  by: string,
): Promise<string | undefined> {
  const isToCome = from >= today
  const theirs = sql`staff_id = ${staffId} and lower(during)::text = ${from}`
  const { rows } = await sql<
    Omit<NonNullable<ChangedLeave['was']>, 'enteredAt'> & { enteredAt: Date }
  >`
    ${
      isToCome
        ? sql`delete from staff_leave where ${theirs}`
        : sql`update staff_leave set during = daterange(lower(during), ${today}::date)
            where ${theirs} and upper(during) > ${today}::date`
    }
    returning (upper(old.during) - 1)::text as "to", old.reason, old.entered_by as "enteredBy",
      old.entered_at as "enteredAt"`.execute(db)
  const [before] = rows
  if (!before) return undefined
  const was = { ...before, enteredAt: before.enteredAt.toISOString() }
  return recordChangeSet(db, { kind: 'leave-ended', staffId, from, was }, by)
}

export async function restoreLeave(
  db: Executor,
  { staffId, from, was }: ChangedLeave,
): Promise<void> {
  await sql`delete from staff_leave
    where staff_id = ${staffId} and lower(during)::text = ${from}`.execute(db)
  if (!was) return
  const { to, reason, enteredBy, enteredAt } = was
  await sql`
    insert into staff_leave (staff_id, during, reason, entered_by, entered_at)
    values (${staffId}, daterange(${from}::date, ${to}::date, '[]'), ${reason}, ${enteredBy},
      ${enteredAt}::timestamptz)`.execute(db)
}

/** Ending on `today` or later; of all agents without `staffId`. */
export async function listLeaves(db: Executor, today: string, staffId?: string): Promise<Leave[]> {
  const { rows } = await sql<Leave>`
    select staff_id as "staffId", lower(during)::text as "from",
      (upper(during) - 1)::text as "to", reason
    from staff_leave
    where upper(during) > ${today}::date
      and ${staffId === undefined ? sql`true` : sql`staff_id = ${staffId}`}
    order by staff_id, during`.execute(db)
  return rows
}
