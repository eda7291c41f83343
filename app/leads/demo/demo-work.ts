import type { LeadStatus, LostReason } from '#app/leads/work/lead-status.ts'

import { demoPeople, type DemoPersonId } from './demo-people.ts'

/** What the desk has done with an invented enquiry; nothing of one that waits for its first call. */
export type DemoWork = {
  owner?: DemoPersonId
  contactedAt?: Date
  status?: LeadStatus
  lostReason?: LostReason
  nextAt?: Date
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
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

type Moment = { phone: string; at: Date; now: Date; isOwed: boolean }

/**
 * The older a lead, the further it went; the newest hour waits for its first call. Whoever asks again
 * comes to the same person. Only one that `isOwed` may have a next moment.
 */
export function demoWork(random: () => number, { phone, at, now, isOwed }: Moment): DemoWork {
  const [way, next] = [random() * 100, random() * 100]
  const age = now.getTime() - at.getTime()
  const owner = demoPeople[Number(phone.slice(-4)) % demoPeople.length]?.id
  if (age < HOUR || owner === undefined) return {}
  const status = statusAt(way, age)
  const lostReason = status === 'lost' ? reasons[Math.floor(next) % reasons.length] : undefined
  const hasNext = isOwed && way < 70 && next < 30
  return {
    owner,
    contactedAt: new Date(at.getTime() + MINUTE + next * 9000),
    status,
    ...(lostReason && { lostReason }),
    ...(hasNext && { nextAt: new Date(wholeHour(now) + Math.floor(next - 6) * HOUR) }),
  }
}

/** Of what came today somebody was reached at most. */
function statusAt(way: number, age: number): LeadStatus {
  const status = ways.find(([end]) => way < end)?.[1] ?? 'new'
  return age < 24 * HOUR && status !== 'new' ? 'contacted' : status
}

function wholeHour(now: Date): number {
  return Math.floor(now.getTime() / HOUR) * HOUR
}
