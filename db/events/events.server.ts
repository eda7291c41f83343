import { sql } from 'kysely'

import { db } from '#db/client.server.ts'

import { CHANNEL, eventNames, isEventName, topicsOf, type EventName } from './event-names.ts'
import type { DashboardTopic } from './event-topic.ts'
import { listeningClient } from './listening-client.server.ts'

/** Milliseconds between polls, for notifications lost in a pooler or the network. */
const LOOK_MS = 5000
const AGAIN_MS = 2000

type Listener = (event: EventName) => void

const listeners = new Set<Listener>()
const dashboards = new Set<Listener>()
let ending: (() => void) | undefined

/** Events of all processes, until the returned function is called; the process listens only while it has listeners. */
export function onEvent(listener: Listener): () => void {
  listeners.add(listener)
  ending ??= beginListening()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    ending?.()
    ending = undefined
  }
}

export function onDashboardEvent(listener: (topic: DashboardTopic) => void): () => void {
  const one: Listener = (event) => {
    for (const topic of topicsOf(event)) listener(topic)
  }
  const forget = onEvent(one)
  dashboards.add(one)
  return () => {
    forget()
    dashboards.delete(one)
  }
}

export function countDashboards(): number {
  return dashboards.size
}

export function emit(event: EventName): void {
  for (const listener of listeners) listener(event)
}

function beginListening(): () => void {
  const ended = new AbortController()
  void keepConnected(ended.signal)
  void keepLooking(ended.signal)
  return () => ended.abort()
}

/** Reconnects whenever the connection is lost. */
async function keepConnected(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await connection(signal).catch(() => {})
    await pause(AGAIN_MS, signal)
  }
}

async function connection(signal: AbortSignal): Promise<void> {
  const client = listeningClient()
  const lost = new Promise<void>((resolve) => {
    client.on('error', () => resolve())
    client.on('end', () => resolve())
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  client.on('notification', ({ payload = '' }) => {
    if (isEventName(payload)) emit(payload)
  })
  try {
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    for (const event of eventNames) emit(event)
    await lost
  } finally {
    await client.end().catch(() => {})
  }
}

async function keepLooking(signal: AbortSignal): Promise<void> {
  let seen = (await look().catch(() => undefined))?.now
  while (!signal.aborted) {
    await pause(LOOK_MS, signal)
    const found = await look(seen).catch(() => undefined)
    if (!found) continue
    if ((found.isNew || seen === undefined) && !signal.aborted) emit('lead.changed')
    seen = found.now
  }
}

/** Transactions commit out of order: new means written by one that was still open at the last poll. */
async function look(seen?: string): Promise<{ now: string; isNew: boolean } | undefined> {
  const { rows } = await sql<{ now: string; isNew: boolean }>`
    select pg_current_snapshot()::text as now, exists (
      select from (select changed_in from leads union all select changed_in from deleted_leads) as written
      where changed_in >= pg_snapshot_xmin(${seen ?? null}::pg_snapshot)
        and not pg_visible_in_snapshot(changed_in, ${seen ?? null}::pg_snapshot)
    ) as "isNew"`.execute(db)
  return rows[0]
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms)
    timer.unref()
    signal.addEventListener('abort', done, { once: true })
    function done() {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
  })
}
