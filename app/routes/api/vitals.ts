import { clientAddressContext } from '#app/lib/http/request-context.ts'
import { takeReport } from '#app/web-vitals/take-report.server.ts'
import { vitalsReport } from '#app/web-vitals/vitals-report.ts'

import { refuseMethod } from './api-call.server.ts'
import { openReport, taken } from './api-report.server.ts'
import type { Route } from './+types/vitals'

/** POST /api/v1/vitals: how fast one page view was; a beacon sends its JSON as text. */
export async function action({ request, context }: Route.ActionArgs) {
  const opened = await openReport(request, vitalsReport)
  if (opened instanceof Response) return opened
  takeReport(opened.report, context.get(clientAddressContext), request.headers.get('user-agent'))
  return taken()
}

export function loader() {
  return refuseMethod()
}
