import { z } from 'zod'

import { writeAudit } from '#app/audit/audit-log.server.ts'
import { countLeads } from '#app/leads/list/count-leads.server.ts'
import { RETRY_AFTER, withTimeout } from '#app/lib/async/with-timeout.ts'
import {
  clientAddressContext,
  recordStaffContext,
  reportErrorContext,
} from '#app/lib/http/request-context.ts'
import { findMissingStep, type MissingStep } from '#app/staff/access/missing-step.server.ts'
import { requireExport } from '#app/staff/access/require-export.server.ts'
import { checkCredentials } from '#app/staff/login/check-credentials.server.ts'
import { BUSY_SECONDS, filledCredentials, type Credentials } from '#app/staff/login/sign-in.ts'
import { knownHere } from '#app/staff/sessions/known-browser.server.ts'
import { canExportLeads } from '#app/staff/access/rights.ts'
import { signInTexts } from '#app/strings/en/sign-in.ts'
import { db } from '#db/client.server.ts'

import { answer } from './api-envelope.ts'
import { openCall, refuseMethod } from './api-call.server.ts'
import { answerWithLeads } from './whole-leads.server.ts'
import type { Route } from './+types/all-leads.ts'

/** POST /api/v1/admin/allLeads (SPEC section 7): every lead, for a correct phone and password only. */
export async function action({ request, context }: Route.ActionArgs) {
  const call = await openCall(request)
  if (call instanceof Response) return call
  const { phone, password, code } = payShape.parse(call.pay)
  // A client may send the phone as a number.
  const credentials = filledCredentials(typeof phone === 'number' ? String(phone) : phone, password)
  if (!credentials) return answer('422', signInTexts.incomplete)
  try {
    const withCode = { ...credentials, code: readCode(code) }
    return await withTimeout(
      leadsFor({ ...withCode, browserOf: await knownHere(request) }, context),
    )
  } catch (error) {
    context.get(reportErrorContext)(error)
    return answer('503', signInTexts.unreachable, { headers: RETRY_AFTER })
  }
}

const MAY_NOT = 'This account may not read every lead. An owner can allow it at /dashboard/team.'
const MISSING_MESSAGES: Record<MissingStep, string> = {
  'own-password': 'Sign in at /admin first, and choose a password of your own.',
  'two-step': 'Sign in at /admin first, and set up two-step verification.',
}
const payShape = z.record(z.string(), z.unknown())

export function loader() {
  return refuseMethod()
}

type WithCode = Credentials & {
  code: string | undefined
  browserOf: Awaited<ReturnType<typeof knownHere>>
}

async function leadsFor(
  credentials: WithCode,
  context: Route.ActionArgs['context'],
): Promise<Response> {
  const check = await checkCredentials(db, credentials, context.get(clientAddressContext))
  // A correct password without its code is answered like a wrong one.
  if (check.kind === 'wrong' || check.kind === 'two-step') {
    return answer('401', signInTexts.wrong)
  }
  if (check.kind === 'busy') {
    const headers = { 'retry-after': String(BUSY_SECONDS) }
    return answer('503', signInTexts.busy, { headers })
  }
  if (check.kind === 'wait') {
    const headers = { 'retry-after': String(check.seconds) }
    return answer('429', signInTexts.wait, { headers })
  }
  const { staff } = check
  context.get(recordStaffContext)(staff.id)
  const missing = await findMissingStep(db, staff)
  if (missing) return answer('403', MISSING_MESSAGES[missing])
  if (!canExportLeads(staff)) return answer('403', MAY_NOT)
  const scope = { viewer: staff, filter: {} }
  const leads = await answerWithLeads(db, scope, {
    message: signInTexts.success,
    requireExport: () => requireExport(db, staff),
  })
  const { count, isAbout } = await countLeads(db, scope)
  await writeAudit(db, staff, { kind: 'read-by-call', rows: Math.round(count), isAbout })
  return leads
}

/** A client may send the code as a number, which loses its leading zeros. */
function readCode(code: unknown): string | undefined {
  if (typeof code === 'number') return String(code).padStart(6, '0')
  return typeof code === 'string' && code.trim() !== '' ? code : undefined
}
