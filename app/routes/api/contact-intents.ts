import { contactIntentShape, contactTexts } from '#app/leads/contact-clicks/contact-intent.ts'
import { recordContactIntent } from '#app/leads/contact-clicks/contact-intents.server.ts'
import { RETRY_AFTER, withTimeout } from '#app/lib/async/with-timeout.ts'
import { clientAddressContext, reportErrorContext } from '#app/lib/http/request-context.ts'
import { findEverListed } from '#app/projects/catalogue/current-catalogue.server.ts'
import { db } from '#db/client.server.ts'
import { hasRoom } from '#db/free-space.server.ts'

import { answer } from './api-envelope.ts'
import { refuseMethod } from './api-call.server.ts'
import { openReport, taken } from './api-report.server.ts'
import type { Route } from './+types/contact-intents'

/** POST /api/v1/contact-intents: a click on a call or chat link; a beacon sends its JSON as text. */
export async function action({ request, context }: Route.ActionArgs) {
  const opened = await openReport(request, contactIntentShape)
  if (opened instanceof Response) return opened
  const { report } = opened
  const project = findEverListed(report.project ?? '')?.slug
  if (!(await hasRoom())) return answer('503', contactTexts.failed, { headers: RETRY_AFTER })
  try {
    const address = context.get(clientAddressContext)
    await withTimeout(recordContactIntent(db, { ...report, project }, address))
  } catch (error) {
    context.get(reportErrorContext)(error)
    return answer('503', contactTexts.failed, { headers: RETRY_AFTER })
  }
  return taken()
}

export function loader() {
  return refuseMethod()
}
