import { createHash } from 'node:crypto'

import { z } from 'zod'

import type { Adapter, SourceRequest, Verified } from '#app/sources/adapter.ts'
import { callDirection, callLead, callOutcome, secondsOf } from '#app/sources/reading/call-lead.ts'
import { fieldReader } from '#app/sources/reading/field-reader.ts'
import { payloadValue } from '#app/sources/reading/payload-value.ts'
import { isSameSecret, signatureOf } from '#app/sources/reading/signature.ts'
import { sourceTime } from '#app/sources/reading/source-time.ts'
import { projectSetting } from '#app/sources/reading/schemas.ts'
import { sourceReasons } from '#app/strings/en/sources/reasons.ts'

const settings = z.object({ project: projectSetting })
const secrets = z.object({ authToken: z.string().min(1) })

/** Calls of Twilio: status callbacks, and what follows a Dial (SOURCES.md 5.6). */
export const twilio: Adapter<z.infer<typeof settings>, z.infer<typeof secrets>> = {
  kind: 'twilio',
  settings,
  secrets,
  verify: (request, { secrets: { authToken } }) => verifyTwilio(request, authToken),
  accepted: () => ({ status: 200, body: '<Response/>', contentType: 'text/xml' }),
  parse(payload, context) {
    const fields = fieldReader(payloadValue(payload))
    const id = fields.read('CallSid')
    if (id === undefined) return { kind: 'review', reason: sourceReasons.unreadable }
    const written = fields.read('Direction')
    if (fields.read('ParentCallSid') !== undefined || written === 'outbound-dial')
      return { kind: 'nothing', reason: sourceReasons.agentLeg }
    const direction = callDirection(written)
    const isIncoming = direction === 'incoming'
    const [from, to] = [fields.read('From'), fields.read('To')]
    // The call itself counts as completed even where no agent answered: the Dial knows.
    const dialled = fields.read('DialCallStatus')
    const status = fields.read('CallStatus')
    return callLead(
      {
        id,
        customer: isIncoming ? from : to,
        direction,
        outcome: callOutcome(dialled ?? status),
        calledNumber: isIncoming ? to : undefined,
        durationS: secondsOf(fields.read('DialCallDuration', 'CallDuration')),
        recordingUrl: fields.read('RecordingUrl'),
        sentAt: sourceTime(fields.read('Timestamp')),
        fields: fields.only('CallerName', 'CallerCity', 'CallerCountry'),
      },
      context.settings,
    )
  },
}

/** Base64 HMAC-SHA1 of the address and the sorted fields; JSON is bound by a hash in the address. */
function verifyTwilio({ headers, url, body }: SourceRequest, authToken: string): Verified {
  const given = headers.get('x-twilio-signature')
  if (given === null) return { ok: false, status: 401, reason: sourceReasons.noSignature }
  const hash = url.searchParams.get('bodySHA256')
  const form = new URLSearchParams(hash === null ? body.toString() : '')
  form.sort()
  const message = url.href + [...form].map(([name, value]) => name + value).join('')
  const own = signatureOf({ algorithm: 'sha1', encoding: 'base64', key: authToken, message })
  const isBody =
    hash === null || isSameSecret(hash, createHash('sha256').update(body).digest('hex'))
  if (isSameSecret(given, own) && isBody) return { ok: true }
  return { ok: false, status: 401, reason: sourceReasons.wrongSignature }
}
