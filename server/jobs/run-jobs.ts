import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'

import { config } from '#app/config/config.server.ts'
import { onEvent } from '#db/events/events.server.ts'
import { makePool } from '#db/pool.ts'
import type { Database } from '#db/schema.ts'

import { openBoss } from './boss.ts'
import { Failures, Runner, type Registry } from './runner.ts'

const TICK_MS = 1000
/** Combines the events of one write. */
const DEBOUNCE_MS = 100
/** Milliseconds for attempts at shutdown; the rest is retried. */
const STOP_MS = 7000

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
    const started = registry.jobs.filter(({ events }) => events?.includes(event))
    for (const { name } of started) requested.add(name)
    if (started.length > 0 || event === 'job.requested') waits.end()
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
        { failures, requested, requestTick: () => waits.end() },
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
