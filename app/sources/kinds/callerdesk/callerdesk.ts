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

/** Calls of CallerDesk, which is also sold under other names (SOURCES.md 5.5). */
export const callerdesk: Adapter<z.infer<typeof settings>, z.infer<typeof secrets>> = {
  kind: 'callerdesk',
  settings,
  secrets,
  answerWithoutDelivery: answerEmptyGet,
  parse(payload, context) {
    const fields = fieldReader(payloadValue(payload))
    const id = fields.read('CallSid')
    if (id === undefined) return { kind: 'review', reason: sourceReasons.unreadable }
    const direction = callDirection(fields.read('Direction'))
    const isIncoming = direction === 'incoming'
    const [from, to] = [fields.read('SourceNumber'), fields.read('DestinationNumber')]
    const dialled = fields.read('DialWhomNumber')
    return callLead(
      {
        id,
        customer: isIncoming ? from : (dialled ?? to),
        direction,
        outcome: callOutcome(fields.read('Status')),
        calledNumber: isIncoming ? to : undefined,
        agentNumber: isIncoming ? (dialled ?? fields.read('receiver_name')) : from,
        durationS: secondsOf(fields.read('TalkDuration')),
        recordingUrl: fields.read('CallRecordingUrl'),
        sentAt: sourceTime(fields.read('StartTime')),
        fields: fields.only('call_group', 'campid'),
      },
      context.settings,
    )
  },
}
