import { z } from 'zod'

import { LONGEST_BODY } from '#app/enquiries/submit/connect-call.ts'
import { jsonOf, readBody } from '#app/lib/http/read-body.ts'
import { isProductId } from '#app/settings/stored-settings.server.ts'

import { answer, metaShape } from './api-envelope.ts'

export type Call = { meta: z.infer<typeof anyMeta>; pay: unknown }

/** Checks method, product id, content type, size and JSON of a call, in this order (SPEC section 7), or answers the refusal. */
export async function openCall(request: Request): Promise<Call | Response> {
  if (request.method !== 'POST') return refuseMethod()
  if (!isProductId(request.headers.get('pid'))) return answer('403', 'Unknown product id')
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    return answer('415', 'Send application/json')
  }
  const body = await readBody(request, LONGEST_BODY)
  if (!body) return answer('413', 'The request is larger than 64 KB, which is all we accept.')
  const call = callShape.safeParse(jsonOf(body))
  if (!call.success) return answer('400', 'The request is not a JSON object with meta and pay')
  if (!isProductId(call.data.meta.pid)) return answer('403', 'Unknown product id')
  return call.data
}

export function refuseMethod(): Response {
  return answer('405', 'Only POST is allowed', { headers: { allow: 'POST' } })
}

// A missing product id, or one that is no text, is answered like a wrong one.
const anyMeta = metaShape.extend({ pid: z.string().optional().catch(undefined) })
const callShape = z.object({ meta: anyMeta, pay: z.record(z.string(), z.unknown()) })
