import { createContext, data, replace } from 'react-router'

import { RETRY_AFTER, withTimeout } from '#app/lib/async/with-timeout.ts'
import { clientAddressContext, reportErrorContext } from '#app/lib/http/request-context.ts'
import { pictureFacts } from '#app/media/slots/manifest.server.ts'
import { readCredentials } from '#app/staff/login/read-credentials.ts'
import { returnPathOf, withReturn } from '#app/staff/login/return-path.ts'
import { LoginIsland } from '#app/staff/login/sign-in-form.tsx'
import { BUSY_SECONDS } from '#app/staff/login/sign-in.ts'
import { forgetSession, signIn, signOut } from '#app/staff/sessions/session.server.ts'
import { signInTexts } from '#app/strings/en/sign-in.ts'
import { Sheet } from '#app/ui/document/sheet.tsx'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/sign-in.ts'
import { LoginFigure } from './login-figure.tsx'
import sheet from './sign-in.css?url'

const NO_STORE = { 'Cache-Control': 'no-store' }

export const meta: Route.MetaFunction = () => [
  { title: signInTexts.title },
  { name: 'description', content: signInTexts.description },
]

export const headers: Route.HeadersFunction = ({ actionHeaders, loaderHeaders }) => {
  const sent = new Headers(loaderHeaders)
  for (const [name, value] of actionHeaders) sent.append(name, value)
  sent.set('Cache-Control', 'no-store')
  return sent
}

function pageData(request: Request) {
  return { picture: pictureFacts('city-noida'), returnTo: returnPathOf(request.url) }
}

/** A refused login must not render the login again: opening it signs out. */
const isAnsweringContext = createContext(false)

/** Opening the login ends the session (docs/spec-decisions.md, Staff); a prefetch does not. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ahead = request.headers.get('Sec-Purpose') ?? request.headers.get('Purpose') ?? ''
  const isOpened = request.method === 'GET' && !context.get(isAnsweringContext)
  if (!isOpened || ahead.includes('prefetch')) return data(pageData(request), { headers: NO_STORE })
  const cookies = request.headers.has('Cookie') ? await ended(request, context) : new Headers()
  cookies.set('Cache-Control', 'no-store')
  return data(pageData(request), { headers: cookies })
}

export async function action({ request, context }: Route.ActionArgs) {
  context.set(isAnsweringContext, true)
  const credentials = await readCredentials(request)
  if (!credentials) return refused(signInTexts.incomplete, 422)
  const signingIn = signIn(db, request, credentials, context.get(clientAddressContext))
  const result = await withTimeout(signingIn).catch((error: unknown) => {
    context.get(reportErrorContext)(error)
    return { kind: 'failed' } as const
  })
  if (result.kind === 'failed') return refused(signInTexts.unreachable, 503, RETRY_AFTER)
  const returnTo = returnPathOf(request.url)
  if (result.kind === 'signed-in') return replace(returnTo, { headers: result.cookies })
  if (result.kind === 'two-step')
    return replace(withReturn('/admin/code', returnTo), { headers: result.cookies })
  if (result.kind === 'wrong') return refused(signInTexts.wrong, 401)
  if (result.kind === 'busy')
    return refused(signInTexts.busy, 503, { 'Retry-After': String(BUSY_SECONDS) })
  return refused(signInTexts.wait, 429, { 'Retry-After': String(result.seconds) })
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="login" data-session="ended">
      <Sheet href={sheet} />
      <div>
        <LoginIsland message={actionData?.message} returnTo={loaderData.returnTo} />
      </div>
      <LoginFigure picture={loaderData.picture} />
    </div>
  )
}

/** Without the database this browser still forgets its cookies. */
async function ended(request: Request, context: Route.LoaderArgs['context']): Promise<Headers> {
  try {
    return await withTimeout(signOut(db, request))
  } catch (error) {
    context.get(reportErrorContext)(error)
    return forgetSession(request)
  }
}

function refused(message: string, status: number, extra: Record<string, string> = {}) {
  return data({ message }, { status, headers: { ...NO_STORE, ...extra } })
}
