import { data, redirect } from 'react-router'

import { LINKED_HEADERS } from '#app/routes/public/preview/linked-page.tsx'
import { beginAttempt, forgetAttempt } from '#app/staff/login/sign-in-attempts.server.ts'
import { isPasswordToken } from '#app/staff/password-links/password-links.server.ts'
import { tokenHash } from '#app/staff/sessions/hashed-sessions.server.ts'
import { signInByLink } from '#app/staff/sessions/session.server.ts'
import { signInTexts } from '#app/strings/en/sign-in.ts'
import { db } from '#db/client.server.ts'

/** Bytes. */
export const LONGEST_POST = 8192

type Tried = { token: string; address: string; gone: string }
type Refused = { kind: 'refused'; answer: ReturnType<typeof refusedLink> }

/** Finds what a link opens; a token that opens nothing counts as a failed sign-in of its address. */
export async function tryLink<T>(
  { token, address, gone }: Tried,
  find: () => Promise<T | undefined>,
): Promise<{ kind: 'found'; found: T } | Refused> {
  if (!isPasswordToken(token)) return { kind: 'refused', answer: refusedLink(gone, 404) }
  // By the link, so that a stranger's guesses hold up no other link.
  const attempt = await beginAttempt(db, `link ${tokenHash(token).slice(0, 24)}`, { address })
  if (attempt.kind === 'wait')
    return { kind: 'refused', answer: refusedLink(signInTexts.wait, 429, attempt.seconds) }
  const found = await find()
  if (found === undefined) return { kind: 'refused', answer: refusedLink(gone, 404) }
  await forgetAttempt(db, attempt.id)
  return { kind: 'found', found }
}

/** The page of the link with a message. */
export function refusedLink(message: string, status: number, seconds?: number) {
  const wait = seconds === undefined ? {} : { 'Retry-After': String(seconds) }
  return data(
    { faults: {}, typed: undefined, message },
    { status, headers: { ...LINKED_HEADERS, ...wait } },
  )
}

type SignedIn = { request: Request; address: string; staffId: string }

/** Signs in whose password was just set and leads to `path`; two-step verification asks for its code first. */
export async function signInTo(path: string, { request, address, staffId }: SignedIn) {
  const result = await signInByLink(db, request, staffId, address)
  if (result.kind === 'signed-in') return redirect(path, seeOther(result.cookies))
  if (result.kind === 'two-step') return redirect('/admin/code', seeOther(result.cookies))
  return redirect('/admin', seeOther(new Headers()))
}

function seeOther(cookies: Headers): ResponseInit {
  cookies.set('Referrer-Policy', LINKED_HEADERS['Referrer-Policy'])
  return { status: 303, headers: cookies }
}
