import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'
import { db } from '#db/client.server.ts'

import { assignLeads, type GoingOn } from './assign-leads.server.ts'

/** Milliseconds until another process's pass is over. */
const BUSY_MS = 200
/** Milliseconds between passes that assign nothing, so that a backlog does not use a whole core. */
const GO_ON_MS = 500

/** Passes until each unassigned lead was read once. */
export async function assignWaiting(signal: AbortSignal): Promise<void> {
  let next: GoingOn | undefined
  do {
    const pass = await assignLeads(db, new Date(), next)
    if (pass.kind === 'done') next = pass.next
    const wait = pass.kind === 'busy' ? BUSY_MS : GO_ON_MS
    if (pass.kind === 'busy' || (next && pass.assigned === 0))
      // The signal rejects the wait, which ends the passes.
      await sleep(wait, undefined, { signal, ref: false }).catch(() => undefined)
    else if (!next) return
  } while (!signal.aborted)
}

/** Cheap: the first rows of two small indexes. */
export async function hasWork(executor: Executor): Promise<boolean> {
  const { rows } = await workQuery.execute(executor)
  return rows.length > 0
}

/** Elapsed time, which is never less than working time. */
export const workQuery = sql<{ id: string }>`
  (select id from leads
    where owner_id is null and status = 'new' and spam_reason is null
      and created_at >= (select active_from from assignment_settings)
    order by created_at, id limit 1)
  union all
  (select id from leads
    where owner_id is not null and first_contact_at is null and status = 'new' and spam_reason is null
      and import_id is null and assigned_at <= statement_timestamp()
        - make_interval(mins => (select escalate_minutes from assignment_settings))
      and not exists (select from escalations where escalations.lead_id = leads.id)
    order by assigned_at, id limit 1)`
