import { z } from 'zod'

import { lateReference } from '#app/editor/schedules/late-publications.server.ts'
import { sourceAlarm } from '#app/sources/source-alarms.server.ts'
import {
  findDevice,
  hasPushes,
  recordPush,
  takePushes,
  type Device,
  waitSeconds,
} from '#app/staff/push/push-outbox.server.ts'
import { mailedAddress } from '#app/staff/push/push-subscriptions.server.ts'
import type { PushResult } from '#app/staff/push/send-push.server.ts'
import { db, type Executor } from '#db/client.server.ts'
import { asOne } from '#db/one-transaction.server.ts'
import { log } from '#server/observability/log.ts'

import {
  defineJob,
  defineQueue,
  type Boss,
  type JobContext,
  type QueueRow,
} from '#server/jobs/define-job.ts'
import {
  sendLateAlert,
  sendLeadAlerts,
  sendSourceAlarm,
  sendVisitReminder,
  type SentAlert,
} from './send-alerts.ts'

export const PUSH_QUEUE = 'send-push'
/** Milliseconds until an undelivered message is out of date. */
const LATEST_MS = { push: 60 * 60 * 1000, mail: 24 * 60 * 60 * 1000 }

const visitReference = z.object({ visitId: z.string(), startsAt: z.coerce.date() })
const sending = { subscriptionId: z.string(), queuedAt: z.coerce.date() }
const message = z.union([
  z.object({ ...sending, leadIds: z.array(z.string()) }),
  z.object({ ...sending, late: lateReference }),
  z.object({ ...sending, visit: visitReference }),
  z.object({ ...sending, alarm: sourceAlarm }),
])
type Message = z.infer<typeof message>

/** Puts what the outbox holds into the queue. */
export const push = defineJob({
  name: 'push',
  everySeconds: 60,
  look: { everySeconds: 2, hasWork: hasPushes },
  events: ['lead.changed'],
  run: ({ boss }) => queueOutbox(db, boss),
})

export const pushQueue = defineQueue({
  name: PUSH_QUEUE,
  concurrency: 8,
  // Out of date earlier: four a hour for a day.
  retryLimit: 200,
  work: sendQueued,
})

export async function queueOutbox(executor: Executor, boss: Boss): Promise<void> {
  const some = () =>
    executor.transaction().execute(async (trx) => {
      const pushes = await takePushes(trx)
      await queuePushes(trx, boss, pushes)
      return pushes.length
    })
  while ((await some()) > 0);
}

export async function queuePushes(
  trx: Executor,
  boss: Boss,
  messages: readonly Message[],
): Promise<void> {
  if (messages.length === 0) return
  const rows = messages.map((data) => ({ data }))
  const ids = await boss.insert(PUSH_QUEUE, rows, { db: boss.within(trx), returnId: true })
  if (ids?.length !== rows.length) throw new Error('The queue did not store every push')
}

/** Current rights decide: the account may be suspended, or the lead reassigned. */
export async function sendQueued(
  row: QueueRow,
  { db: executor, boss }: Pick<JobContext, 'db' | 'boss'>,
): Promise<PushResult[]> {
  const one = message.parse(row.data)
  const device = await findDevice(executor, one.subscriptionId)
  const sent = device ? await sendMessage(executor, device, one) : []
  await asOne(executor, async (trx) => {
    for (const { result } of sent) await recordPush(trx, one.subscriptionId, result)
    const latestMs = LATEST_MS[device && mailedAddress(device.target.endpoint) ? 'mail' : 'push']
    await settle(trx, boss, { row, sent, endsAt: one.queuedAt.getTime() + latestMs })
  })
  const failures = sent.flatMap(({ result }) => ('reason' in result ? [result.reason] : []))
  if (failures.length > 0) log.warn({ failures }, 'Push services refused some alerts')
  return sent.map(({ result }) => result)
}

function sendMessage(executor: Executor, device: Device, one: Message): Promise<SentAlert[]> {
  if ('late' in one) return sendLateAlert(executor, device, one.late)
  if ('visit' in one) return sendVisitReminder(executor, device, one.visit)
  if ('alarm' in one) return sendSourceAlarm(executor, device, one.alarm)
  return sendLeadAlerts(executor, device, one.leadIds)
}

/** Of several messages, only those that failed are retried. */
async function settle(
  trx: Executor,
  boss: Boss,
  { row, sent, endsAt }: { row: QueueRow; sent: readonly SentAlert[]; endsAt: number },
): Promise<void> {
  const attempt = { id: row.id, retryCount: row.retryCount }
  const within = { db: boss.within(trx) }
  const later = sent.flatMap(({ result, leadIds = [] }) =>
    result.kind === 'later' ? [{ leadIds, seconds: result.afterSeconds ?? 0 }] : [],
  )
  const wait = Math.max(
    waitSeconds(row.retryCount + 1),
    ...later.map(({ seconds }) => Math.ceil(seconds)),
  )
  const isOutOfDate = Date.now() + wait * 1000 > endsAt
  if (later.length === 0 || isOutOfDate) {
    await boss.complete(PUSH_QUEUE, attempt, null, within)
    return
  }
  await boss.fail(PUSH_QUEUE, attempt, null, within)
  const leadIds = later.flatMap((one) => one.leadIds)
  const data = leadIds.length > 0 ? { ...row.data, leadIds } : row.data
  await boss.update(PUSH_QUEUE, data, { id: row.id, startAfter: wait, ...within })
}
