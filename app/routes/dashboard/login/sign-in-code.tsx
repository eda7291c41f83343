import { data, replace } from 'react-router'

import { postedText } from '#app/lib/http/posted-text.ts'
import { clientAddressContext } from '#app/lib/http/request-context.ts'
import { pictureFacts } from '#app/media/slots/manifest.server.ts'
import { returnPathOf } from '#app/staff/login/return-path.ts'
import { finishSignIn } from '#app/staff/sessions/session.server.ts'
import { findHalfWay } from '#app/staff/two-step/pending-login.server.ts'
import { SignInCode } from '#app/staff/two-step/sign-in-code.tsx'
import { codeTexts } from '#app/strings/en/sign-in-code.ts'
import { signInTexts } from '#app/strings/en/sign-in.ts'
import { Sheet } from '#app/ui/document/sheet.tsx'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/sign-in-code.ts'
import { LoginFigure } from './login-figure.tsx'
import sheet from './sign-in.css?url'

const NO_STORE = { 'Cache-Control': 'no-store' }

export const meta: Route.MetaFunction = () => [{ title: codeTexts.title }]

export const headers: Route.HeadersFunction = ({ actionHeaders }) => {
  const sent = new Headers(actionHeaders)
  sent.set('Cache-Control', 'no-store')
  return sent
}

/** The second screen of the login, for five minutes after a correct password. */
export async function loader({ request }: Route.LoaderArgs) {
  const isHalfWay = (await findHalfWay(db, request)) !== undefined
  const returnTo = returnPathOf(request.url)
  return data({ isHalfWay, returnTo, picture: pictureFacts('city-noida') }, { headers: NO_STORE })
}

export async function action({ request, context }: Route.ActionArgs) {
  const code = await postedText(request, 'code')
  if (code.trim() === '') return refused(codeTexts.missing, 422)
  const result = await finishSignIn(db, request, code, context.get(clientAddressContext))
  if (result.kind === 'signed-in')
    return replace(returnPathOf(request.url), { headers: result.cookies })
  if (result.kind === 'expired') return refused(codeTexts.expired, 401)
  if (result.kind === 'wrong') return refused(codeTexts.wrong, 401)
  return refused(signInTexts.wait, 429, { 'Retry-After': String(result.seconds) })
}

export default function SecondScreen({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="login">
      <Sheet href={sheet} />
      <div>
        <SignInCode {...loaderData} message={actionData?.message} />
      </div>
      <LoginFigure picture={loaderData.picture} />
    </div>
  )
}

function refused(message: string, status: number, extra: Record<string, string> = {}) {
  return data({ message }, { status, headers: { ...NO_STORE, ...extra } })
}
