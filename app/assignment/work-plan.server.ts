import { isDeepStrictEqual } from 'node:util'

import { sql } from 'kysely'

import { storedPlan, type StoredPlan } from '#app/assignment/change-sets/change-set.ts'
import { recordChangeSet } from '#app/assignment/change-sets/change-sets.server.ts'
import {
  findCalendar,
  findSettings,
  listHolidays,
  type WorkPlan,
} from '#app/staff/working-hours/assignment-settings.server.ts'
import type { Executor } from '#db/client.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

/** The form refuses overlapping hours; returns the id that undoes it, undefined where nothing changed. */
export function saveWorkPlan(
  db: Executor,
  plan: WorkPlan,
  by: string,
): Promise<string | undefined> {
  return asOne(db, async (trx) => {
    const was = await readStoredPlan(trx)
    const { givesSince } = plan.settings
    // The same day keeps its time, so that leads of that morning stay as they are.
    const since = sql<Date>`case when (active_from at time zone 'Asia/Kolkata')::date = ${givesSince}::date
      then active_from else ${givesSince}::timestamp at time zone 'Asia/Kolkata' end`
    await writePlan(trx, plan, since, by)
    return isDeepStrictEqual(await readStoredPlan(trx), was)
      ? undefined
      : recordChangeSet(trx, { kind: 'plan-saved', was }, by)
  })
}

export function restoreWorkPlan(db: Executor, was: StoredPlan, by: string): Promise<void> {
  return writePlan(db, was, sql<Date>`${was.settings.givesSince}::timestamptz`, by)
}

async function readStoredPlan(db: Executor): Promise<StoredPlan> {
  const { active_from } = await db
    .selectFrom('assignment_settings')
    .select('active_from')
    .executeTakeFirstOrThrow()
  const settings = { ...(await findSettings(db)), givesSince: active_from.toISOString() }
  const { hours } = await findCalendar(db)
  return storedPlan.parse({ settings, hours, holidays: await listHolidays(db) })
}

async function writePlan(
  trx: Executor,
  { settings, hours, holidays }: WorkPlan,
  since: ReturnType<typeof sql<Date>>,
  by: string,
): Promise<void> {
  await trx
    .updateTable('assignment_settings')
    .set({
      response_minutes: settings.promiseMinutes,
      escalate_minutes: settings.passOnMinutes,
      alert_minutes: settings.tellMinutes,
      max_new_leads: settings.cap,
      active_from: since,
      changed_by: by,
      changed_at: sql`statement_timestamp()`,
    })
    .execute()
  await trx.deleteFrom('working_hours').execute()
  if (hours.length > 0)
    await trx
      .insertInto('working_hours')
      .values([...hours])
      .execute()
  await trx.deleteFrom('holidays').execute()
  if (holidays.length > 0)
    await trx
      .insertInto('holidays')
      .values([...holidays])
      .execute()
}
