import { createCookie } from 'react-router'

import { derivedKey } from '#app/staff/two-step/sealed.server.ts'

import { isSecure } from './is-secure.server.ts'

type Kind = {
  /** Over https it has the prefix `__Host-`, which only this very host can set. */
  name: string
  /** What its key is derived for, so that no cookie passes for another. */
  purpose: string
  seconds: number
}

/** A cookie of the desk that a browser keeps and can neither read by script nor change. */
export async function signedCookie(request: Request, { name, purpose, seconds }: Kind) {
  const secure = isSecure(request)
  return createCookie(secure ? `__Host-${name}` : name, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    maxAge: seconds,
    secrets: [await derivedKey(purpose)],
  })
}
