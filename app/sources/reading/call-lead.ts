import { parseUrl } from '#app/lib/http/parse-url.ts'
import type { Parsed, SourceCall } from '#app/sources/adapter.ts'
import { sourceReasons } from '#app/strings/en/sources/reasons.ts'

import { parsedLead, parsedLeads } from './parsed-lead.ts'
import { personPhones } from './person.ts'
import type { ProjectSetting } from './schemas.ts'

type Text = string | undefined

export type CallDraft = {
  id: Text
  /** The number of the person who is not of us; hidden numbers as the source writes them. */
  customer: Text
  direction: SourceCall['direction']
  outcome: SourceCall['outcome'] | 'ongoing'
  calledNumber?: Text
  agentNumber?: Text
  durationS?: number | undefined
  recordingUrl?: Text
  sentAt: Date | undefined
  fields?: Record<string, string>
}

/** One model for every telephone provider (SOURCES.md 5.7). */
export function callLead(
  { id, customer, sentAt, fields = {}, ...call }: CallDraft,
  settings: ProjectSetting,
): Parsed {
  if (call.outcome === 'ongoing') return { kind: 'nothing', reason: sourceReasons.callGoesOn }
  const { direction, outcome, calledNumber, agentNumber, durationS = 0 } = call
  const recordingUrl = webAddress(call.recordingUrl)
  const lead = parsedLead({
    externalId: id,
    phones: personPhones([customer]),
    sentAt,
    call: {
      direction,
      outcome,
      ...(calledNumber !== undefined && { calledNumber }),
      ...(agentNumber !== undefined && { agentNumber }),
      ...(outcome === 'answered' && durationS > 0 && { durationS }),
      ...(recordingUrl !== undefined && { recordingUrl }),
    },
    fields,
  })
  return parsedLeads([lead], settings)
}

const ANSWERED = /^(?:answer|answered|completed?|connected|received|success|successful)$/i
const ONGOING = /^(?:queued|initiated|ringing|dialing|in-?progress|live|started)$/i

/** What the word of a provider means; every other word than these means that no agent answered. */
export function callOutcome(status: Text): CallDraft['outcome'] {
  if (ANSWERED.test(status ?? '')) return 'answered'
  return ONGOING.test(status ?? '') ? 'ongoing' : 'missed'
}

export function callDirection(direction: Text): SourceCall['direction'] {
  return /out|click|obd/i.test(direction ?? '') ? 'outgoing' : 'incoming'
}

/** Seconds of `39` or `00:00:39`. */
export function secondsOf(duration: Text): number {
  const parts = (duration ?? '').trim().split(':').map(Number)
  const seconds = parts.reduce((sum, part) => sum * 60 + part, 0)
  return Number.isFinite(seconds) ? Math.max(0, Math.round(seconds)) : 0
}

function webAddress(text: Text): Text {
  const url = parseUrl(text ?? '')
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined
}
