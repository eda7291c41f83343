import { data, Form } from 'react-router'

import { config } from '#app/config/config.server.ts'
import { postedText } from '#app/lib/http/posted-text.ts'
import { qrPath, type QrPath } from '#app/lib/http/qr-path.ts'
import { missingStepContext } from '#app/staff/access/missing-step.server.ts'
import { BackToAccount } from '#app/staff/back-to-account.tsx'
import { beginAttempt, markSucceeded } from '#app/staff/login/sign-in-attempts.server.ts'
import { SecretField } from '#app/staff/password/secret-field.tsx'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { findSessionId } from '#app/staff/sessions/signed-in.server.ts'
import { CodeInput } from '#app/staff/two-step/code-input.tsx'
import { RecoveryCodes } from '#app/staff/two-step/recovery-codes.tsx'
import { beginTwoStep, confirmTwoStep } from '#app/staff/two-step/two-step.server.ts'
import { ownTexts } from '#app/strings/en/own-account.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/two-step.ts'
import style from './account.css?url'
import { refusePassword } from './refuse-password.server.ts'
import { tryFrom } from './try-from.server.ts'

const texts = ownTexts.setUp

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: texts.title }]

export async function loader({ context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const begun = await beginTwoStep(db, staff, config.BRAND)
  const isNeeded = context.get(missingStepContext) === 'two-step'
  return { isNeeded, setUp: begun && { letters: begun.key, qr: qrPath(begun.uri) } }
}

/** POST: the password and a code turn two-step verification on (OWASP ASVS 5.0, 7.5.1); answers the recovery codes. */
export async function action({ request, context }: Route.ActionArgs) {
  const typed = await postedText(request.clone(), 'code')
  const refused = await refusePassword(request, context)
  if (refused) return data({ wrongPassword: refused.data.wrong }, refused.init ?? undefined)
  const staff = context.get(staffContext)
  const attempt = await beginAttempt(db, staff.phone, await tryFrom(request, context))
  if (attempt.kind === 'wait') return data({ wrong: ownTexts.password.wait }, { status: 429 })
  const session = (await findSessionId(db, request)) ?? ''
  const codes = await confirmTwoStep(db, staff, { typed, session })
  if (!codes) return data({ wrong: texts.wrong }, { status: 422 })
  await markSucceeded(db, attempt.id)
  return { codes }
}

export default function SetUpTwoStep({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData && 'codes' in actionData) return <RecoveryCodes codes={actionData.codes} />
  const { setUp, isNeeded } = loaderData
  return (
    <main id="main" className="dashboard dashboard--narrow">
      <h1>{texts.title}</h1>
      {isNeeded ? <StatusMessage>{texts.required}</StatusMessage> : null}
      {setUp ? (
        <SetUp
          {...setUp}
          wrong={actionData && 'wrong' in actionData ? actionData.wrong : undefined}
          wrongPassword={
            actionData && 'wrongPassword' in actionData ? actionData.wrongPassword : undefined
          }
        />
      ) : (
        <p>{texts.isOn}</p>
      )}
      <BackToAccount />
    </main>
  )
}

type SetUpProps = {
  qr: QrPath
  letters: string
  wrong: string | undefined
  wrongPassword: string | undefined
}

function SetUp({ qr, letters, wrong, wrongPassword }: SetUpProps) {
  return (
    <>
      <p>{texts.scan}</p>
      <svg
        className="account-qr"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={texts.picture}
        shapeRendering="crispEdges"
      >
        <path d={qr.d} />
      </svg>
      <p>
        {texts.key} <code className="account-secret">{letters}</code>
      </p>
      <Form method="post" noValidate preventScrollReset>
        <Field id="code" label={texts.code} hint={texts.codeHint} error={wrong}>
          {(aria) => <CodeInput {...aria} />}
        </Field>
        <SecretField
          name="password"
          label={texts.password}
          kind="current-password"
          error={wrongPassword}
        />
        <button className="button form-submit">{texts.go}</button>
      </Form>
    </>
  )
}
