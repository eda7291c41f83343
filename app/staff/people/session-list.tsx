import { Form } from 'react-router'

import { accountTexts } from '#app/desk-texts/en/accounts.ts'

import type { OpenSession, Person } from './person.ts'

const texts = accountTexts.sessions

/** The browsers somebody is signed in with, each with its end. */
export function SessionList({ person, sessions }: { person: Person; sessions: OpenSession[] }) {
  const action = `/dashboard/accounts/${person.id}/sessions`
  return (
    <section className="panel-part">
      <h3>{texts.title}</h3>
      {sessions.length === 0 ? <p className="caption">{texts.none}</p> : null}
      <ul className="session-list">
        {sessions.map(({ id, browser = texts.unknown, since }) => (
          <li key={id}>
            <span>
              {browser}{' '}
              <span className="caption">
                {texts.since} <time dateTime={since.at}>{since.shown}</time>
              </span>
            </span>
            <Form method="post" action={action} replace preventScrollReset>
              <input type="hidden" name="session" value={id} />
              <button className="plain-act" aria-label={texts.endOf(browser, since.shown)}>
                {texts.end}
              </button>
            </Form>
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Form method="post" action={action} replace preventScrollReset>
          <button className="plain-act">{texts.endAll}</button>
        </Form>
      ) : null}
    </section>
  )
}
