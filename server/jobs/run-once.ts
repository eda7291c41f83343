import { setTimeout as sleep } from 'node:timers/promises'
import type { JobWithMetadata } from 'pg-boss'
import { z } from 'zod'

import type { Job, JobContext } from './define-job.ts'

/** Milliseconds; a fraction of the heartbeat that other processes wait for. */
const BEAT_MS = 4000
/** Milliseconds until a result that could not be stored is stored again. */
const AGAIN_MS = 1000
const MAX_MESSAGE = 300

const problem = z.object({ message: z.string(), at: z.string() })
/** What a job's row says on Health of its earlier runs. */
const history = z.object({
  /** Someone pressed "Run now". */
  isRequested: z.boolean().optional(),
  ranAt: z.string().optional(),
  seconds: z.number().optional(),
  problem: problem.optional(),
})
export type JobHistory = z.infer<typeof history>

/** pg-boss does not type it. */
const commandResponse = z.object({ affected: z.number() })

type Outcome = { startedAt: Date; error?: unknown }

/** Takes the job's row, runs it and writes its next run; false where another process has it. Throws what the run threw. */
export async function runOnce(job: Job, context: JobContext): Promise<boolean> {
  const { boss } = context
  const [row] = await boss.fetch<object>(job.name, {
    includeMetadata: true,
    ignoreStartAfter: true,
  })
  if (!row) return false
  const startedAt = new Date()
  const attempt = { id: row.id, retryCount: row.retryCount }
  const beat = setInterval(() => void boss.touch(job.name, attempt).catch(() => {}), BEAT_MS)
  beat.unref()
  const isRequested = history.safeParse(row.data).data?.isRequested ?? false
  const outcome = await job.run({ ...context, isRequested }).then(
    (): Outcome => ({ startedAt }),
    (error: unknown): Outcome => ({ startedAt, error }),
  )
  clearInterval(beat)
  await settleSurely(job, context, { row, outcome })
  if ('error' in outcome) throw outcome.error
  return true
}

type Ended = { row: JobWithMetadata; outcome: Outcome }

/** A process that stops leaves the rest to the heartbeat. */
async function settleSurely(job: Job, context: JobContext, ended: Ended): Promise<void> {
  for (;;) {
    try {
      return await settle(job, context, ended)
    } catch (error) {
      if (context.signal.aborted) throw error
      await sleep(AGAIN_MS, undefined, { ref: false })
    }
  }
}

async function settle(
  { name, everySeconds }: Job,
  { boss, db }: JobContext,
  { row, outcome }: Ended,
): Promise<void> {
  const attempt = { id: row.id, retryCount: row.retryCount }
  if ('error' in outcome) {
    await boss.fail(name, attempt, problemOf(outcome.error))
    return
  }
  const { startedAt } = outcome
  const next: JobHistory = {
    ranAt: startedAt.toISOString(),
    seconds: (Date.now() - startedAt.getTime()) / 1000,
    problem: lastProblem(row),
  }
  await db.transaction().execute(async (trx) => {
    const within = { db: boss.within(trx) }
    const { affected } = commandResponse.parse(await boss.deleteJob(name, attempt, within))
    // Another process has taken over from a run that seemed dead.
    if (affected > 0) await boss.send(name, next, { ...within, startAfter: everySeconds })
  })
}

function problemOf(error: unknown): z.infer<typeof problem> {
  const message = error instanceof Error ? error.message : String(error)
  return { message: message.slice(0, MAX_MESSAGE), at: new Date().toISOString() }
}

/** Of the attempts before this one, or of the runs before. */
function lastProblem({ output, data }: JobWithMetadata): JobHistory['problem'] {
  return problem.safeParse(output).data ?? history.safeParse(data).data?.problem
}
