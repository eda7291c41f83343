import { outboxTexts as texts } from '#app/strings/en/notifications.ts'

import type { OpenDelivery } from './list-deliveries.server.ts'
import { noticeKinds } from './notification-kinds.ts'

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
