import { sql } from 'kysely'

import { withTimeout } from '#app/lib/async/with-timeout.ts'
import { minuteCount } from '#app/lib/http/minute-count.ts'
import { minuteLimit } from '#app/lib/http/minute-limit.ts'
import type { Payload, SourceAnswer, SourceRequest } from '#app/sources/adapter.ts'
import { deliveryRefusal } from '#app/sources/delivery-refusal.ts'
import { plainForm } from '#app/sources/reading/plain-form.ts'
import { findSourceAt, type OpenSource } from '#app/sources/store/find-source.server.ts'
import { noteRemovedKey } from '#app/sources/store/removed-keys.server.ts'
import { keyHash } from '#app/sources/store/source-key.ts'
import { deliveryTexts as texts } from '#app/strings/en/sources/delivery.ts'
import { durably, type Executor } from '#db/client.server.ts'
import { publishCombined } from '#db/events/publish-event.server.ts'
import { hasRoom } from '#db/free-space.server.ts'

import { LEASE_SECONDS, readTaken, type Taken } from './read-delivery.server.ts'
import { sealPayload } from './stored-content.server.ts'

/** Requests of a source that a process takes in a minute; those with a wrong key do not count. */
const MAX_PER_MINUTE = 1200
const isWithinLimit = minuteCount(MAX_PER_MINUTE)
/** Requests without a right key, of all sources. */
const mayTryKey = minuteLimit({ ipv4: 60, ipv6: 20, all: 600 })

/** Milliseconds; it is stored, so a busy site answers before it is read. */
const READING_MS = 3000

export type DeliveryAnswer = SourceAnswer & { headers?: Record<string, string> }

type Reception = {
  now: Date
  /** Of the client. */
  address: string
  /** Hears of a fault that leaves the delivery to the job. */
  report: (error: unknown) => void
}

/** Stores a delivery before it answers. */
export async function receiveDelivery(
  db: Executor,
  part: string,
  request: SourceRequest,
  { now, address, report }: Reception,
): Promise<DeliveryAnswer> {
  const found = await findSourceAt(db, part, now)
  if (!found.ok) {
    if (found.fault !== 'absent') return ownFailure(texts.unreadable)
    return refuseUnknown(db, part, address)
  }
  const { source } = found
  const answered =
    (await refuseSender(db, source, { part, request, address })) ??
    source.adapter.answerWithoutDelivery?.(request, source.context)
  if (answered) return answered
  const verified = source.adapter.verify?.(request, source.context) ?? { ok: true }
  if (!verified.ok) return refuse(db, source.id, verified)
  if (!(await hasRoom())) return ownFailure(texts.full)
  const payload = await payloadOf(source, request)
  const taken = await store(db, source.id, { way: 'push', payload, isTaken: true })
  return answerStored(db, { source, payload, taken, report })
}

async function refuseUnknown(db: Executor, part: string, address: string) {
  if (!mayTryKey(address)) return busy(texts.tooManyKeys)
  await noteRemovedKey(db, [keyHash(part)])
  return refusal(404, texts.unknown)
}

type Stored = {
  source: OpenSource
  payload: Payload
  taken: Taken
  report: (error: unknown) => void
}

async function answerStored(
  db: Executor,
  { source, payload, taken, report }: Stored,
): Promise<DeliveryAnswer> {
  const { adapter, context } = source
  const reading = readTaken(db, taken, { source, payload }).catch((error: unknown) => {
    report(error)
    return 'waiting' as const
  })
  if (adapter.answer) {
    const inTime = withTimeout(reading, READING_MS).catch(() => 'waiting' as const)
    return adapter.answer({ kind: await inTime, id: taken.id })
  }
  return (
    adapter.accepted?.(payload, context) ?? { status: 200, body: '', contentType: 'text/plain' }
  )
}

type Received = { way: 'push' | 'pull' | 'test'; payload: Payload }

