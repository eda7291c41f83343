import { callDirection, callOutcome, secondsOf } from '#app/sources/reading/call-lead.ts'
import { callSource } from '#app/sources/reading/call-source.ts'
import { sourceTime } from '#app/sources/reading/source-time.ts'

/** Calls of Tata Tele Smartflo and Servetel, with names as the owner chose them (SOURCES.md 5.4). */
export const smartflo = callSource('smartflo', (fields) => {
  const id = fields.read('uuid', 'call_id', 'ref_id')
  if (id === undefined) return undefined
  const direction = callDirection(fields.read('direction'))
  const isIncoming = direction === 'incoming'
  const from = fields.read('caller_id_number')
  const to = fields.read('call_to_number')
  const customer = fields.read('customer_no_with_prefix')
  return {
    id,
    customer: (isIncoming ? from : to) ?? customer,
    direction,
    outcome: callOutcome(fields.read('call_status')),
    calledNumber: isIncoming ? to : undefined,
    agentNumber: fields.read('answered_agent_number', 'answered_agent_name', 'answered_agent'),
    durationS: secondsOf(fields.read('billsec', 'answered_seconds')),
    recordingUrl: fields.read('recording_url'),
    sentAt: sourceTime(fields.read('start_stamp')),
    fields: fields.only(
      'call_flow',
      'billing_circle',
      'digits_dialed',
      'custom_identifier',
      'campaign_name',
      'missed_agent',
    ),
  }
})
