import { machineTime } from '#app/audit/format-time.ts'
import { span } from '#app/strings/en/health-units.ts'
import { outboxTexts as texts } from '#app/strings/en/notifications.ts'
import { webhookTexts } from '#app/strings/en/webhooks.ts'

import type { OpenDelivery, WebhookDelivery } from './list-deliveries.server.ts'
import { noticeKinds } from './notification-kinds.ts'

const HOUR_MS = 60 * 60_000

export type OutboxLine = {
  id: string
  href: string
  name: string
  place: string
  state: string
  error: string
}

export function outboxLine(
  delivery: OpenDelivery,
  formatTime: (moment: Date) => string,
): OutboxLine {
  const { id, way, target, error, tries } = delivery
  const place = `${texts.way[way]}: ${target || texts.toVisitor}`
  const reason = error === '' || (error === null && tries > 0) ? texts.unknownError : (error ?? '')
  return { id, ...aboutOf(delivery), place, state: stateOf(delivery, formatTime), error: reason }
}

export type WebhookLine = OutboxLine & {
  at: string
  shown: string
  outcome: 'sent' | 'waiting' | 'failed'
}

/** Its `place` is the receiver alone. */
export function webhookLine(
  delivery: WebhookDelivery,
  formatTime: (moment: Date) => string,
): WebhookLine {
  const { madeAt, sentAt, deadAt, tries, target } = delivery
  const line = outboxLine(delivery, formatTime)
  const time = { at: machineTime(madeAt), shown: formatTime(madeAt) }
  if (sentAt === null)
    return { ...line, ...time, place: target, outcome: deadAt === null ? 'waiting' : 'failed' }
  const state = webhookTexts.attempt(tries)
  return { ...line, ...time, place: target, state, error: '', outcome: 'sent' }
}

export type LastLine = { outcome: WebhookLine['outcome']; text: string }

/** What became of the newest delivery to one receiver. */
export function lastLine(
  delivery: WebhookDelivery,
  now: Date,
  formatTime: (moment: Date) => string,
): LastLine {
  const { sentAt, deadAt, tries, nextTryAt } = delivery
  if (sentAt) {
    const hours = (now.getTime() - sentAt.getTime()) / HOUR_MS
    return { outcome: 'sent', text: texts.last.sent(span(hours)) }
  }
  if (tries === 0 && !deadAt) return { outcome: 'waiting', text: texts.notTried }
  const reason = delivery.error || texts.unknownError
  const next = deadAt || !nextTryAt ? '' : ` ${texts.last.next(formatTime(nextTryAt))}`
  return { outcome: 'failed', text: `${texts.last.failed(reason)}${next}` }
}

function aboutOf({ leadId, notice, alertId, name }: OpenDelivery) {
  if (alertId !== null) return { name: texts.alert, href: '/dashboard/projects' }
  if (notice === null) return { name, href: `/dashboard/leads/${leadId}` }
  return { name: texts.notice[notice], href: noticeKinds[notice].path }
}

function stateOf(
  { tries, nextTryAt, deadAt }: OpenDelivery,
  formatTime: (moment: Date) => string,
): string {
  if (deadAt) return [texts.gaveUp(formatTime(deadAt)), ...attemptTexts(tries)].join(', ')
  if (tries === 0) return texts.notTried
  return [...attemptTexts(tries), ...(nextTryAt ? [texts.next(formatTime(nextTryAt))] : [])].join(
    ', ',
  )
}

function attemptTexts(attempts: number): string[] {
  return attempts === 0 ? [] : [texts.failed(attempts)]
}
