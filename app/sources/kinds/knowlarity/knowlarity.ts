import { callDirection, callOutcome, secondsOf } from '#app/sources/reading/call-lead.ts'
import { callSource } from '#app/sources/reading/call-source.ts'
import { sourceTime } from '#app/sources/reading/source-time.ts'

/** Calls of Knowlarity; the names differ by account (SOURCES.md 5.3). */
export const knowlarity = callSource('knowlarity', (fields) => {
  const id = fields.read('uuid', 'call_id', 'callid', 'id')
  const customer = fields.read('customer_number', 'caller_number', 'caller_id')
  if (id === undefined && customer === undefined) return undefined
  const durationS = secondsOf(fields.read('call_duration', 'duration'))
  const agent = fields.read('agent_number')
  const status = fields.read('status', 'call_status') ?? (durationS > 0 ? 'answered' : 'missed')
  return {
    id,
    customer,
    direction: callDirection(fields.read('direction')),
    // A missed call can have "Call Missed" as its agent.
    outcome: /missed/i.test(agent ?? '') ? 'missed' : callOutcome(status),
    calledNumber: fields.read('knowlarity_number', 'dispnumber', 'called_number'),
    agentNumber: /\d/.test(agent ?? '') ? agent : undefined,
    durationS,
    recordingUrl: fields.read('call_recording', 'recording_url', 'resource_url'),
    sentAt: sourceTime(fields.read('start_time', 'call_date')),
    fields: fields.only('call_type', 'business_call_type', 'destination', 'location'),
  }
})
