import { useEffect } from 'react'
import { data, Form, isRouteErrorResponse, replace, useNavigation } from 'react-router'

import { db } from '#app/db.server.ts'
import { COME_AGAIN, inTime } from '#app/lib/in-time.ts'
import { clientAddressContext, reportErrorContext } from '#app/request-context.ts'
import { readCredentials } from '#app/staff/read-credentials.ts'
import { tellSession } from '#app/staff/session-news.ts'
import { forgetSession, signIn, signOut } from '#app/staff/session.server.ts'
import { filledCredentials, signInTexts } from '#app/staff/sign-in.ts'
import { pictureFacts } from '#app/pictures/manifest.server.ts'
import { Picture } from '#app/pictures/picture.tsx'
import { showToast } from '#app/ui/toast.tsx'

import type { Route } from './+types/sign-in.ts'

const NO_STORE = { 'Cache-Control': 'no-store' }

export const meta: Route.MetaFunction = () => [{ title: 'Staff login' }]

export const headers: Route.HeadersFunction = ({ actionHeaders, loaderHeaders }) => {
  const sent = new Headers(loaderHeaders)
  for (const [name, value] of actionHeaders) sent.append(name, value)
  sent.set('Cache-Control', 'no-store')
  return sent
}

function shown() {
  return { picture: pictureFacts('city-noida') }
}

/** Opening the login ends the session (DECISIONS, Staff); a browser that only looks ahead does not. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ahead = request.headers.get('Sec-Purpose') ?? request.headers.get('Purpose') ?? ''
  if (request.method !== 'GET' || ahead.includes('prefetch'))
    return data(shown(), { headers: NO_STORE })
  const cookies = request.headers.has('Cookie') ? await ended(request, context) : new Headers()
  cookies.set('Cache-Control', 'no-store')
  return data(shown(), { headers: cookies })
}

export async function action({ request, context }: Route.ActionArgs) {
  const given = await readCredentials(request)
  if (!given) return refused(signInTexts.incomplete, 422)
  const signingIn = signIn(db, request, given, context.get(clientAddressContext))
  const result = await inTime(signingIn).catch((error: unknown) => {
    context.get(reportErrorContext)(error)
    return { kind: 'failed' } as const
  })
  if (result.kind === 'failed') return refused(signInTexts.unreachable, 503, COME_AGAIN)
  if (result.kind === 'signed-in') return replace('/dashboard', { headers: result.cookies })
  if (result.kind === 'wrong') return refused(signInTexts.wrong, 401)
  return refused(signInTexts.wait, 429, { 'Retry-After': String(result.seconds) })
}

/** With script every message is a toast, and what was typed stays (SPEC section 8). */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  const given = filledCredentials(form.get('phone'), form.get('password'))
  if (!given) return tell(signInTexts.incomplete)
  try {
    const answer = await serverAction()
    return tell(answer.message)
  } catch (answer) {
    if (!(answer instanceof Response)) return tell(unexpected(answer))
    showToast({ id: 'sign-in', kind: 'success', text: signInTexts.success })
    throw answer
  }
}

/** A refused login must not open the login again: opening it is what signs out. */
export function shouldRevalidate() {
  return false
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const isSending = useNavigation().formAction === '/admin'
  useEffect(() => tellSession('ended'), [])
  return (
    <div className="login">
      <div>
        <Form method="post" action="/admin" replace noValidate>
          <h1>Staff login</h1>
          <p className="login-note">For the desk. Opening this page signs you out.</p>
          {actionData ? (
            <p role="alert" className="login-err">
              {actionData.message}
            </p>
          ) : null}
          <div className="field">
            <label htmlFor="phone">Phone</label>
            <input id="phone" name="phone" type="tel" autoComplete="username" required />
          </div>
          <div className="field">
            <label htmlFor="password">Password</label>
            <input
              id="password"
              name="password"
              type="password"
              autoComplete="current-password"
              required
            />
          </div>
          <button className="button button--wide login-go" aria-disabled={isSending}>
            Login
          </button>
        </Form>
      </div>
      <figure>
        <Picture picture={loaderData.picture} sizes="(min-width: 60em) 50vw, 1px" />
      </figure>
    </div>
  )
}

/** The cookies of an ended session. While the database is away this browser forgets its own. */
async function ended(request: Request, context: Route.LoaderArgs['context']): Promise<Headers> {
  try {
    return await inTime(signOut(db, request))
  } catch (error) {
    context.get(reportErrorContext)(error)
    return forgetSession(request)
  }
}

function refused(message: string, status: number, extra: Record<string, string> = {}) {
  return data({ message }, { status, headers: { ...NO_STORE, ...extra } })
}

/** The status keeps the router from asking for every page's data again, which may be out of reach. */
function tell(text: string) {
  showToast({ id: 'sign-in', kind: 'error', text })
  return data(null, { status: 422 })
}

function unexpected(answer: unknown): string {
  return isRouteErrorResponse(answer) && answer.status === 429
    ? signInTexts.wait
    : signInTexts.unreachable
}
