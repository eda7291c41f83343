import { toLogin } from '#app/staff/login/to-login.ts'
import { signOut } from '#app/staff/sessions/session.server.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/sign-out.ts'

/** Somebody who types the address is shown the login, which signs out as well. */
export function loader() {
  return toLogin('', { 'Cache-Control': 'no-store' })
}

/** Ends the session on the server, so that a copied cookie is worth nothing afterwards. */
export async function action({ request }: Route.ActionArgs) {
  return toLogin('', await signOut(db, request))
}
