import { replace, type MiddlewareFunction } from 'react-router'

import { addressOf } from '#app/config/address-of.server.ts'
import type { AddressName } from '#app/config/addresses.ts'
import { recordStaffContext } from '#app/lib/http/request-context.ts'
import {
  findMissingStep,
  missingStepContext,
  type MissingStep,
} from '#app/staff/access/missing-step.server.ts'
import { withReturn } from '#app/staff/login/return-path.ts'
import { toLogin } from '#app/staff/login/to-login.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { findSignedIn } from '#app/staff/sessions/signed-in.server.ts'
import { findHalfWay } from '#app/staff/two-step/pending-login.server.ts'
import { db } from '#db/client.server.ts'

/** Where each missing step of an account is completed, and the pages that stay open until then. */
const remedies: Record<MissingStep, { path: string; opens: ReadonlySet<AddressName> }> = {
  'own-password': { path: '/dashboard/account', opens: new Set(['account']) },
  'two-step': {
    path: '/dashboard/account/two-step',
    opens: new Set(['account', 'accountTwoStep']),
  },
}

/** Admits accounts that may see the dashboard; no answer is ever stored. */
export const guard: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  // Only a page can be returned to, not a form post.
  const returnTo = request.method === 'GET' ? url.pathname + url.search : ''
  const staff = await findSignedIn(db, request)
  if (!staff && isEventStream(request)) return unstored(new Response(null, { status: 204 }))
  if (!staff) {
    const isHalfWay = (await findHalfWay(db, request)) !== undefined
    return unstored(isHalfWay ? replace(withReturn('/admin/code', returnTo)) : toLogin(returnTo))
  }
  context.get(recordStaffContext)(staff.id)
  const missing = await findMissingStep(db, staff)
  if (missing && !remedies[missing].opens.has(addressOf(url.pathname))) {
    return unstored(replace(withReturn(remedies[missing].path, returnTo)))
  }
  context.set(staffContext, staff)
  context.set(missingStepContext, missing)
  return unstored(await next())
}

/** A refused event stream stops for good (HTML Standard, 9.2.3); it cannot show a login page. */
function isEventStream({ headers }: Request): boolean {
  return headers.get('Accept') === 'text/event-stream'
}

function unstored(response: Response): Response {
  response.headers.set('Cache-Control', 'no-store')
  return response
}
