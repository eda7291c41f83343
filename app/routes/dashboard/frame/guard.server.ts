import { replace, type MiddlewareFunction } from 'react-router'

import { addressOf } from '#app/config/address-of.server.ts'
import type { AddressName } from '#app/config/addresses.ts'
import { noteStaffContext } from '#app/lib/http/request-context.ts'
import { findLacking, lackingContext, type Lacking } from '#app/staff/access/lacking.server.ts'
import { withReturn } from '#app/staff/login/return-path.ts'
import { toLogin } from '#app/staff/login/to-login.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { findSignedIn } from '#app/staff/sessions/signed-in.server.ts'
import { findHalfWay } from '#app/staff/two-step/pending-login.server.ts'
import { db } from '#db/client.server.ts'

/** Where what an account lacks is made good, and all that opens until it is. */
const remedies: Record<Lacking, { path: string; opens: ReadonlySet<AddressName> }> = {
  'own-password': { path: '/dashboard/account', opens: new Set(['ownAccount']) },
  'second-step': {
    path: '/dashboard/account/two-step',
    opens: new Set(['ownAccount', 'ownSecondStep']),
  },
}

/** Lets through who is signed in at a desk that is open to them; nothing of what is answered is ever stored. */
export const guard: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  // Only a page can be returned to, not what was sent to one.
  const asked = request.method === 'GET' ? url.pathname + url.search : ''
  const staff = await findSignedIn(db, request)
  if (!staff && isNews(request)) return unstored(new Response(null, { status: 204 }))
  if (!staff) {
    const isHalfWay = (await findHalfWay(db, request)) !== undefined
    return unstored(isHalfWay ? replace(withReturn('/admin/code', asked)) : toLogin(asked))
  }
  context.get(noteStaffContext)(staff.id)
  const lacking = await findLacking(db, staff)
  if (lacking && !remedies[lacking].opens.has(addressOf(url.pathname))) {
    return unstored(replace(withReturn(remedies[lacking].path, asked)))
  }
  context.set(staffContext, staff)
  context.set(lackingContext, lacking)
  return unstored(await next())
}

/** A page that listens for news is told to stop (HTML Standard, 9.2.3); no login page can be heard. */
function isNews({ headers }: Request): boolean {
  return headers.get('Accept') === 'text/event-stream'
}

function unstored(response: Response): Response {
  response.headers.set('Cache-Control', 'no-store')
  return response
}
