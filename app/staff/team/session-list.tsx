import { Form, Link } from 'react-router'

import { accountTexts } from '#app/strings/en/accounts.ts'

import { SessionName } from './session-name.tsx'
import type { OpenSession, Person } from './person.ts'

const texts = accountTexts.sessions

type Props = { person: Person; sessions: OpenSession[]; isYourself: boolean }

/** The reader's own sessions end on a page that asks for the password. */
export function SessionList({ person, sessions, isYourself }: Props) {
  const action = `/dashboard/team/${person.id}/sessions`
  return (
    <section className="panel-part">
      <h3>{texts.title}</h3>
      {sessions.length === 0 ? <p className="caption">{texts.none}</p> : null}
      <ul className="session-list">
        {sessions.map((session) => (
          <li key={session.id}>
            <SessionName session={session} />
            {isYourself ? null : <EndOf session={session} action={action} />}
          </li>
        ))}
      </ul>
      {isYourself ? (
        <Link className="link" to="/dashboard/account/sessions">
          {texts.yours}
        </Link>
      ) : null}
      {sessions.length > 1 && !isYourself ? (
        <Form method="post" action={action} replace preventScrollReset>
          <button className="plain-action">{texts.endAll}</button>
        </Form>
      ) : null}
    </section>
  )
}

function EndOf({ session, action }: { session: OpenSession; action: string }) {
  const { id, browser = texts.unknown, since } = session
  return (
    <Form method="post" action={action} replace preventScrollReset>
      <input type="hidden" name="session" value={id} />
      <button className="plain-action" aria-label={texts.endOf(browser, since.shown)}>
        {texts.end}
      </button>
    </Form>
  )
}
