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

/** Calls of Knowlarity; the names differ by account (SOURCES.md 5.3). */
export const knowlarity: Adapter<z.infer<typeof settings>, z.infer<typeof secrets>> = {
  kind: 'knowlarity',
  settings,
  secrets,
  answerWithoutDelivery: answerEmptyGet,
  parse(payload, context) {
    const fields = fieldReader(payloadValue(payload))
    const id = fields.read('uuid', 'call_id', 'callid', 'id')
    const customer = fields.read('customer_number', 'caller_number', 'caller_id')
    if (id === undefined && customer === undefined)
      return { kind: 'review', reason: sourceReasons.unreadable }
    const durationS = secondsOf(fields.read('call_duration', 'duration'))
    const agent = fields.read('agent_number')
    const status = fields.read('status', 'call_status') ?? (durationS > 0 ? 'answered' : 'missed')
    return callLead(
      {
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
      },
      context.settings,
    )
  },
}
