import { Form, Link } from 'react-router'

import { questionTexts as texts } from '#app/strings/en/questions.ts'
import { Icon } from '#app/ui/media/icon.tsx'

import { Act, ChatButton } from './alert-list.tsx'

export type ListedAsker = {
  leadId: string
  name: string
  phone: string
  when: string
  call: string
  /** Undefined before there is an answer. */
  chat: string | undefined
}

/** One email to each address. */
export function MailAnswer({ people, isMailed }: { people: number; isMailed: boolean }) {
  if (!isMailed) return <p className="caption">{texts.noMailSet}</p>
  return (
    <Form method="post" preventScrollReset>
      <button className="button" name="intent" value="mail">
        {texts.mailTo(people)}
      </button>
    </Form>
  )
}

/** Each with call, and with WhatsApp and "Answered" once there is an answer. */
export function AskerList({ people }: { people: readonly ListedAsker[] }) {
  return (
    <section aria-labelledby="people">
      <h2 id="people">{texts.leads}</h2>
      <ul className="people-list">
        {people.map(({ leadId, name, phone, when, call, chat }) => (
          <li key={leadId}>
            <div>
              <Link className="link" to={`/dashboard/leads/${leadId}`}>
                <bdi>{name}</bdi>
              </Link>
              <small>{texts.askedAt(when)}</small>
            </div>
            <div className="people-actions">
              <a className="button button--line" href={call}>
                <Icon name="phone" />
                <span className="visually-hidden">{texts.call} </span>
                {phone}
              </a>
              <ChatButton href={chat} of={name} />
              <Form method="post" preventScrollReset>
                <input type="hidden" name="lead" value={leadId} />
                <Act
                  name="answered"
                  label={texts.answered}
                  of={name}
                  isDisabled={chat === undefined}
                />
              </Form>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
