import { toLogin } from '#app/staff/login/to-login.ts'
import { signOut } from '#app/staff/sessions/session.server.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/sign-out.ts'

/** Without a form post the login opens, which signs out as well. */
export function loader() {
  return toLogin('', { 'Cache-Control': 'no-store' })
}

/** Ends the session on the server, so that a copied cookie is worthless. */
export async function action({ request }: Route.ActionArgs) {
  return toLogin('', await signOut(db, request))
}
