import { sql } from 'kysely'
import { z } from 'zod'

import { noticeTeam } from '#app/notifications/team-notification.server.ts'
import type { Executor } from '#db/client.server.ts'
import { publishEvent } from '#db/events/publish-event.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

import { listSources } from './page/list-sources.server.ts'

const ALARMS = {
  failing: { notice: 'sources-failing', column: 'failure_alarm_at' },
  quiet: { notice: 'sources-quiet', column: 'quiet_alarm_at' },
} as const

/** Sources that came into a state together. */
export const sourceAlarm = z.object({
  state: z.enum(['failing', 'quiet']),
  ids: z.array(z.string()),
})
export type SourceAlarm = z.infer<typeof sourceAlarm>

/** Mails the team once of each source that fails or is quiet, and returns these alarms; one process at a time. */
export function raiseSourceAlarms(db: Executor, now = new Date()): Promise<SourceAlarm[]> {
  return asOne(db, async (trx) => {
    const { rows } = await sql<{ isOurs: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('source alarms')) as "isOurs"`.execute(trx)
    if (rows[0]?.isOurs !== true) return []
    const sources = await listSources(trx, now)
    const raised: SourceAlarm[] = []
    for (const state of sourceAlarm.shape.state.options) {
      const within = sources.filter((source) => source.state === state).map(({ id }) => id)
      const ids = await raise(trx, state, within)
      if (ids.length > 0) raised.push({ state, ids })
    }
    if (raised.length > 0) await publishEvent(trx, 'source.changed')
    return raised
  })
}

/** `ids` are all in the state; those that are no more in it may alarm again. Returns the new ones. */
async function raise(
  trx: Executor,
  state: SourceAlarm['state'],
  ids: readonly string[],
): Promise<string[]> {
  const { notice, column } = ALARMS[state]
  const alarm = sql.ref(column)
  await sql`update sources set ${alarm} = null
    where ${alarm} is not null and not id = any(${ids}::bigint[])`.execute(trx)
  const { rows } = await sql<{ id: string }>`select id::text from sources
    where id = any(${ids}::bigint[]) and ${alarm} is null for update`.execute(trx)
  if (!(await noticeTeam(trx, notice, rows.length))) return []
  const raised = rows.map(({ id }) => id)
  await sql`update sources set ${alarm} = now() where id = any(${raised}::bigint[])`.execute(trx)
  return raised
}

/** Those of an alarm that are still in its state. */
export async function listAlarmed(
  db: Executor,
  { state, ids }: SourceAlarm,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`select id::text, name from sources
    where id = any(${ids}::bigint[]) and not is_paused
      and ${sql.ref(ALARMS[state].column)} is not null
    order by lower(name), id`.execute(db)
  return rows
}
