import { createCookie } from 'react-router'

import { derivedKey } from '#app/staff/two-step/sealed.server.ts'

import { isSecure } from './is-secure.ts'

type Kind = {
  /** Over https it has the prefix `__Host-`, which only this very host can set. */
  name: string
  /** Each purpose derives its own key, so that no cookie passes for another. */
  purpose: string
  seconds: number
}

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
