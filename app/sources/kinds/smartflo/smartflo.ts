import { z } from 'zod'

import type { Adapter } from '#app/sources/adapter.ts'
import { answerEmptyGet } from '#app/sources/reading/answer-empty-get.ts'
import { callDirection, callLead, callOutcome, secondsOf } from '#app/sources/reading/call-lead.ts'
import { fieldReader } from '#app/sources/reading/field-reader.ts'
import { payloadValue } from '#app/sources/reading/payload-value.ts'
import { sourceTime } from '#app/sources/reading/source-time.ts'
import { projectSetting } from '#app/sources/reading/schemas.ts'
import { sourceReasons } from '#app/strings/en/source-reasons.ts'

const settings = z.object({ project: projectSetting })
const secrets = z.object({})

/** Calls of Tata Tele Smartflo and Servetel, with names as the owner chose them (SOURCES.md 5.4). */
export const smartflo: Adapter<z.infer<typeof settings>, z.infer<typeof secrets>> = {
  kind: 'smartflo',
  settings,
  secrets,
  answerWithoutDelivery: answerEmptyGet,
  parse(payload, context) {
    const fields = fieldReader(payloadValue(payload))
    const id = fields.read('uuid', 'call_id', 'ref_id')
    if (id === undefined) return { kind: 'review', reason: sourceReasons.unreadable }
    const direction = callDirection(fields.read('direction'))
    const isIncoming = direction === 'incoming'
    const from = fields.read('caller_id_number')
    const to = fields.read('call_to_number')
    const customer = fields.read('customer_no_with_prefix')
    return callLead(
      {
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
      },
      context.settings,
    )
  },
}
