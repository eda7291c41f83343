import { sql } from 'kysely'

import { noticeTeam } from '#app/notifications/team-notification.server.ts'
import type { Executor } from '#db/client.server.ts'
import { publishEvent } from '#db/events/publish-event.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

import { listSources } from './page/list-sources.server.ts'
import type { SourceStateName } from './source-state.ts'

/** Tells the team once of each source that fails or is quiet; one process at a time. */
export function raiseSourceAlarms(db: Executor, now = new Date()): Promise<void> {
  return asOne(db, async (trx) => {
    const { rows } = await sql<{ isOurs: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('source alarms')) as "isOurs"`.execute(trx)
    if (rows[0]?.isOurs !== true) return
    const sources = await listSources(trx, now)
    const idsIn = (state: SourceStateName) =>
      sources.filter((source) => source.state === state).map(({ id }) => id)
    const isNoticed = [
      await raise(trx, 'sources-failing', 'failure_alarm_at', idsIn('failing')),
      await raise(trx, 'sources-quiet', 'quiet_alarm_at', idsIn('quiet')),
    ]
    if (isNoticed.includes(true)) await publishEvent(trx, 'source.changed')
  })
}

/** `ids` are all in the state; those that are no more in it may alarm again. */
async function raise(
  trx: Executor,
  kind: 'sources-failing' | 'sources-quiet',
  column: 'failure_alarm_at' | 'quiet_alarm_at',
  ids: readonly string[],
): Promise<boolean> {
  const alarm = sql.ref(column)
  await sql`update sources set ${alarm} = null
    where ${alarm} is not null and not id = any(${ids}::bigint[])`.execute(trx)
  const { rows } = await sql`select from sources
    where id = any(${ids}::bigint[]) and ${alarm} is null`.execute(trx)
  if (!(await noticeTeam(trx, kind, rows.length))) return false
  await sql`update sources set ${alarm} = now()
    where id = any(${ids}::bigint[]) and ${alarm} is null`.execute(trx)
  return true
}
