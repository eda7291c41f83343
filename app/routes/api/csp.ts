import { readPolicyReport } from '#app/csp-reports/csp-report.ts'
import { takeBlocked } from '#app/csp-reports/record-csp-report.server.ts'
import { jsonOf, readBody } from '#app/lib/http/read-body.ts'
import { clientAddressContext } from '#app/lib/http/request-context.ts'

import { answer } from './api-envelope.ts'
import { refuseMethod } from './api-call.server.ts'
import { taken } from './api-report.server.ts'
import type { Route } from './+types/csp'

/** Bytes of a post, which holds the whole policy. */
const LONGEST = 32 * 1024

/** POST /api/v1/csp: reports from `report-uri` (CSP Level 3, 5.3). */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return refuseMethod()
  const body = await readBody(request, LONGEST)
  if (!body) return answer('413', 'The report is larger than 32 KB, which is all we accept.')
  const load = readPolicyReport(jsonOf(body), new URL(request.url).host)
  if (!load) return answer('422', 'This is not a report of a content security policy.')
  if (load !== 'ignored')
    takeBlocked([load], context.get(clientAddressContext), request.headers.get('user-agent'))
  return taken()
}

export function loader() {
  return refuseMethod()
}
