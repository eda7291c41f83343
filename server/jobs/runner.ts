import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'

import { config } from '#app/config/config.server.ts'
import { onEvent } from '#db/events/events.server.ts'
import { makePool } from '#db/pool.ts'
import type { Database } from '#db/schema.ts'
import { log } from '#server/observability/log.ts'

import { openBoss } from './boss.ts'
import type { Job, JobContext, Queue } from './define-job.ts'
import { findDue } from './find-due.ts'
import { runOnce } from './run-once.ts'

const TICK_MS = 1000
/** Combines the events of one write. */
const DEBOUNCE_MS = 100
const SUPERVISE_MS = 10_000
/** Milliseconds for attempts at shutdown; the rest is retried. */
const STOP_MS = 7000

type Registry = { jobs: readonly Job[]; queues: readonly Queue[] }

/** Runs the registry in this process until the signal; every process does, and pg-boss lets one have each run. */
export async function runJobs(registry: Registry, signal: AbortSignal): Promise<void> {
  const pool = makePool(config.DATABASE_URL, { max: 2 })
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  const failures = new Failures()
  const waits = new Waits()
  const cutOff = new AbortController()
  let runner: Runner | undefined
  const requested = new Set(registry.jobs.filter((job) => job.isRunAtStart).map(({ name }) => name))
  const forget = onEvent((event) => {
    for (const { name, events } of registry.jobs) if (events?.includes(event)) requested.add(name)
    waits.end()
  })
  signal.addEventListener('abort', () => waits.end())
  while (!signal.aborted) {
    try {
      runner ??= new Runner(
        registry,
        {
          db,
          signal,
          cutOff: cutOff.signal,
          boss: await openBoss(pool, registry, { report: (error) => failures.add('', error) }),
        },
        { failures, requested, wake: () => waits.end() },
      )
      await runner.tick()
      failures.clear('')
    } catch (error) {
      failures.add('', error)
    }
    if (!signal.aborted) await waits.begin()
  }
  forget()
  await Promise.race([runner?.settled(), sleep(STOP_MS, undefined, { ref: false })])
  cutOff.abort()
  await runner?.settled()
  await runner?.stop()
  await pool.end()
}

/** `requested` are names of jobs to start at once. */
type Links = { failures: Failures; requested: Set<string>; wake: () => void }

class Runner {
  readonly #registry
  readonly #context
  readonly #links
  /** Runs and attempts of this process by name. */
  readonly #running = new Map<string, Set<Promise<void>>>()
  readonly #lookAt = new Map<string, number>()
  #superviseAt = 0
  #supervising: Promise<void> | undefined

  constructor(registry: Registry, context: JobContext & { cutOff: AbortSignal }, links: Links) {
    this.#registry = registry
    this.#context = context
    this.#links = links
  }

  async tick(): Promise<void> {
    const { jobs, queues } = this.#registry
    const { due, missing } = await findDue(this.#context.db, jobs, queues)
    for (const { name, everySeconds, isSafeToRun } of jobs)
      if (missing.has(name))
        await this.#context.boss.send(name, { isSafeToRun }, { startAfter: everySeconds })
    for (const job of jobs) this.#begin(job, due.has(job.name))
    for (const queue of queues) if (due.has(queue.name)) await this.#take(queue)
    this.#supervise()
  }

  async settled(): Promise<void> {
    await Promise.all([...this.#running.values()].flatMap((all) => [...all]))
  }

  async stop(): Promise<void> {
    await this.#supervising
    await this.#context.boss.stop({ graceful: false, close: false })
  }

  #begin(job: Job, isDue: boolean): void {
    const { name, look } = job
    if (this.#of(name).size > 0) return
    const now = performance.now()
    // Not before its first interval is over, as a run.
    const lookAt = this.#lookAt.get(name) ?? now + (look?.everySeconds ?? Infinity) * 1000
    this.#lookAt.set(name, lookAt)
    const isRequested = this.#links.requested.delete(name)
    if (!isDue && !isRequested && now < lookAt) return
    if (look) this.#lookAt.set(name, now + look.everySeconds * 1000)
    this.#track(name, async () => {
      const hasWork = isDue || !look || (await look.hasWork(this.#context.db))
      return hasWork && runOnce(job, this.#context)
    })
  }

  async #take({ name, concurrency, groupConcurrency, work }: Queue): Promise<void> {
    const free = concurrency - this.#of(name).size
    if (free <= 0) return
    const rows = await this.#context.boss.fetch<object>(name, {
      batchSize: free,
      includeMetadata: true,
      ...(groupConcurrency !== undefined && { groupConcurrency }),
    })
    for (const row of rows)
      this.#track(name, async () => {
        await work(row, this.#context)
        return true
      })
  }

  /** `work` says whether it may have left more to do. */
  #track(name: string, work: () => Promise<boolean>): void {
    const running = this.#of(name)
    const one = work()
      .then(
        (hasRun) => {
          this.#links.failures.clear(name)
          if (hasRun || this.#links.requested.has(name)) this.#links.wake()
        },
        (error: unknown) => this.#links.failures.add(name, error),
      )
      .finally(() => running.delete(one))
    running.add(one)
  }

  #of(name: string): Set<Promise<void>> {
    const running = this.#running.get(name) ?? new Set()
    this.#running.set(name, running)
    return running
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

/** Logs a long failure once. */
class Failures {
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

/** The pause between two ticks, which an event or an ended run shortens. */
class Waits {
  #isEnded = false
  #end: (() => void) | undefined

  end(): void {
    this.#isEnded = true
    this.#end?.()
  }

  async begin(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#end = () => void setTimeout(resolve, DEBOUNCE_MS).unref()
      setTimeout(resolve, this.#isEnded ? DEBOUNCE_MS : TICK_MS).unref()
    })
    this.#isEnded = false
    this.#end = undefined
  }
}