/** Returns its id once it is on the disk. */
export async function storeDelivery(
  db: Executor,
  sourceId: string,
  received: Received,
): Promise<string> {
  return (await store(db, sourceId, { ...received, isTaken: false })).id
}

/** `isTaken` where this process reads it at once, and no other meanwhile. */
async function store(
  db: Executor,
  sourceId: string,
  { way, payload, isTaken }: Received & { isTaken: boolean },
): Promise<Taken> {
  const sealed = await sealPayload(payload)
  const seconds = isTaken ? LEASE_SECONDS : 0
  const { rows } = await sql<Taken>`
    insert into source_deliveries (source_id, way, payload, attempts, read_after)
    values (${sourceId}, ${way}, ${sealed}, ${isTaken ? 1 : 0}, now() + make_interval(secs => ${seconds}))
    returning id::text, source_id::text as "sourceId", way, attempts, received_at as "receivedAt",
      ${durably}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The delivery was not stored')
  return row
}

type Sender = { part: string; request: SourceRequest; address: string }

async function refuseSender(
  db: Executor,
  source: OpenSource,
  { part, request, address }: Sender,
): Promise<DeliveryAnswer | undefined> {
  const hashes = keyHashesIn(source, part, request)
  if (!hashes.some((hash) => source.keys.includes(hash))) {
    if (!mayTryKey(address)) return busy(texts.tooManyKeys)
    // The public id is part of the address, and no key.
    const reason = hashes.length === 1 ? texts.noKey : texts.wrongKey
    // Someone looks at the address in a browser.
    if (reason === texts.noKey && request.method === 'GET') return refusal(401, reason)
    if (await noteRemovedKey(db, hashes)) return refusal(401, reason)
    return refuse(db, source.id, { status: 401, reason })
  }
  if (!isWithinLimit(source.id)) return busy(texts.tooMany)
  return source.isPaused ? refuse(db, source.id, { status: 403, reason: texts.paused }) : undefined
}

function keyHashesIn({ adapter }: OpenSource, part: string, request: SourceRequest): string[] {
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  const sent = [part, bearer, request.url.searchParams.get('key'), adapter.keyIn?.(request)]
  return sent.flatMap((key) => (key ? [keyHash(key)] : []))
}

async function payloadOf(
  { adapter }: OpenSource,
  { headers, url, body }: SourceRequest,
): Promise<Payload> {
  const query: Record<string, string> = {}
  for (const [name, value] of url.searchParams)
    if (name !== 'key') query[name] = name in query ? `${query[name]}, ${value}` : value
  const ids: Record<string, string> = {}
  for (const name of ['idempotency-key', 'webhook-id']) {
    const value = headers.get(name)
    if (value !== null) ids[name] = value.slice(0, 200)
  }
  const payload = await plainForm({
    contentType: headers.get('content-type') ?? '',
    query,
    headers: ids,
    body,
  })
  return adapter.withoutKey?.(payload) ?? payload
}

/** Noted for the owner, who sees why a tool's tries come to nothing. */
async function refuse(
  db: Executor,
  id: string,
  { status, reason }: { status: number; reason: string },
): Promise<DeliveryAnswer> {
  await sql`update sources set refused_at = now(), refusal = ${reason} where id = ${id}`.execute(db)
  await publishCombined(db, 'source.changed')
  return refusal(status, reason)
}

function busy(message: string): DeliveryAnswer {
  return refusal(429, message, { 'Retry-After': '60' })
}

function refusal(
  status: number,
  message: string,
  headers: Record<string, string> = {},
): DeliveryAnswer {
  const body = JSON.stringify(deliveryRefusal(status, message))
  return { status, body, contentType: 'application/json', headers }
}

function ownFailure(message: string): DeliveryAnswer {
  return refusal(503, message, { 'Retry-After': '30' })
}

export const tryAgain = () => ownFailure(texts.failed)
