import { isClosed, type LeadStatus, type LostReason } from '#app/leads/status/lead-status.ts'

import { afterWorking } from './demo-hours.ts'
import { demoPeople, type DemoPersonId } from './demo-people.ts'

/** Empty for a lead that waits for its first call. */
export type DemoWork = {
  owner?: DemoPersonId
  contactedAt?: Date
  status?: LeadStatus
  lostReason?: LostReason
  nextAt?: Date
}

const HOUR = 60 * 60_000
const reasons = ['price', 'place', 'time', 'bought', 'silent'] as const
/** Shares in percent, cumulative, of leads older than a day. */
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
 * Older leads are further along. Leads of the last hour, or since closing, wait. A repeat enquiry gets the same owner.
 * Only a lead with `mayBeDue` is due today; other open leads have a later follow-up.
 */
export function demoWork(random: () => number, { phone, at, now, mayBeDue }: Moment): DemoWork {
  const [way, next, pace] = [random() * 100, random() * 100, random()]
  const owner = demoPeople[Number(phone.slice(-4)) % demoPeople.length]
  if (!owner || now.getTime() - at.getTime() < HOUR) return {}
  // From a quarter of the owner's usual time to four times as much.
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

/** A lead of the last day goes no further than its first contact. */
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
