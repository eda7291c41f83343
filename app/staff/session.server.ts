import { createContext } from 'react-router'

import { config } from '#app/config.server.ts'
import type { Executor } from '#app/db.server.ts'

import { findAuth } from './auth.server.ts'
import { checkCredentials } from './check-credentials.server.ts'
import type { CredentialCheck, Credentials } from './sign-in.ts'
import { staffMember, type Staff } from './staff.ts'

/** Who is signed in; set by the guard for every page under it. */
export const staffContext = createContext<Staff>()

export type SignedIn = { kind: 'signed-in'; cookies: Headers }
export type SignIn = SignedIn | Exclude<CredentialCheck, { kind: 'right' }>

/** Checks phone and password and starts a new session; the one the visitor had is ended first. */
export async function signIn(
  db: Executor,
  request: Request,
  given: Credentials,
  address: string,
): Promise<SignIn> {
  const check = await checkCredentials(db, given, address)
  if (check.kind !== 'right') return check
  await signOut(db, request)
  const auth = await findAuth(db, isSecure(request))
  const { headers } = await auth.api.startSession({
    body: { staffId: check.staff.id },
    headers: ownHeaders(request),
    returnHeaders: true,
  })
  await db.deleteFrom('staff_sessions').where('expires_at', '<', new Date()).execute()
  return { kind: 'signed-in', cookies: onlyCookies(headers) }
}

/** Ends the visitor's session on the server; the answer holds the cookies that clear the browser. */
export async function signOut(db: Executor, request: Request): Promise<Headers> {
  const auth = await findAuth(db, isSecure(request))
  const { headers } = await auth.api.signOut({ headers: ownHeaders(request), returnHeaders: true })
  return onlyCookies(headers)
}

/** The cookies that clear the browser, where the session itself is out of reach. */
export function forgetSession(request: Request): Headers {
  const headers = new Headers()
  const names = (request.headers.get('Cookie') ?? '').matchAll(
    /(?:^|; ?)((?:__Secure-)?desk\.\w+)=/g,
  )
  const secure = isSecure(request) ? '; Secure' : ''
  for (const [, name] of names)
    headers.append('Set-Cookie', `${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${secure}`)
  return headers
}

/** The person whose session cookie the request carries, if the session is still alive. */
export async function findSignedIn(db: Executor, request: Request): Promise<Staff | undefined> {
  if (!request.headers.has('Cookie')) return undefined
  const auth = await findAuth(db, isSecure(request))
  const found = await auth.api.getSession({ headers: ownHeaders(request) })
  if (!found) return undefined
  return findActive(db, found.user.id)
}

/** A sign-in may have passed its check just before a suspension ended all sessions: it is asked again. */
async function findActive(db: Executor, id: string): Promise<Staff | undefined> {
  const row = await db
    .selectFrom('staff_users')
    .leftJoin('staff_suspensions', (join) =>
      join
        .onRef('staff_suspensions.user_id', '=', 'staff_users.id')
        .on('staff_suspensions.restored_at', 'is', null),
    )
    .select(['staff_users.id', 'name', 'phone', 'role', 'sees', 'may_export as mayExport'])
    .where('staff_users.id', '=', id)
    .where('staff_suspensions.id', 'is', null)
    .executeTakeFirst()
  return row && staffMember.parse(row)
}

function isSecure(request: Request): boolean {
  return config.SECURE_COOKIES ?? new URL(request.url).protocol === 'https:'
}

function ownHeaders(request: Request): Headers {
  const headers = new Headers()
  for (const name of ['Cookie', 'User-Agent']) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  return headers
}

function onlyCookies(from: Headers): Headers {
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  for (const cookie of from.getSetCookie()) headers.append('Set-Cookie', cookie)
  return headers
}
