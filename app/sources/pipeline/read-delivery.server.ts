import { sql } from 'kysely'

import type { DetailsResult, EnquiryResult, Parsed, Payload } from '#app/sources/adapter.ts'
import { sourceGet } from '#app/sources/pull/source-get.server.ts'
import { findSource, type OpenSource } from '#app/sources/store/find-source.server.ts'
import { reviewTexts as texts } from '#app/strings/en/sources/review.ts'
import type { Executor } from '#db/client.server.ts'
import { publishCombined } from '#db/events/publish-event.server.ts'
import { asOne } from '#db/one-transaction.server.ts'

import { readLead } from './enquiry-key.server.ts'
import { noteRead, readAgainKeys } from './read-again.server.ts'
import { settleEnquiries } from './settle-enquiries.server.ts'
import { lockSource } from './source-lock.server.ts'
import { openPayload } from './stored-content.server.ts'

/** Seconds for which one process has a delivery to itself; a killed one gives it up by then. */
const LEASE_SECONDS = 60
const MAX_ATTEMPTS = 5

type Claimed = {
  id: string
  sourceId: string
  way: string
  payload: string | null
  attempts: number
  receivedAt: Date
}

/** What became of a delivery; `waiting` where another process has it, or it is to be tried again. */
export async function readDelivery(db: Executor, id: string): Promise<EnquiryResult['kind']> {
  const claimed = await claim(db, id)
  if (!claimed) return 'waiting'
  const payload = claimed.payload === null ? undefined : await openPayload(claimed.payload)
  const parsed = await parseClaimed(db, claimed, payload)
  if (!('kind' in parsed)) {
    await postpone(db, id, parsed.retryAfterMs)
    return 'waiting'
  }
  return settle(db, claimed, { parsed, payload })
}

async function claim(db: Executor, id: string): Promise<Claimed | undefined> {
  const { rows } = await sql<Claimed>`
    update source_deliveries set attempts = attempts + 1,
      read_after = now() + make_interval(secs => ${LEASE_SECONDS})
    where id = ${id} and state = 'waiting' and read_after <= now()
    returning id::text, source_id::text as "sourceId", way, payload, attempts,
      received_at as "receivedAt"`.execute(db)
  return rows[0]
}

async function postpone(db: Executor, id: string, ms: number): Promise<void> {
  await sql`update source_deliveries set attempts = attempts - 1,
      read_after = now() + make_interval(secs => ${Math.max(1, Math.ceil(ms / 1000))})
    where id = ${id} and state = 'waiting'`.execute(db)
}

type Postponed = { retryAfterMs: number }

async function parseClaimed(
  db: Executor,
  { attempts, sourceId, way, receivedAt }: Claimed,
  payload: Payload | undefined,
): Promise<Parsed | Postponed> {
  if (attempts > MAX_ATTEMPTS) return review(texts.stopped(MAX_ATTEMPTS))
  if (!payload) return review(texts.sealed)
  const found = await findSource(db, sourceId, receivedAt)
  if (!found.ok) return review(texts.settings)
  try {
    const details = way === 'pull' ? whole(payload) : await detailsOf(found.source, payload)
    if (details.kind === 'throttled') return details
    if (details.kind === 'failed') return review(details.reason)
    return found.source.adapter.parse(details.payload, found.source.context)
  } catch {
    return review(texts.parser)
  }
}

function review(reason: string): Parsed {
  return { kind: 'review', reason }
}

function whole(payload: Payload): DetailsResult {
  return { kind: 'payload', payload }
}

async function detailsOf({ adapter, context }: OpenSource, payload: Payload) {
  const get = sourceGet(adapter.hosts ?? [])
  return (await adapter.readDetails?.(payload, { ...context, get })) ?? whole(payload)
}

