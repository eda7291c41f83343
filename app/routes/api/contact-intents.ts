import { findProject } from '#app/catalogue.server.ts'
import { db } from '#app/db.server.ts'
import { hasRoom } from '#app/free-space.server.ts'
import { answer } from './api-envelope.ts'
import { refuseMethod } from './call-door.server.ts'
import { contactIntentShape, contactTexts, wrongFields } from '#app/leads/clicks/contact-intent.ts'
import { recordContactIntent } from '#app/leads/clicks/contact-intents.server.ts'
import { LONGEST_REPORT } from '#app/leads/clicks/contact-report.ts'
import { COME_AGAIN, inTime } from '#app/lib/in-time.ts'
import { jsonOf, readBody } from '#app/lib/read-body.ts'
import { clientAddressContext, reportErrorContext } from '#app/request-context.ts'

import type { Route } from './+types/contact-intents'

/** POST /api/v1/contact-intents: a press of a call or chat link. A beacon sends its JSON as text. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return refuseMethod()
  const body = await readBody(request, LONGEST_REPORT)
  if (!body) return answer('413', contactTexts.long)
  const value = jsonOf(body)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return answer('400', contactTexts.json)
  }
  const intent = contactIntentShape.safeParse(value)
  if (!intent.success) return answer('422', wrongFields(intent.error))
  const project = findProject(intent.data.project ?? '')?.slug
  if (!(await hasRoom())) return answer('503', contactTexts.failed, { headers: COME_AGAIN })
  try {
    const address = context.get(clientAddressContext)
    await inTime(recordContactIntent(db, { ...intent.data, project }, address))
  } catch (error) {
    context.get(reportErrorContext)(error)
    return answer('503', contactTexts.failed, { headers: COME_AGAIN })
  }
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}

export function loader() {
  return refuseMethod()
}
