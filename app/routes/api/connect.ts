import type { EnquiryOutcome } from '#app/enquiries/form/enquiry.ts'
import { captureEnquiry } from '#app/enquiries/submit/capture-request.server.ts'
import { readConnectPay } from '#app/enquiries/submit/connect-call.ts'
import { RETRY_AFTER } from '#app/lib/async/with-timeout.ts'
import { clientAddressContext, reportErrorContext } from '#app/lib/http/request-context.ts'
import { findEverListed } from '#app/projects/catalogue/current-catalogue.server.ts'
import { db } from '#db/client.server.ts'

import { answer, OK, type StatusCode } from './api-envelope.ts'
import { openCall, refuseMethod } from './api-call.server.ts'
import type { Route } from './+types/connect'

const CODES = { 200: OK, 413: '413', 415: '415', 422: '422', 503: '503' } as const satisfies Record<
  number,
  StatusCode
>

/** POST /api/v1/user/connect (SPEC section 7); acknowledged only once the enquiry is durable. */
export async function action({ request, context }: Route.ActionArgs) {
  const call = await openCall(request)
  if (call instanceof Response) return call
  const { input, origin } = readConnectPay(call.pay)
  const location = origin.location || call.meta.location || ''
  const key = request.headers.get('idempotency-key') ?? ''
  const visit = origin.visit && {
    ...origin.visit,
    project: findEverListed(origin.visit.project)?.slug ?? '',
  }
  const outcome = await captureEnquiry(db, request, {
    input,
    origin: { ...origin, location, ...(visit && { visit }) },
    key,
    address: context.get(clientAddressContext),
    report: context.get(reportErrorContext),
  })
  return answer(CODES[outcome.status], outcome.text, {
    ...dataOf(outcome),
    ...(outcome.status === 503 && { headers: RETRY_AFTER }),
  })
}

function dataOf({ status, visit, reference, withdraw }: EnquiryOutcome): { data?: object } {
  return status === 200 ? { data: { visit, reference, withdraw } } : {}
}

export function loader() {
  return refuseMethod()
}
