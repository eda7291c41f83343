import { z } from 'zod'

import type { Adapter } from '#app/sources/adapter.ts'
import { answerEmptyGet } from '#app/sources/reading/answer-empty-get.ts'
import {
  callDirection,
  callLead,
  secondsOf,
  type CallDraft,
} from '#app/sources/reading/call-lead.ts'
import { fieldReader, type FieldReader } from '#app/sources/reading/field-reader.ts'
import { flatFields } from '#app/sources/reading/flat-fields.ts'
import { payloadValue } from '#app/sources/reading/payload-value.ts'
import { readJson } from '#app/sources/reading/read-json.ts'
import { anyText, projectSetting } from '#app/sources/reading/schemas.ts'
import { sourceTime } from '#app/sources/reading/source-time.ts'
import { verifyHmac } from '#app/sources/reading/verify.ts'
import { sourceReasons } from '#app/strings/en/sources/reasons.ts'

const settings = z.object({ project: projectSetting })
const secrets = z.object({
  /** Only newer accounts sign. */
  signingSecret: z.string().optional(),
})

const MAX_LEGS = 20
const EVENT = z.object({
  type: z.string().startsWith('call.'),
  created_at: anyText,
  data: z.object({
    call_id: z.string().min(1),
    from: anyText,
    to: anyText,
    agent: z.unknown().optional(),
    direction: anyText,
    duration_sec: anyText,
    recording_url: anyText,
  }),
})

/** Calls of MyOperator, by either generation of its webhooks (SOURCES.md 5.2). */
export const myoperator: Adapter<z.infer<typeof settings>, z.infer<typeof secrets>> = {
  kind: 'myoperator',
  settings,
  secrets,
  verify: (request, { secrets: { signingSecret } }) =>
    signingSecret ? verifyHmac(request, signingSecret, ['x-myoperator-signature']) : { ok: true },
  answerWithoutDelivery: answerEmptyGet,
  parse(payload, context) {
    const value = payloadValue(payload)
    const event = EVENT.safeParse(value)
    const call = event.success ? eventCall(event.data) : afterCall(fieldReader(innerJson(value)))
    if (call === undefined) return { kind: 'review', reason: sourceReasons.unreadable }
    return callLead(call, context.settings)
  },
}

/** The form has one field, `myoperator`, that holds JSON. */
function innerJson(value: unknown): unknown {
  const form = z.object({ myoperator: z.string() }).safeParse(value)
  return form.success ? readJson(form.data.myoperator) : value
}

function afterCall(fields: FieldReader): CallDraft | undefined {
  const id = fields.read('_ai')
  if (id === undefined) return undefined
  const legs = Array.from({ length: MAX_LEGS }, (_leg, index) => `_ld.${index}.`)
  const received = legs.filter((leg) => fields.read(`${leg}_ac`) === 'received')
  const agent = `${received[0] ?? legs[0]}_rr.0.`
  return {
    id,
    customer: fields.read('_cl', '_cr'),
    direction: fields.read('_ev') === '2' ? 'outgoing' : 'incoming',
    outcome: fields.read('_su') === '1' ? 'answered' : 'missed',
    calledNumber: fields.read('_ld.0._did', '_did'),
    agentNumber: fields.read(`${agent}_ct`, `${agent}_na`, '_ct', '_na'),
    durationS: received
      .map((leg) => secondsOf(fields.read(`${leg}_dr`)))
      .reduce((sum, one) => sum + one, 0),
    recordingUrl: fields.read('_fu'),
    sentAt: sourceTime(fields.read('_st')),
    fields: flatFields({
      department: fields.read('_dn'),
      state: fields.read('_se'),
      reference: fields.read('_ri'),
      ownReference: fields.read('_cri'),
    }),
  }
}

const BEFORE_END = new Set(['call.initiated', 'call.dial_begin'])

function eventCall({ type, created_at, data }: z.infer<typeof EVENT>): CallDraft {
  const direction = callDirection(data.direction)
  const durationS = secondsOf(data.duration_sec)
  const isAnswered = type === 'call.answered' || durationS > 0
  const agent = Object.values(flatFields({ agent: data.agent }))
  return {
    id: data.call_id,
    customer: direction === 'incoming' ? data.from : data.to,
    direction,
    outcome: BEFORE_END.has(type) ? 'ongoing' : isAnswered ? 'answered' : 'missed',
    calledNumber: direction === 'incoming' ? data.to || undefined : undefined,
    agentNumber: agent.join(', ') || undefined,
    durationS,
    recordingUrl: data.recording_url,
    sentAt: sourceTime(created_at),
  }
}
