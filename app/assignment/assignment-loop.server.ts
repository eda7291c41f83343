import { sql } from 'kysely'

import type { Executor } from '#db/client.server.ts'
import { db } from '#db/client.server.ts'
import { onTrigger } from '#db/events/trigger-job.ts'

import { assignLeads, type GoingOn } from './assign-leads.server.ts'

/** Milliseconds between polls. */
const EVERY_MS = 3000
/** Debounce of events, milliseconds. */
const DEBOUNCE_MS = 200
/** Milliseconds between passes that assign nothing, so that a backlog does not use a whole core. */
const GO_ON_MS = 500

/** In every process until the signal aborts; the database lets one pass run at a time. */
export function startAssignmentLoop(
  signal: AbortSignal,
  report: (error: unknown) => void,
  everyMs = EVERY_MS,
): void {
  let timer: NodeJS.Timeout | undefined
  let [isRunning, isRoused, hasFailed] = [false, false, false]
  let next: GoingOn | undefined

  function schedule(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void look(), ms)
    timer.unref()
  }

  async function look(): Promise<void> {
    isRunning = true
    isRoused = false
    let wait = everyMs
    try {
      if (next !== undefined || (await hasWork(db))) {
        const pass = await assignLeads(db, new Date(), next)
        if (pass.kind === 'busy') wait = DEBOUNCE_MS
        else {
          next = pass.next
          if (next) wait = pass.assigned > 0 ? 0 : GO_ON_MS
        }
      }
      hasFailed = false
    } catch (error) {
      // A long database outage is reported once.
      if (!hasFailed) report(error)
      hasFailed = true
    }
    isRunning = false
    if (!signal.aborted) schedule(isRoused ? DEBOUNCE_MS : wait)
  }

  onTrigger('assignment', () => {
    if (isRoused || signal.aborted) return
    isRoused = true
    if (!isRunning) schedule(DEBOUNCE_MS)
  })
  signal.addEventListener('abort', () => clearTimeout(timer))
  schedule(everyMs)
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
      and assigned_at <= statement_timestamp()
        - make_interval(mins => (select escalate_minutes from assignment_settings))
      and not exists (select from escalations where escalations.lead_id = leads.id)
    order by assigned_at, id limit 1)`
