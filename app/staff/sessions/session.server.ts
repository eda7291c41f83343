import { createContext } from 'react-router'

import { writeAudit } from '#app/audit/audit-log.server.ts'
import { checkCredentials } from '#app/staff/login/check-credentials.server.ts'
import { beginAttempt, markSucceeded } from '#app/staff/login/sign-in-attempts.server.ts'
import type { CredentialCheck, Credentials } from '#app/staff/login/sign-in.ts'
import type { Staff } from '#app/staff/staff.ts'
import {
  beginPendingLogin,
  findHalfWay,
  finishPendingLogin,
  forgetHalfWay,
} from '#app/staff/two-step/pending-login.server.ts'
import { hasTwoStep, proveTwoStep, type Proof } from '#app/staff/two-step/two-step.server.ts'
import type { Executor } from '#db/client.server.ts'

import { findAuth } from './auth.server.ts'
import { isSecure } from './is-secure.ts'
import { knownBrowserCookie, knownHere } from './known-browser.server.ts'
import { findActive, markSeen, findSession, ownHeaders } from './signed-in.server.ts'

export const staffContext = createContext<Staff>()

export type SignedIn = { kind: 'signed-in'; cookies: Headers }
type Refused = Exclude<CredentialCheck, { kind: 'right' } | { kind: 'two-step' }>
type AwaitsCode = { kind: 'two-step'; cookies: Headers }
export type SignIn = SignedIn | AwaitsCode | Refused
/** `expired`: no pending login, or its time is over. */
export type SecondSignIn = SignedIn | { kind: 'expired' } | Exclude<Refused, { kind: 'busy' }>

/** Starts a new session and ends the old one; with two-step verification only a pending login for `finishSignIn`. */
export async function signIn(
  db: Executor,
  request: Request,
  credentials: Credentials,
  address: string,
): Promise<SignIn> {
  const browserOf = await knownHere(request)
  const check = await checkCredentials(db, { ...credentials, browserOf }, address)
  if (check.kind === 'two-step') return awaitCode(db, request, check)
  if (check.kind !== 'right') return check
  return startSession(db, request, check.staff, 'password')
}

export async function finishSignIn(
  db: Executor,
  request: Request,
  code: string,
  address: string,
): Promise<SecondSignIn> {
  const halfWay = await findHalfWay(db, request)
  const staff = halfWay && (await findActive(db, halfWay.staffId))
  if (!staff) return { kind: 'expired' }
  const browser = (await knownHere(request))?.(staff.id)
  const attempt = await beginAttempt(db, staff.phone, { address, browser })
  if (attempt.kind === 'wait') return attempt
  const proof = await proveTwoStep(db, staff.id, code)
  if (!proof) return { kind: 'wrong' }
  if (!(await finishPendingLogin(db, halfWay))) return { kind: 'expired' }
  await markSucceeded(db, attempt.id)
  return startSession(db, request, staff, proof)
}

/** After a password set by a link: two-step verification still asks for the code. */
export async function signInByLink(
  db: Executor,
  request: Request,
  staffId: string,
  address: string,
): Promise<SignedIn | AwaitsCode | Extract<Refused, { kind: 'wait' }> | { kind: 'expired' }> {
  const staff = await findActive(db, staffId)
  if (!staff) return { kind: 'expired' }
  if (!(await hasTwoStep(db, staff.id))) return startSession(db, request, staff, 'link')
  const browser = (await knownHere(request))?.(staff.id)
  const attempt = await beginAttempt(db, staff.phone, { address, browser })
  return attempt.kind === 'wait' ? attempt : awaitCode(db, request, { staff, attempt: attempt.id })
}

async function awaitCode(
  db: Executor,
  request: Request,
  { staff, attempt }: { staff: Staff; attempt: string },
): Promise<AwaitsCode> {
  const cookies = await signOut(db, request)
  const pending = await beginPendingLogin(db, request, { staffId: staff.id, attempt })
  cookies.append('Set-Cookie', pending)
  return { kind: 'two-step', cookies }
}

async function startSession(
  db: Executor,
  request: Request,
  staff: Staff,
  by: Proof | 'password' | 'link',
): Promise<SignedIn> {
  await signOut(db, request)
  const auth = await findAuth(db, isSecure(request))
  const { headers } = await auth.api.startSession({
    body: { staffId: staff.id },
    headers: ownHeaders(request),
    returnHeaders: true,
  })
  await markSeen(db, staff)
  await writeAudit(db, staff, { kind: 'signed-in', by })
  const cookies = onlyCookies(headers)
  cookies.append('Set-Cookie', await knownBrowserCookie(request, staff.id))
  const forgotten = await forgetHalfWay(request)
  if (forgotten !== undefined) cookies.append('Set-Cookie', forgotten)
  return { kind: 'signed-in', cookies }
}

export async function signOut(db: Executor, request: Request): Promise<Headers> {
  const auth = await findAuth(db, isSecure(request))
  const found = await findSession(db, request)
  const { headers } = await auth.api.signOut({ headers: ownHeaders(request), returnHeaders: true })
  if (found) await writeAudit(db, { id: found.user.id }, { kind: 'signed-out' })
  const cookies = onlyCookies(headers)
  const forgotten = await forgetHalfWay(request)
  if (forgotten !== undefined) cookies.append('Set-Cookie', forgotten)
  return cookies
}

export async function forgetSessions(db: Executor): Promise<void> {
  await db.deleteFrom('staff_sessions').where('expires_at', '<', new Date()).execute()
}

/** Cookies that clear the browser while the session is out of reach. */
export function forgetSession(request: Request): Headers {
  const headers = new Headers()
  const names = (request.headers.get('Cookie') ?? '').matchAll(/(?:^|; ?)((?:__Host-)?desk\.\w+)=/g)
  const secure = isSecure(request) ? '; Secure' : ''
  for (const [, name] of names)
    headers.append('Set-Cookie', `${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${secure}`)
  return headers
}

function onlyCookies(from: Headers): Headers {
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  for (const cookie of from.getSetCookie()) headers.append('Set-Cookie', cookie)
  return headers
}
