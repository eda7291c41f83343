import { z } from 'zod'

import { LONGEST_BODY } from '#app/enquiries/submit/connect-call.ts'
import { jsonOf, readBody } from '#app/lib/http/read-body.ts'

import { answer, metaShape } from './api-envelope.ts'

export type Call = { meta: z.infer<typeof anyMeta>; pay: unknown }

/**
 * Opens a call of SPEC section 7 up to its `pay`: method, product id (header and meta), content type,
 * size and JSON, in this order. Answers the refusal instead when one of them is wrong.
 */
export async function openCall(request: Request, productId: string): Promise<Call | Response> {
  if (request.method !== 'POST') return refuseMethod()
  if (request.headers.get('pid') !== productId) return answer('403', 'Unknown product id')
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    return answer('415', 'Send application/json')
  }
  const body = await readBody(request, LONGEST_BODY)
  if (!body) return answer('413', 'The request is larger than 64 KB, which is all we accept.')
  const call = callShape.safeParse(jsonOf(body))
  if (!call.success) return answer('400', 'The request is not a JSON object with meta and pay')
  if (call.data.meta.pid !== productId) return answer('403', 'Unknown product id')
  return call.data
}

/** The answer to any method but POST. */
export function refuseMethod(): Response {
  return answer('405', 'Only POST is allowed', { headers: { allow: 'POST' } })
}

// A product id that is missing or no text is as wrong as another one, and answered like it.
const anyMeta = metaShape.extend({ pid: z.string().optional().catch(undefined) })
const callShape = z.object({ meta: anyMeta, pay: z.record(z.string(), z.unknown()) })
