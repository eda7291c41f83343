import { z } from 'zod'

import { config } from '#app/config.server.ts'
import { db } from '#app/db.server.ts'
import { answer } from './api-envelope.ts'
import { openCall, refuseMethod } from './call-door.server.ts'
import { answerWithLeads } from './whole-leads.server.ts'
import { COME_AGAIN, inTime } from '#app/lib/work/in-time.ts'
import { clientAddressContext, reportErrorContext } from '#app/request-context.ts'
import { checkCredentials } from '#app/staff/check-credentials.server.ts'
import { filledCredentials, signInTexts, type Credentials } from '#app/staff/sign-in.ts'

import type { Route } from './+types/all-leads.ts'

/** POST /api/v1/admin/allLeads (SPEC section 7): every lead, to a right phone and password only. */
export async function action({ request, context }: Route.ActionArgs) {
  const call = await openCall(request, config.PRODUCT_ID)
  if (call instanceof Response) return call
  const { phone, password } = payShape.parse(call.pay)
  // A client may well send the phone as a number.
  const given = filledCredentials(typeof phone === 'number' ? String(phone) : phone, password)
  if (!given) return answer('422', signInTexts.incomplete)
  try {
    return await inTime(leadsFor(given, context.get(clientAddressContext)))
  } catch (error) {
    context.get(reportErrorContext)(error)
    return answer('503', signInTexts.unreachable, { headers: COME_AGAIN })
  }
}

const payShape = z.record(z.string(), z.unknown())

export function loader() {
  return refuseMethod()
}

async function leadsFor(given: Credentials, address: string): Promise<Response> {
  const check = await checkCredentials(db, given, address)
  if (check.kind === 'wrong') return answer('401', signInTexts.wrong)
  if (check.kind === 'wait') {
    const headers = { 'retry-after': String(check.seconds) }
    return answer('429', signInTexts.wait, { headers })
  }
  return answerWithLeads(db, signInTexts.success)
}
