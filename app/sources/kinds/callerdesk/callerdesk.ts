import { callDirection, callOutcome, secondsOf } from '#app/sources/reading/call-lead.ts'
import { callSource } from '#app/sources/reading/call-source.ts'
import { sourceTime } from '#app/sources/reading/source-time.ts'

/** Calls of CallerDesk, which is also sold under other names (SOURCES.md 5.5). */
export const callerdesk = callSource('callerdesk', (fields) => {
  const id = fields.read('CallSid')
  if (id === undefined) return undefined
  const direction = callDirection(fields.read('Direction'))
  const isIncoming = direction === 'incoming'
  const [from, to] = [fields.read('SourceNumber'), fields.read('DestinationNumber')]
  const dialled = fields.read('DialWhomNumber')
  return {
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
  }
})
