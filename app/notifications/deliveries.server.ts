import { sql } from 'kysely'
import { z } from 'zod'

import type { Executor } from '#db/client.server.ts'
import { publishEvent } from '#db/events/publish-event.server.ts'

import { eventKind, ways } from './destinations.server.ts'

const delivery = z.object({
  id: z.string(),
  eventId: z.string(),
  /** Null for a team notice and for a visitor's alert. */
  leadId: z.string().nullable(),
  noticeId: z.string().nullable(),
  alertId: z.string().nullable(),
  /** Of an answer. */
  question: z.string().nullable(),
  kind: eventKind,
  way: z.enum(ways),
  target: z.string(),
})
export type Delivery = z.infer<typeof delivery>

/** `never` means no retry; `reason` may contain personal data, `code` never does. */
export type SendResult =
  /** `answer` is the mail server's own. */
  { kind: 'sent'; answer?: string } | { kind: 'later' | 'never'; reason: string; code: string }

export async function findDelivery(
  db: Executor,
  { deliveryId, jobId }: { deliveryId: string; jobId: string },
): Promise<Delivery | undefined> {
  const row = await db
    .selectFrom('deliveries')
    .select([
      'id',
      'event_id as eventId',
      'lead_id as leadId',
      'notice_id as noticeId',
      'alert_id as alertId',
      'question',
      'kind',
      'way',
      'target',
    ])
    .where('id', '=', deliveryId)
    .where('job_id', '=', jobId)
    .where('sent_at', 'is', null)
    .where('dead_at', 'is', null)
    .executeTakeFirst()
  return row && delivery.parse(row)
}

/** Without `nextTry`, a failure is final. */
export async function recordAttempt(
  db: Executor,
  jobId: string,
  result: SendResult,
  nextTry?: Date,
): Promise<void> {
  const now = sql<Date>`statement_timestamp()`
  const isSent = result.kind === 'sent'
  await db
    .updateTable('deliveries')
    .set({
      tries: sql`tries + 1`,
      error: result.kind === 'sent' ? null : result.reason.slice(0, 500),
      next_try_at: isSent ? null : (nextTry ?? null),
      ...(isSent && { sent_at: now }),
      ...(!isSent && nextTry === undefined && { dead_at: now }),
    })
    .where('job_id', '=', jobId)
    .where('sent_at', 'is', null)
    .where('dead_at', 'is', null)
    .execute()
}

/** Fails deliveries whose process died in the last try. */
export async function markUndelivered(db: Executor, jobId: string): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({
      dead_at: sql<Date>`statement_timestamp()`,
      next_try_at: null,
      error: sql`coalesce(error, '')`,
    })
    .where('job_id', '=', jobId)
    .where('sent_at', 'is', null)
    .where('dead_at', 'is', null)
    .execute()
}

/** From the first try on; one delivery with `id`, else all failed ones. */
export async function sendAgain(
  db: Executor,
  id?: string,
): Promise<Pick<Delivery, 'way' | 'leadId'>[]> {
  // A malformed id matches nothing.
  if (id !== undefined && !/^\d{1,18}$/.test(id)) return []
  const rows = await db
    .updateTable('deliveries')
    .set({ dead_at: null, job_id: null, tries: 0, next_try_at: null })
    .where('dead_at', 'is not', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .returning(['way', 'lead_id as leadId'])
    .execute()
  if (rows.length > 0) await publishEvent(db, 'notification.created')
  return rows.map((row) => delivery.pick({ way: true, leadId: true }).parse(row))
}

/** Failed ones stay until they are sent again. */
export async function forgetSent(db: Executor, days: number): Promise<void> {
  await db
    .deleteFrom('deliveries')
    .where('sent_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .execute()
}
