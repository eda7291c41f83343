import { sql } from 'kysely'
import { z } from 'zod'

import { writeAudit } from '#app/audit/audit-log.server.ts'
import type { Staff } from '#app/staff/staff.ts'
import type { Executor } from '#db/client.server.ts'
import { publishEvent } from '#db/events/publish-event.server.ts'

const problem = z.object({ message: z.string(), at: z.coerce.date() })
/** What pg-boss writes where a process ended in the middle of a run. */
const lostProcess = z
  .object({ value: z.object({ message: z.string() }) })
  .transform(({ value }) => value)

const row = z.object({
  name: z.string(),
  isRunning: z.boolean(),
  /** Failed attempts since the last good run. */
  failures: z.number(),
  startedOn: z.date().nullable(),
  nextRun: z.date(),
  output: z.unknown(),
  data: z
    .object({
      ranAt: z.coerce.date().optional(),
      seconds: z.number().optional(),
      problem: problem.optional(),
    })
    .catch({}),
})

export type JobState = {
  name: string
  isRunning: boolean
  failures: number
  lastRun: Date | undefined
  seconds: number | undefined
  problem: { message: string; at: Date } | undefined
  nextRun: Date
}

const IS_JOB = sql`policy = 'exclusive' and state in ('created', 'retry', 'active')`

/** Every job has one row, of its next or current run (server/jobs/run-once.ts). */
export async function listJobs(db: Executor): Promise<JobState[]> {
  const { rows } = await sql`
    select name, state = 'active' as "isRunning", output, data,
      retry_count + (state = 'retry')::integer as failures,
      started_on as "startedOn", start_after as "nextRun"
    from pgboss.job where ${IS_JOB} order by name`.execute(db)
  return z.array(row).parse(rows).map(stateOf)
}

function stateOf(one: z.output<typeof row>): JobState {
  const { name, isRunning, failures, startedOn, nextRun, output, data } = one
  const lost = lostProcess.safeParse(output).data
  const attempt =
    problem.safeParse(output).data ?? (lost && startedOn ? { ...lost, at: startedOn } : undefined)
  return {
    name,
    isRunning,
    failures,
    lastRun: startedOn ?? data.ranAt,
    seconds: startedOn ? undefined : data.seconds,
    problem: attempt ?? data.problem,
    nextRun,
  }
}

/** Makes a job due; false where it runs already. */
export async function requestRun(db: Executor, name: string, by: Staff): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql`
      update pgboss.job set start_after = now(), data = data || '{"isRequested": true}'
      where name = ${name} and policy = 'exclusive' and state in ('created', 'retry')
      returning name`.execute(trx)
    if (rows.length === 0) return false
    await writeAudit(trx, by, { kind: 'job-requested', job: name })
    await publishEvent(trx, 'job.requested')
    return true
  })
}
