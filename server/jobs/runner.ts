import { sql } from 'kysely'

import { log } from '#server/observability/log.ts'
import type { Executor } from '#db/client.server.ts'

import type { Job, JobContext, Queue } from './define-job.ts'
import { runOnce } from './run-once.ts'

const SUPERVISE_MS = 10_000
/** Between two starts by events: the first is prompt, and a flood of enquiries keeps the database for itself. */
const GAP_MS = 1000

export type Registry = { jobs: readonly Job[]; queues: readonly Queue[] }

/** `requested` are names of jobs to start at once; `requestTick` starts another tick. */
type Links = { failures: Failures; requested: Set<string>; requestTick: () => void }

type State = { running: Set<Promise<void>>; begunAt: number; lookAt: number }

/** The registry in this process: the caller ticks. */
export class Runner {
  readonly #registry
  readonly #context
  readonly #links
  readonly #states = new Map<string, State>()
  #superviseAt = 0
  #supervising: Promise<void> | undefined

  constructor(registry: Registry, context: JobContext & { cutOff: AbortSignal }, links: Links) {
    this.#registry = registry
    this.#context = context
    this.#links = links
    const now = performance.now()
    for (const { name, look } of registry.jobs) this.#add(name, now + lookMs(look))
    for (const { name } of registry.queues) this.#add(name, Infinity)
  }

  async tick(): Promise<void> {
    const { jobs, queues } = this.#registry
    const { boss, db } = this.#context
    const { due, missing } = await findDue(db, jobs, queues)
    for (const { name, everySeconds } of jobs)
      if (missing.has(name)) await boss.send(name, {}, { startAfter: everySeconds })
    for (const job of jobs) this.#begin(job, due.has(job.name))
    for (const queue of queues) if (due.has(queue.name)) await this.#take(queue)
    this.#supervise()
  }

  async settled(): Promise<void> {
    await Promise.all([...this.#states.values()].flatMap(({ running }) => [...running]))
  }

  async stop(): Promise<void> {
    await this.#supervising
    await this.#context.boss.stop({ graceful: false, close: false })
  }

  #add(name: string, lookAt: number): void {
    this.#states.set(name, { running: new Set(), begunAt: -Infinity, lookAt })
  }

  #begin(job: Job, isDue: boolean): void {
    const { name, look } = job
    const { requested } = this.#links
    const state = this.#states.get(name)
    if (!state || state.running.size > 0) return
    const now = performance.now()
    const isRequested = requested.has(name) && now > state.begunAt + GAP_MS
    if (!isDue && !isRequested && now < state.lookAt) return
    requested.delete(name)
    state.lookAt = now + lookMs(look)
    state.begunAt = now
    this.#track(job, state, async () => {
      const hasWork = isDue || !look || (await look.hasWork(this.#context.db))
      return hasWork && runOnce(job, this.#context)
    })
  }

  async #take(queue: Queue): Promise<void> {
    const { name, concurrency, groupConcurrency, work } = queue
    const state = this.#states.get(name)
    const free = concurrency - (state?.running.size ?? 0)
    if (!state || free <= 0) return
    const rows = await this.#context.boss.fetch<object>(name, {
      batchSize: free,
      includeMetadata: true,
      ...(groupConcurrency !== undefined && { groupConcurrency }),
    })
    for (const row of rows)
      this.#track(queue, state, async () => {
        await work(row, this.#context)
        return true
      })
  }

  /** `work` says whether it may have left more to do. */
  #track({ name }: { name: string }, { running }: State, work: () => Promise<boolean>): void {
    const { failures, requestTick } = this.#links
    const one = work()
      .then(
        (hasRun) => {
          failures.clear(name)
          if (hasRun) requestTick()
        },
        (error: unknown) => failures.add(name, error),
      )
      .finally(() => running.delete(one))
    running.add(one)
  }

  /** By a clock that no one sets back. */
  #supervise(): void {
    if (this.#supervising || performance.now() < this.#superviseAt) return
    this.#supervising = this.#context.boss
      .supervise()
      .catch((error: unknown) => this.#links.failures.add('', error))
      .finally(() => {
        this.#supervising = undefined
        this.#superviseAt = performance.now() + SUPERVISE_MS
      })
  }
}

function lookMs(look: Job['look']): number {
  return look ? look.everySeconds * 1000 : Infinity
}

/** Logs a long failure once; the empty name is pg-boss itself. */
export class Failures {
  readonly #failing = new Set<string>()

  add(job: string, error: unknown): void {
    if (!this.#failing.has(job))
      log.warn(
        { err: error, ...(job !== '' && { job }) },
        'A background job failed; the site tries again',
      )
    this.#failing.add(job)
  }

  clear(job: string): void {
    this.#failing.delete(job)
  }
}

type Found = { due: ReadonlySet<string>; missing: ReadonlySet<string> }

/** Also due is what a clock that was set back has put off; a job without a row was never run, or comes from a backup. */
async function findDue(
  db: Executor,
  jobs: readonly Pick<Job, 'name' | 'everySeconds'>[],
  queues: readonly Pick<Queue, 'name'>[],
): Promise<Found> {
  const names = [...jobs, ...queues].map(({ name }) => name)
  const seconds = [...jobs.map(({ everySeconds }) => everySeconds), ...queues.map(() => null)]
  const { rows } = await sql<{ name: string; isDue: boolean; isMissing: boolean }>`
    select known.name,
      exists (select from pgboss.job where job.name = known.name
        and state in ('created', 'retry') and not blocked
        and (start_after <= now() or start_after > now() + 2 * known.seconds * interval '1 second')
      ) as "isDue",
      known.seconds is not null and not exists (select from pgboss.job
        where job.name = known.name and state in ('created', 'retry', 'active')) as "isMissing"
    from unnest(${names}::text[], ${seconds}::integer[]) as known (name, seconds)`.execute(db)
  const named = (which: typeof rows) => new Set(which.map(({ name }) => name))
  return {
    due: named(rows.filter(({ isDue }) => isDue)),
    missing: named(rows.filter(({ isMissing }) => isMissing)),
  }
}