/** One transaction, so that a process that is killed leaves all of it or nothing. */
async function settle(
  db: Executor,
  claimed: Claimed,
  { parsed, payload }: { parsed: Parsed; payload: Payload | undefined },
): Promise<EnquiryResult['kind']> {
  const said = parsed.kind === 'leads' ? parsed.leads : []
  const leads = await Promise.all(said.map((lead) => readLead(lead, claimed)))
  const isPulled = claimed.way === 'pull' && payload !== undefined
  const [readAgain] = isPulled ? await readAgainKeys(claimed.sourceId, [payload]) : []
  const done = await asOne(db, async (trx) => {
    const people = leads.flatMap(({ keys }) => keys.person ?? [])
    await lockSource(trx, claimed.sourceId, people)
    const source = await lockDelivery(trx, claimed)
    if (!source) return undefined
    const { id, receivedAt } = claimed
    const enquiries = leads.map((read, position) => ({ read, position }))
    const settled = await settleEnquiries(trx, enquiries, { id, source, receivedAt })
    const isCreated = [...settled.values()].some((one) => one.isCreated)
    const isKnown = parsed.kind === 'review' && (await isSeenReview(trx, claimed, readAgain))
    if (parsed.kind === 'leads' && readAgain !== undefined)
      await noteRead(trx, claimed.sourceId, readAgain)
    if (parsed.kind !== 'review') await closeReviews(trx, claimed)
    else if (!isKnown) await writeReview(trx, claimed, parsed.reason)
    const kinds = Array.from(settled.values(), (one) => one.kind)
    const kind = isKnown ? 'duplicate' : resultOf(parsed, kinds)
    await finish(trx, claimed, { kind, reason: 'reason' in parsed ? parsed.reason : null })
    return { kind, isCreated }
  })
  if (!done) return 'waiting'
  await publishCombined(db, done.isCreated ? 'lead.created' : 'lead.changed')
  await publishCombined(db, 'source.changed')
  return done.kind
}

async function lockDelivery(trx: Executor, { id }: Claimed) {
  const { rows } = await sql<{ id: string; name: string; kind: string }>`
    select sources.id::text, sources.name, sources.kind
    from source_deliveries join sources on sources.id = source_id
    where source_deliveries.id = ${id} and state = 'waiting'
    for update of source_deliveries`.execute(trx)
  return rows[0]
}

/** Whether the same waits already, or was settled. */
async function isSeenReview(
  trx: Executor,
  { id, sourceId }: Claimed,
  key: string | undefined,
): Promise<boolean> {
  if (key === undefined) return false
  if (await noteRead(trx, sourceId, key)) return false
  const own = await sql`select from source_enquiries
    where delivery_id = ${id} and result = 'review' limit 1`.execute(trx)
  return own.rows.length === 0
}

/** The whole delivery waits for a person. */
async function writeReview(trx: Executor, { id, sourceId, receivedAt }: Claimed, reason: string) {
  await sql`insert into source_enquiries (delivery_id, source_id, position, result, reason, received_at)
    values (${id}, ${sourceId}, 0, 'review', ${reason}, ${receivedAt})
    on conflict (delivery_id, position) do update set reason = excluded.reason
      where source_enquiries.result = 'review'`.execute(trx)
}

/** What was read again without a lead in its place does not wait any more. */
async function closeReviews(trx: Executor, { id }: Claimed) {
  await sql`update source_enquiries set result = 'rejected', reason = ${texts.noLead}
    where delivery_id = ${id} and result = 'review' and content is null`.execute(trx)
}

/** The first of them stands for the delivery. */
const RANKS = ['new', 'repeat', 'review', 'rejected', 'conflict', 'duplicate'] as const

function resultOf(parsed: Parsed, kinds: readonly (typeof RANKS)[number][]): EnquiryResult['kind'] {
  if (parsed.kind === 'test' || parsed.kind === 'review') return parsed.kind
  return RANKS.find((one) => kinds.includes(one)) ?? 'rejected'
}

async function finish(
  trx: Executor,
  { id, sourceId, way }: Claimed,
  { kind, reason }: { kind: EnquiryResult['kind']; reason: string | null },
): Promise<void> {
  const result = await storedResult(trx, id, kind)
  // Each check reads the last days again.
  if (way === 'pull' && (result === 'duplicate' || result === 'nothing'))
    return void (await trx.deleteFrom('source_deliveries').where('id', '=', id).execute())
  await sql`update source_deliveries set state = 'read', result = ${result}, reason = ${reason}
    where id = ${id}`.execute(trx)
  // A test of our own page says nothing about the other side.
  if (kind === 'test' && way !== 'test')
    await sql`update sources set tested_at = now() where id = ${sourceId}`.execute(trx)
  if (kind === 'new' || kind === 'repeat')
    await sql`update sources set quiet_alarm_at = null where id = ${sourceId}
      and quiet_alarm_at is not null`.execute(trx)
}

async function storedResult(trx: Executor, id: string, kind: EnquiryResult['kind']) {
  if (kind === 'test') return 'test'
  const { rows } =
    await sql`select from source_enquiries where delivery_id = ${id} limit 1`.execute(trx)
  if (rows.length > 0) return 'enquiries'
  return kind === 'duplicate' || kind === 'conflict' ? 'duplicate' : 'nothing'
}
