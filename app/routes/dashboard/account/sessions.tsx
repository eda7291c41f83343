import { data, Form, type RouterContextProvider } from 'react-router'

import { writeAudit } from '#app/audit/audit-log.server.ts'
import { postedTexts } from '#app/lib/http/posted-text.ts'
import { BackToAccount } from '#app/staff/back-to-account.tsx'
import { SecretField } from '#app/staff/password/secret-field.tsx'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { findSessionId } from '#app/staff/sessions/signed-in.server.ts'
import { endSessions, listSessions } from '#app/staff/team/people.server.ts'
import type { OpenSession } from '#app/staff/team/person.ts'
import { SessionName } from '#app/staff/team/session-name.tsx'
import { ownTexts } from '#app/strings/en/own-account.ts'
import { AlertMessage } from '#app/ui/feedback/alert-message.tsx'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/sessions.ts'
import style from './account.css?url'
import { refusePassword } from './refuse-password.server.ts'

const texts = ownTexts.sessions

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: style }]

export const meta: Route.MetaFunction = () => [{ title: texts.title }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const [sessions, here] = [await sessionsOf(context), await findSessionId(db, request)]
  return {
    here: sessions.find(({ id }) => id === here),
    others: sessions.filter(({ id }) => id !== here),
  }
}

/** POST: ends the selected sessions of the reader, with the password (OWASP ASVS 5.0, 7.5.2). */
export async function action({ request, context }: Route.ActionArgs) {
  const ticked = (await postedTexts(request.clone()))('session')
  const refused = await refusePassword(request, context)
  if (refused) return refused
  const staff = context.get(staffContext)
  const here = await findSessionId(db, request)
  const only = ticked.filter((id) => id !== here)
  if (only.length === 0) return data({ unselected: texts.none }, { status: 422 })
  const ended = await db.transaction().execute(async (trx) => {
    const sessions = await endSessions(trx, staff.id, { only })
    if (sessions > 0)
      await writeAudit(trx, staff, { kind: 'sessions-ended', personId: staff.id, sessions })
    return sessions
  })
  return { ended }
}

function sessionsOf(context: Readonly<RouterContextProvider>): Promise<OpenSession[]> {
  return listSessions(db, context.get(staffContext).id)
}

export default function OwnSessions({ loaderData, actionData }: Route.ComponentProps) {
  const { here, others } = loaderData
  const message = actionData && 'ended' in actionData ? texts.ended(actionData.ended) : null
  return (
    <main id="main" className="dashboard dashboard--narrow">
      <h1>{texts.title}</h1>
      {here ? (
        <p>
          <SessionName session={here} /> ({texts.here})
        </p>
      ) : null}
      {others.length === 0 ? (
        <p>{texts.alone}</p>
      ) : (
        <EndForm
          // A new key clears the selection and the password after a change.
          key={others.map(({ id }) => id).join(' ')}
          others={others}
          wrong={actionData && 'wrong' in actionData ? actionData.wrong : undefined}
          unselected={actionData && 'unselected' in actionData ? actionData.unselected : undefined}
        />
      )}
      <StatusMessage className="account-message" event={actionData}>
        {message}
      </StatusMessage>
      <BackToAccount />
    </main>
  )
}

type EndFormProps = {
  others: OpenSession[]
  wrong: string | undefined
  unselected: string | undefined
}

function EndForm({ others, wrong, unselected }: EndFormProps) {
  return (
    <Form method="post" noValidate preventScrollReset>
      <fieldset className="own-sessions">
        <legend>{texts.which}</legend>
        {others.map((session) => (
          <label key={session.id}>
            <input type="checkbox" name="session" value={session.id} />
            <SessionName session={session} />
          </label>
        ))}
        {unselected === undefined ? null : (
          <AlertMessage className="account-error">{unselected}</AlertMessage>
        )}
      </fieldset>
      <SecretField name="password" label={texts.password} kind="current-password" error={wrong} />
      <button className="button form-submit">{texts.go}</button>
    </Form>
  )
}
