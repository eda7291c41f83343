import { sql } from 'kysely'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

import { countEnquiries } from '#app/enquiries/submit/enquiry-outcomes.ts'
import { pool, db, type Executor } from '#db/client.server.ts'
import { countDashboards } from '#db/events/events.server.ts'

import { hearAnswers } from './answers.ts'

const LABELS = ['route', 'method', 'status'] as const
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Milliseconds for which figures of the database are reused. */
const POLL_EVERY_MS = 5000

export function siteMetrics(): { contentType: string; read: () => Promise<string> } {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  watchAnswers(registry)
  watchProcess(registry)
  const look = databaseFigures(registry)
  return {
    contentType: registry.contentType,
    read: async () => {
      await look()
      return registry.metrics()
    },
  }
}

function watchAnswers(register: Registry): void {
  const answers = new Counter({
    name: 'northlight_http_requests_total',
    help: 'Responses by kind of address, method and status.',
    labelNames: LABELS,
    registers: [register],
  })
  const durations = new Histogram({
    name: 'northlight_http_request_duration_seconds',
    help: 'From the whole request to its response.',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers: [register],
  })
  hearAnswers(({ routeClass: route, method, status, ms }) => {
    answers.inc({ route, method, status })
    durations.observe({ route }, ms / 1000)
  })
}

function watchProcess(register: Registry): void {
  const registers = [register]
  const enquiries = new Counter({
    name: 'northlight_enquiries_total',
    help: 'Enquiries by result: stored, repeated, suspect (spam), refused, failed.',
    labelNames: ['outcome'],
    registers,
    collect: () => {
      enquiries.reset()
      for (const { what, count } of countEnquiries()) enquiries.inc({ outcome: what }, count)
    },
  })
  const connections = new Gauge({
    name: 'northlight_database_connections',
    help: 'Connections of the pool: used, idle; waiting are requests that have none yet.',
    labelNames: ['state'],
    registers,
    collect: () => {
      const { totalCount, idleCount, waitingCount } = pool
      connections.set({ state: 'used' }, totalCount - idleCount)
      connections.set({ state: 'idle' }, idleCount)
      connections.set({ state: 'waiting' }, waitingCount)
    },
  })
  const dashboards: Gauge = new Gauge({
    name: 'northlight_desks_listening',
    help: 'Open dashboards with live events from this process.',
    registers,
    collect: () => {
      dashboards.set(countDashboards())
    },
  })
}

/** Identical in every process: a sum over processes would count them several times. */
function databaseFigures(register: Registry): () => Promise<void> {
  const registers = [register]
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `northlight_${name}`, help, registers })
  const up = gauge('database_up', 'Whether the database gave its metrics.')
  const set = {
    outbox: gauge('outbox_events', 'Events that are not yet split into deliveries.'),
    outboxSeconds: gauge('outbox_oldest_seconds', 'Age of the oldest of them.'),
    open: gauge('deliveries_open', 'Emails and webhooks that are still to be sent.'),
    openSeconds: gauge('deliveries_oldest_seconds', 'Age of the oldest of them.'),
    givenUp: gauge('deliveries_given_up', 'Emails and webhooks that failed and wait for a person.'),
  }
  const jobs = new Gauge({
    name: 'northlight_jobs',
    help: 'Jobs of the queues by state.',
    labelNames: ['queue', 'state'],
    registers,
  })
  let lookedAt = Number.NEGATIVE_INFINITY

  function show(figures: DatabaseFigures): void {
    const { queues, ...plain } = figures
    set.outbox.set(plain.outbox)
    set.outboxSeconds.set(plain.outboxSeconds)
    set.open.set(plain.open)
    set.openSeconds.set(plain.openSeconds)
    set.givenUp.set(plain.givenUp)
    for (const { name, ...states } of queues)
      for (const [state, count] of Object.entries(states)) jobs.set({ queue: name, state }, count)
  }

  return async () => {
    if (performance.now() - lookedAt < POLL_EVERY_MS) return
    lookedAt = performance.now()
    try {
      show(await readDatabaseFigures(db))
      up.set(1)
    } catch {
      up.set(0)
    }
  }
}

/** Seconds for ages. */
type DatabaseFigures = {
  outbox: number
  outboxSeconds: number
  open: number
  openSeconds: number
  givenUp: number
  queues: { name: string; ready: number; active: number; deferred: number; failed: number }[]
}

async function readDatabaseFigures(executor: Executor): Promise<DatabaseFigures> {
  const { rows } = await sql<Omit<DatabaseFigures, 'queues'>>`
    select
      (select count(*)::int from outbox) as outbox,
      coalesce((select extract(epoch from statement_timestamp() - min(written_at))::float8
        from outbox), 0) as "outboxSeconds",
      (select count(*)::int from deliveries where sent_at is null and dead_at is null) as open,
      coalesce((select extract(epoch from statement_timestamp() - min(made_at))::float8
        from deliveries where sent_at is null and dead_at is null), 0) as "openSeconds",
      (select count(*)::int from deliveries where dead_at is not null) as "givenUp"`.execute(
    executor,
  )
  const queues = await sql<DatabaseFigures['queues'][number]>`
    select name, ready_count as ready, active_count as active, deferred_count as deferred,
      failed_count as failed from pgboss.queue order by name`.execute(executor)
  const [found] = rows
  if (!found) throw new Error('The database gave no metrics')
  return { ...found, queues: queues.rows }
}
