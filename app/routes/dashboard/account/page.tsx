import type { ReactNode } from 'react'
import { data, Form, Link, replace } from 'react-router'

import { postedForm } from '#app/lib/http/posted-text.ts'
import { saveAlertEmail } from '#app/notifications/alerts/alert-email.server.ts'
import { AlertEmail } from '#app/notifications/alerts/alert-email.tsx'
import { AlertSwitches } from '#app/notifications/alerts/alert-switches.tsx'
import { PushSwitch } from '#app/notifications/alerts/push-switch.tsx'
import { canMailAlerts } from '#app/notifications/mail/mail-alert.server.ts'
import { prepareWeakness, weakness } from '#app/staff/accounts.server.ts'
import { DashboardShortcuts } from '#app/staff/dashboard-shortcuts.tsx'
import { returnPathOf } from '#app/staff/login/return-path.ts'
import { changeOwnPassword, checkOwnPassword } from '#app/staff/password/own-password.server.ts'
import { SecretField } from '#app/staff/password/secret-field.tsx'
import { findAlertEmail } from '#app/staff/push/push-subscriptions.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { findSessionId } from '#app/staff/sessions/signed-in.server.ts'
import type { Staff } from '#app/staff/staff.ts'
import { countRecoveryCodes } from '#app/staff/two-step/recovery-codes.server.ts'
import { hasTwoStep } from '#app/staff/two-step/two-step.server.ts'
import { alertTexts } from '#app/strings/en/alerts.ts'
import { ownTexts } from '#app/strings/en/own-account.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/page.ts'
import style from './account.css?url'
import { tryFrom } from './try-from.server.ts'

const texts = ownTexts.password

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: ownTexts.title }]

/** The account of the reader; only the password form while their password is a given one. */
export async function loader({ context }: Route.LoaderArgs) {
  prepareWeakness()
  const { id, name, phone, passwordIsGiven } = context.get(staffContext)
  const isOn = await hasTwoStep(db, id)
  const codes = isOn ? await countRecoveryCodes(db, id) : 0
  const email = { address: (await findAlertEmail(db, id)) ?? '', canMail: canMailAlerts() }
  return { id, name, phone, passwordIsGiven, isOn, codes, email }
}

/** POST: saves the address for alerts, or replaces the password after a check of the old one and ends the other sessions. */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  const session = (await findSessionId(db, request)) ?? ''
  const field = await postedForm(request)
  const alertEmail = field('alertEmail')
  if (alertEmail !== undefined && !staff.passwordIsGiven) {
    const email = await saveAlertEmail(db, staff, alertEmail)
    return data({ wrong: {}, email }, { status: email.error === undefined ? 200 : 422 })
  }
  const typed = { old: field('old') ?? '', fresh: field('fresh') ?? '' }
  const refused = await refusePassword(staff, typed, await tryFrom(request, context))
  if (refused) return refused
  const changed = await changeOwnPassword(db, staff, { ...typed, session })
  if (changed.kind === 'same') return data({ wrong: { fresh: texts.same } }, { status: 422 })
  if (changed.kind === 'weak') return data({ wrong: { fresh: changed.reason } }, { status: 422 })
  if (staff.passwordIsGiven) return replace(returnPathOf(request.url))
  return { wrong: {}, isChanged: true }
}

async function refusePassword(
  staff: Staff,
  { old, fresh }: { old: string; fresh: string },
  from: Awaited<ReturnType<typeof tryFrom>>,
) {
  // Checked first, because the hash of the old password takes long.
  const weak = await weakness(fresh, staff)
  if (weak !== undefined) return data({ wrong: { fresh: weak } }, { status: 422 })
  const check = await checkOwnPassword(db, staff, { password: old, from })
  if (check === 'wrong') return data({ wrong: { old: texts.wrong } }, { status: 422 })
  if (check === 'wait') return data({ wrong: { old: texts.wait } }, { status: 429 })
  return undefined
}

export default function OwnAccount({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, phone, passwordIsGiven: hasTemporaryPassword, isOn, codes, email } = loaderData
  const who = (
    <p className="account-identity">
      <bdi>{name}</bdi>, {phone}
    </p>
  )
  if (hasTemporaryPassword) {
    return (
      <main id="main" className="dashboard dashboard--narrow">
        <h1>{texts.choose}</h1>
        {who}
        <StatusMessage>{texts.isTemporary}</StatusMessage>
        <PasswordForm wrong={actionData?.wrong ?? {}} />
      </main>
    )
  }
  return (
    <main id="main" className="dashboard dashboard--narrow">
      <h1>{ownTexts.title}</h1>
      {who}
      <p className="account-links">
        <Link className="link" to="/dashboard/account/sessions">
          {ownTexts.sessions.link}
        </Link>
      </p>
      <Alerts staffId={id}>
        <AlertEmail
          {...email}
          answer={actionData && 'email' in actionData ? actionData.email : undefined}
        />
      </Alerts>
      <DashboardShortcuts />
      <TwoStep isOn={isOn} codes={codes} />
      <section className="account-section" aria-labelledby="own-password">
        <h2 id="own-password">{texts.title}</h2>
        <PasswordForm
          key={actionData && 'isChanged' in actionData ? 'changed' : 'typed'}
          wrong={actionData?.wrong ?? {}}
        />
        <StatusMessage className="account-message" event={actionData}>
          {actionData && 'isChanged' in actionData ? texts.changed : null}
        </StatusMessage>
      </section>
    </main>
  )
}

function Alerts({ staffId, children }: { staffId: string; children: ReactNode }) {
  const { title, why, needsScript } = alertTexts.switches
  return (
    <section className="account-section" aria-labelledby="own-alerts" id="alerts">
      <h2 id="own-alerts">{title}</h2>
      <p>{why}</p>
      <div className="needs-script">
        <AlertSwitches />
        <PushSwitch staffId={staffId} />
      </div>
      <noscript>
        <p>{needsScript}</p>
      </noscript>
      {children}
    </section>
  )
}

function PasswordForm({ wrong }: { wrong: { old?: string; fresh?: string } }) {
  return (
    <Form method="post" noValidate preventScrollReset>
      <SecretField name="old" label={texts.old} kind="current-password" error={wrong.old} />
      <SecretField name="fresh" label={texts.fresh} kind="new-password" error={wrong.fresh} />
      <button className="button form-submit">{texts.save}</button>
      <p className="caption">{texts.note}</p>
    </Form>
  )
}

function TwoStep({ isOn, codes }: { isOn: boolean; codes: number }) {
  const step = ownTexts.twoStep
  return (
    <section className="account-section" aria-labelledby="own-two-step">
      <h2 id="own-two-step">{step.title}</h2>
      <p>{step.why}</p>
      {isOn ? (
        <>
          <p>
            <b>{step.isOn}</b> {step.left(codes)}
          </p>
          <p className="account-links">
            <Link className="link" to="/dashboard/account/recovery-codes">
              {step.newCodes}
            </Link>
            <Link className="link" to="/dashboard/account/two-step/end">
              {step.turnOff}
            </Link>
          </p>
        </>
      ) : (
        <p className="account-links">
          <Link className="button button--line" to="/dashboard/account/two-step">
            {step.setUp}
          </Link>
        </p>
      )}
    </section>
  )
}
