import { isClosed, type LeadStatus, type LostReason } from '#app/leads/status/lead-status.ts'

import { afterWorking } from './demo-hours.ts'
import { demoPeople, type DemoPersonId } from './demo-people.ts'

/** What the desk has done with an invented enquiry; nothing of one that waits for its first call. */
export type DemoWork = {
  owner?: DemoPersonId
  contactedAt?: Date
  status?: LeadStatus
  lostReason?: LostReason
  nextAt?: Date
}

const HOUR = 60 * 60_000
const reasons = ['price', 'place', 'time', 'bought', 'silent'] as const
/** How far leads of more than a day are, as shares of a hundred that end there. */
const ways: readonly (readonly [end: number, status: LeadStatus])[] = [
  [20, 'new'],
  [45, 'contacted'],
  [60, 'site-visit'],
  [70, 'negotiation'],
  [78, 'won'],
  [100, 'lost'],
]

type Moment = { phone: string; at: Date; now: Date; mayBeDue: boolean }

/**
 * The longer ago the first call, the further a lead went; what came in the last hour, or since the desk
 * closed, waits for it. Someone who asks again comes to the same person. Only one that `mayBeDue` may be due
 * today; what is open has a follow-up on a later day.
 */
export function demoWork(random: () => number, { phone, at, now, mayBeDue }: Moment): DemoWork {
  const [way, next, pace] = [random() * 100, random() * 100, random()]
  const owner = demoPeople[Number(phone.slice(-4)) % demoPeople.length]
  if (!owner || now.getTime() - at.getTime() < HOUR) return {}
  // From a quarter of what is usual with them to four times as much.
  const contactedAt = afterWorking(at, owner.minutes * 4 ** (2 * pace - 1))
  const since = now.getTime() - contactedAt.getTime()
  if (since < 0) return {}
  const status = statusAt(way, since)
  const lostReason = status === 'lost' ? reasons[Math.floor(next) % reasons.length] : undefined
  const hasNext = mayBeDue && way < 70 && next < 30
  return {
    owner: owner.id,
    contactedAt,
    status,
    ...(lostReason && { lostReason }),
    ...(!isClosed(status) && { nextAt: hasNext ? dueAt(now, next) : laterDay(now, next) }),
  }
}

/** Whoever was called within a day was reached at most. */
function statusAt(way: number, since: number): LeadStatus {
  const status = ways.find(([end]) => way < end)?.[1] ?? 'new'
  return since < 24 * HOUR && status !== 'new' ? 'contacted' : status
}

function dueAt(now: Date, next: number): Date {
  return new Date(wholeHour(now) + Math.floor(next - 6) * HOUR)
}

/** In working hours of one of the twenty days after tomorrow. */
function laterDay(now: Date, next: number): Date {
  const days = 2 + Math.floor(next / 5)
  return afterWorking(new Date(wholeHour(now) + days * 24 * HOUR), 0)
}

function wholeHour(now: Date): number {
  return Math.floor(now.getTime() / HOUR) * HOUR
}
