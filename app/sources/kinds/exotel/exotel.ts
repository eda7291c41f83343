import type { SourceCall } from '#app/sources/adapter.ts'
import { callDirection, callOutcome, secondsOf } from '#app/sources/reading/call-lead.ts'
import { callSource } from '#app/sources/reading/call-source.ts'
import type { FieldReader } from '#app/sources/reading/field-reader.ts'
import { sourceTime } from '#app/sources/reading/source-time.ts'

/** Calls of Exotel, by Passthru applet or StatusCallback (SOURCES.md 5.1). */
export const exotel = callSource('exotel', (fields) => {
  const id = fields.read('CallSid')
  if (id === undefined) return undefined
  const isCallback = fields.read('EventType', 'DateUpdated') !== undefined
  const direction = directionOf(fields, isCallback)
  const [from, to] = [fields.read('CallFrom', 'From'), fields.read('CallTo', 'To')]
  const isIncoming = direction === 'incoming'
  const agentNumber = fields.read('DialWhomNumber')
  const starts = ['StartTime', 'Created', 'DateCreated', 'CurrentTime']
  return {
    id,
    customer: isIncoming ? from : to,
    direction,
    outcome: outcomeOf(fields, isCallback),
    calledNumber: isIncoming ? to : undefined,
    agentNumber: isIncoming ? agentNumber : (agentNumber ?? from),
    // DialCallDuration counts the ringing too, and EndTime is always 1970.
    durationS: secondsOf(fields.read('ConversationDuration')),
    recordingUrl: fields.read('RecordingUrl'),
    sentAt: starts.map((name) => sourceTime(fields.read(name))).find((time) => time !== undefined),
    fields: fields.only('digits', 'CustomField'),
  }
})

/** A StatusCallback without a direction is of a call that an API began. */
function directionOf(fields: FieldReader, isCallback: boolean): SourceCall['direction'] {
  return callDirection(fields.read('Direction') ?? (isCallback ? 'outbound' : undefined))
}

/** `CallType` says how the flow ended. The pop-up of an agent has none: its `Status` is the agent's. */
function outcomeOf(fields: FieldReader, isCallback: boolean) {
  const status = fields.read('CallStatus') ?? (isCallback ? fields.read('Status') : undefined)
  const ended = fields.read('CallType') ?? fields.read('DialCallStatus') ?? status
  return ended === undefined ? 'ongoing' : callOutcome(ended)
}
