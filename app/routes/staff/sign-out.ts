import { replace } from 'react-router'

import { db } from '#app/db.server.ts'
import { signOut } from '#app/staff/session.server.ts'

import type { Route } from './+types/sign-out.ts'

/** Somebody who types the address is shown the login, which signs out as well. */
export function loader() {
  return replace('/admin', { headers: { 'Cache-Control': 'no-store' } })
}

/** Ends the session on the server, so that a copied cookie is worth nothing afterwards. */
export async function action({ request }: Route.ActionArgs) {
  return replace('/admin', { headers: await signOut(db, request) })
}
