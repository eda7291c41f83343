import { sql } from 'kysely'

import { db } from '#db/client.server.ts'

import { deskTopics, readTopic, type DeskTopic } from './event-topic.ts'
import { listeningClient } from './listening-client.server.ts'

const CHANNEL = 'desk'
/** A crowd of enquiries is told of once in so many milliseconds: telling takes a lock of the whole database. */
const TOGETHER_MS = 50
/** What notifications do not bring, because a pooler or the network keeps them, is looked for so often. */
const LOOK_MS = 5000
const AGAIN_MS = 2000

type Listener = (topic: DeskTopic) => void

const listeners = new Set<Listener>()
let ending: (() => void) | undefined

/**
 * Tells `listener` of everything that any process of the deployment committed, until what it answers
 * is called. The process listens to its database only while somebody here does.
 */
export function hearDeskNews(listener: Listener): () => void {
  listeners.add(listener)
  ending ??= beginListening()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    ending?.()
    ending = undefined
  }
}

/** How many desks this process tells its news; the test that none is forgotten counts them. */
export function countListeners(): number {
  return listeners.size
}

const waiting = new Set<DeskTopic>()

/**
 * Tells every open desk that something was committed. Call it after the commit: within the transaction
 * all writers would wait for each other. Never throws; what is not told is found within five seconds.
 */
export function tellDesks(topic: DeskTopic): void {
  if (waiting.size === 0) setTimeout(() => void tell(), TOGETHER_MS).unref()
  waiting.add(topic)
}

/** The same for a command, which ends before a while is over. */
export async function tellDesksNow(): Promise<void> {
  for (const topic of deskTopics) waiting.add(topic)
  await tell()
}

async function tell(): Promise<void> {
  const topics = [...waiting]
  waiting.clear()
  try {
    await sql`select pg_notify(${CHANNEL}, topic) from unnest(${topics}::text[]) as topic`.execute(
      db,
    )
  } catch {
    for (const topic of topics) emit(topic)
  }
}

function emit(topic: DeskTopic): void {
  for (const listener of listeners) listener(topic)
}

function beginListening(): () => void {
  const ended = new AbortController()
  void keepConnected(ended.signal)
  void keepLooking(ended.signal)
  return () => ended.abort()
}

/** A connection of its own, made anew whenever it is lost. */
async function keepConnected(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await connection(signal).catch(() => {})
    await pause(AGAIN_MS, signal)
  }
}

/** Settles when the connection is lost or no longer wanted. */
async function connection(signal: AbortSignal): Promise<void> {
  const client = listeningClient()
  const lost = new Promise<void>((resolve) => {
    client.on('error', () => resolve())
    client.on('end', () => resolve())
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  client.on('notification', ({ payload }) => {
    const topic = readTopic(payload)
    if (topic) emit(topic)
  })
  try {
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    // What was committed while nobody listened.
    for (const topic of deskTopics) emit(topic)
    await lost
  } finally {
    await client.end().catch(() => {})
  }
}

/** The floor under the notifications: whether any lead was written or went since the last look. */
async function keepLooking(signal: AbortSignal): Promise<void> {
  let seen = (await look().catch(() => undefined))?.now
  while (!signal.aborted) {
    await pause(LOOK_MS, signal)
    const found = await look(seen).catch(() => undefined)
    if (!found) continue
    // What was written before the first look is not known.
    if ((found.isNew || seen === undefined) && !signal.aborted) emit('leads')
    seen = found.now
  }
}

/**
 * Transactions do not end in the order of their numbers: new is what was written by one that had not
 * ended when it was looked before.
 */
async function look(seen?: string): Promise<{ now: string; isNew: boolean } | undefined> {
  const { rows } = await sql<{ now: string; isNew: boolean }>`
    select pg_current_snapshot()::text as now, exists (
      select from (select changed_in from leads union all select changed_in from gone_leads) as written
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
