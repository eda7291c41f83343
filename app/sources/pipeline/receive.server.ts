import { sql } from 'kysely'

import { withTimeout } from '#app/lib/async/with-timeout.ts'
import { minuteCount } from '#app/lib/http/minute-count.ts'
import type { Payload, SourceAnswer, SourceRequest } from '#app/sources/adapter.ts'
import { findSourceAt, type OpenSource } from '#app/sources/store/find-source.server.ts'
import { keyHash } from '#app/sources/store/source-key.ts'
import { deliveryTexts as texts } from '#app/strings/en/sources/delivery.ts'
import { durably, type Executor } from '#db/client.server.ts'
import { publishCombined } from '#db/events/publish-event.server.ts'
import { hasRoom } from '#db/free-space.server.ts'

import { readDelivery } from './read-delivery.server.ts'
import { sealPayload } from './stored-content.server.ts'

/** Deliveries of a source that a process takes in a minute. */
const MAX_PER_MINUTE = 1200
const isWithinLimit = minuteCount(MAX_PER_MINUTE)

/** Milliseconds; it is stored, so a busy site answers before it is read. */
const READING_MS = 3000

export type DeliveryAnswer = SourceAnswer & { headers?: Record<string, string> }

/** Stores a delivery before it answers; `report` hears of a fault that leaves it to the job. */
export async function receiveDelivery(
  db: Executor,
  part: string,
  request: SourceRequest,
  { now, report }: { now: Date; report: (error: unknown) => void },
): Promise<DeliveryAnswer> {
  const found = await findSourceAt(db, part, now)
  if (!found.ok)
    return found.fault === 'absent' ? refusal(404, texts.unknown) : ownFailure(texts.unreadable)
  const { source } = found
  if (!isWithinLimit(source.id)) return refusal(429, texts.tooMany, { 'Retry-After': '60' })
  const refused = refusalOf(source, part, request)
  if (refused) {
    await noteRefusal(db, source.id, refused.reason)
    return refusal(refused.status, refused.reason)
  }
  const answered = source.adapter.answerWithoutDelivery?.(request, source.context)
  if (answered) return answered
  const verified = source.adapter.verify?.(request, source.context) ?? { ok: true }
  if (!verified.ok) {
    await noteRefusal(db, source.id, verified.reason)
    return refusal(verified.status, verified.reason)
  }
  if (!(await hasRoom())) return ownFailure(texts.full)
  const payload = payloadOf(source, request)
  const id = await storeDelivery(db, source.id, { way: 'push', payload })
  return answerStored(db, { source, payload, id, report })
}

type Stored = {
  source: OpenSource
  payload: Payload
  id: string
  report: (error: unknown) => void
}

async function answerStored(
  db: Executor,
  { source: { adapter, context }, payload, id, report }: Stored,
): Promise<DeliveryAnswer> {
  const reading = readDelivery(db, id).catch((error: unknown) => {
    report(error)
    return 'waiting' as const
  })
  if (adapter.answer) {
    const inTime = withTimeout(reading, READING_MS).catch(() => 'waiting' as const)
    return adapter.answer({ kind: await inTime, id })
  }
  return (
    adapter.accepted?.(payload, context) ?? { status: 200, body: '', contentType: 'text/plain' }
  )
}

/** Returns its id once it is on the disk. */
export async function storeDelivery(
  db: Executor,
  sourceId: string,
  { way, payload }: { way: 'push' | 'pull' | 'test'; payload: Payload },
): Promise<string> {
  const sealed = await sealPayload(payload)
  const { rows } = await sql<{ id: string }>`insert into source_deliveries (source_id, way, payload)
    values (${sourceId}, ${way}, ${sealed}) returning id::text, ${durably}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The delivery was not stored')
  return row.id
}

function refusalOf(
  source: OpenSource,
  part: string,
  request: SourceRequest,
): { status: 401 | 403; reason: string } | undefined {
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  const sent = [part, bearer, request.url.searchParams.get('key'), source.adapter.keyIn?.(request)]
  const hashes = sent.flatMap((key) => (key ? [keyHash(key)] : []))
  if (!hashes.some((hash) => source.keys.includes(hash))) {
    // The public id is part of the address, and no key.
    const isMissing = hashes.length === 1
    return { status: 401, reason: isMissing ? texts.noKey : texts.wrongKey }
  }
  return source.isPaused ? { status: 403, reason: texts.paused } : undefined
}

function payloadOf({ adapter }: OpenSource, { headers, url, body }: SourceRequest): Payload {
  const query: Record<string, string> = {}
  for (const [name, value] of url.searchParams)
    if (name !== 'key') query[name] = name in query ? `${query[name]}, ${value}` : value
  const ids: Record<string, string> = {}
  for (const name of ['idempotency-key', 'webhook-id']) {
    const value = headers.get(name)
    if (value !== null) ids[name] = value.slice(0, 200)
  }
  const payload = {
    contentType: headers.get('content-type') ?? '',
    query,
    headers: ids,
    body,
  }
  return adapter.withoutKey?.(payload) ?? payload
}

/** For the owner, who sees why a tool's tries come to nothing. */
async function noteRefusal(db: Executor, id: string, reason: string): Promise<void> {
  await sql`update sources set refused_at = now(), refusal = ${reason} where id = ${id}`.execute(db)
  await publishCombined(db, 'source.changed')
}

function refusal(
  status: number,
  message: string,
  headers: Record<string, string> = {},
): DeliveryAnswer {
  const error = ERRORS.get(status) ?? 'refused'
  const body = JSON.stringify({ error, message })
  return { status, body, contentType: 'application/json', headers }
}

const ERRORS: ReadonlyMap<number, string> = new Map([
  [400, 'unreadable'],
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'unknown_source'],
  [413, 'too_large'],
  [429, 'too_many'],
  [503, 'try_again'],
])

function ownFailure(message: string): DeliveryAnswer {
  return refusal(503, message, { 'Retry-After': '30' })
}

export const tryAgain = () => ownFailure(texts.failed)
