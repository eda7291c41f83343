import type { RouterContextProvider } from 'react-router'

import { clientAddressContext } from '#app/lib/http/request-context.ts'
import type { TryFrom } from '#app/staff/login/sign-in-attempts.server.ts'
import { knownHere } from '#app/staff/sessions/known-browser.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'

export async function tryFrom(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<TryFrom> {
  const address = context.get(clientAddressContext)
  const browser = (await knownHere(request))?.(context.get(staffContext).id)
  return { address, browser }
}
