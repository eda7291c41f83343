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
export const LEASE_SECONDS = 60
const MAX_ATTEMPTS = 5

/** A delivery that this process alone reads. */
export type Taken = {
  id: string
  sourceId: string
  way: string
  attempts: number
  receivedAt: Date
}

/** What became of a delivery; `waiting` where another process has it, or it is to be tried again. */
export async function readDelivery(db: Executor, id: string): Promise<EnquiryResult['kind']> {
  const taken = await take(db, id)
  if (!taken) return 'waiting'
  const payload = taken.payload === null ? undefined : await openPayload(taken.payload)
  const found = await findSource(db, taken.sourceId, taken.receivedAt)
  return readTaken(db, taken, { source: found.ok ? found.source : undefined, payload })
}

/** Undefined is what cannot be read any more. */
type Opened = { source: OpenSource | undefined; payload: Payload | undefined }

/** As `readDelivery`, of what its caller has at hand. */
export async function readTaken(
  db: Executor,
  taken: Taken,
  opened: Opened,
): Promise<EnquiryResult['kind']> {
  const parsed = await parseTaken(taken, opened)
  if (!('kind' in parsed)) {
    await postpone(db, taken.id, parsed.retryAfterMs)
    return 'waiting'
  }
  return settle(db, taken, { parsed, payload: opened.payload })
}

async function take(
  db: Executor,
  id: string,
): Promise<(Taken & { payload: string | null }) | undefined> {
  const { rows } = await sql<Taken & { payload: string | null }>`
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

async function parseTaken(
  { attempts, way }: Taken,
  { source, payload }: Opened,
): Promise<Parsed | Postponed> {
  if (attempts > MAX_ATTEMPTS) return review(texts.stopped(MAX_ATTEMPTS))
  if (!payload) return review(texts.sealed)
  if (!source) return review(texts.settings)
  try {
    const details = way === 'pull' ? whole(payload) : await detailsOf(source, payload)
    if (details.kind === 'throttled') return details
    if (details.kind === 'failed') return review(details.reason)
    return source.adapter.parse(details.payload, source.context)
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
  taken: Taken,
  { parsed, payload }: { parsed: Parsed; payload: Payload | undefined },
): Promise<EnquiryResult['kind']> {
  const said = parsed.kind === 'leads' ? parsed.leads : []
  const leads = await Promise.all(said.map((lead) => readLead(lead, taken)))
  const isPulled = taken.way === 'pull' && payload !== undefined
  const [readAgain] = isPulled ? await readAgainKeys(taken.sourceId, [payload]) : []
  const done = await asOne(db, async (trx) => {
    const people = leads.flatMap(({ keys }) => keys.person ?? [])
    await lockSource(trx, taken.sourceId, people)
    const source = await lockDelivery(trx, taken)
    if (!source) return undefined
    const { id, receivedAt } = taken
    const enquiries = leads.map((read, position) => ({ read, position }))
    const settled = await settleEnquiries(trx, enquiries, { id, source, receivedAt })
    const isCreated = [...settled.values()].some((one) => one.isCreated)
    const isKnown = parsed.kind === 'review' && (await isSeenReview(trx, taken, readAgain))
    if (parsed.kind === 'leads' && readAgain !== undefined)
      await noteRead(trx, taken.sourceId, readAgain)
    if (parsed.kind === 'review' && !isKnown) await writeReview(trx, taken, parsed.reason)
    const kinds = Array.from(settled.values(), (one) => one.kind)
    const kind = isKnown ? 'duplicate' : resultOf(parsed, kinds)
    await finish(trx, taken, { kind, parsed })
    return { kind, isCreated }
  })
  if (!done) return 'waiting'
  await publishCombined(db, done.isCreated ? 'lead.created' : 'lead.changed')
  await publishCombined(db, 'source.changed')
  return done.kind
}

async function lockDelivery(trx: Executor, { id }: Taken) {
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
  { id, sourceId }: Taken,
  key: string | undefined,
): Promise<boolean> {
  if (key === undefined) return false
  if (await noteRead(trx, sourceId, key)) return false
  const own = await sql`select from source_enquiries
    where delivery_id = ${id} and result = 'review' limit 1`.execute(trx)
  return own.rows.length === 0
}

/** The whole delivery waits for a person. */
async function writeReview(trx: Executor, { id, sourceId, receivedAt }: Taken, reason: string) {
  await sql`insert into source_enquiries (delivery_id, source_id, position, result, reason, received_at)
    values (${id}, ${sourceId}, 0, 'review', ${reason}, ${receivedAt})
    on conflict (delivery_id, position) do update set reason = excluded.reason
      where source_enquiries.result = 'review'`.execute(trx)
}

/** The first of them stands for the delivery. */
const RANKS = ['new', 'repeat', 'review', 'rejected', 'conflict', 'duplicate'] as const

function resultOf(parsed: Parsed, kinds: readonly (typeof RANKS)[number][]): EnquiryResult['kind'] {
  if (parsed.kind === 'test' || parsed.kind === 'review') return parsed.kind
  return RANKS.find((one) => kinds.includes(one)) ?? 'rejected'
}

async function finish(
  trx: Executor,
  { id, sourceId, way }: Taken,
  { kind, parsed }: { kind: EnquiryResult['kind']; parsed: Parsed },
): Promise<void> {
  const reason = 'reason' in parsed ? parsed.reason : null
  const isLead = kind === 'new' || kind === 'repeat'
  // A test of our own page says nothing about the other side.
  const isTest = kind === 'test' && way !== 'test'
  const without = kind === 'duplicate' || kind === 'conflict' ? 'duplicate' : 'nothing'
  const { rows } = await sql<{ result: string }>`
    with closed as (
      update source_enquiries set result = 'rejected', reason = ${texts.noLead}
      where delivery_id = ${id} and result = 'review' and content is null
        and ${parsed.kind !== 'review'}
    ),
    working as (
      update sources set tested_at = case when ${isTest} then now() else tested_at end,
        quiet_alarm_at = case when ${isLead} then null else quiet_alarm_at end
      where id = ${sourceId} and (${isTest} or ${isLead} and quiet_alarm_at is not null)
    )
    update source_deliveries set state = 'read', reason = ${reason}, result = case
      when ${kind === 'test'} then 'test'
      when exists (select from source_enquiries where delivery_id = ${id}) then 'enquiries'
      else ${without} end
    where id = ${id} returning result`.execute(trx)
  // Each check reads the last days again. Other words of a known enquiry stay as they came (SOURCES.md 9.4).
  const [{ result } = { result: '' }] = rows
  if (way === 'pull' && kind !== 'conflict' && (result === 'duplicate' || result === 'nothing'))
    await trx.deleteFrom('source_deliveries').where('id', '=', id).execute()
}
