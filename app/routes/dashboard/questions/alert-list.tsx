import { Form } from 'react-router'

import { questionTexts as texts } from '#app/strings/en/questions.ts'
import { Icon } from '#app/ui/media/icon.tsx'

import type { AlertRow } from './alert-rows.server.ts'

type Props = { id: number; title: string; alerts: readonly AlertRow[] }

/** Each with WhatsApp and "Sent" where staff send the message, and with "Erase". */
export function AlertList({ id, title, alerts }: Props) {
  return (
    <section className="question-alerts" aria-labelledby="alerts">
      <h2 id="alerts">{title}</h2>
      <p className="caption">{texts.alertsNote}</p>
      <ul className="people-list">
        {alerts.map((alert) => (
          <li key={alert.id}>
            <div>
              <b>{alert.contact}</b>
              <small>{alert.state}</small>
            </div>
            <div className="people-actions">
              {alert.chat === '' ? null : <ChatButton href={alert.chat} of={alert.contact} />}
              <Form
                className="people-actions"
                method="post"
                action={`/dashboard/projects/${id}/questions/alerts`}
                preventScrollReset
              >
                <input type="hidden" name="alert" value={alert.id} />
                {alert.chat === '' ? null : (
                  <Act name="sent" label={texts.sent} of={alert.contact} />
                )}
                <Act name="erase" label={texts.erase} of={alert.contact} />
              </Form>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Inactive without an address. */
export function ChatButton({ href, of }: { href: string | undefined; of: string }) {
  const label = `${texts.whatsApp}${texts.withName(of)}`
  const shown = (
    <>
      <Icon name="chat" />
      {texts.whatsApp}
    </>
  )
  if (href === undefined)
    return (
      <button className="button button--line" aria-label={label} disabled>
        {shown}
      </button>
    )
  return (
    <a
      className="button button--line"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
    >
      {shown}
    </a>
  )
}

type ActProps = { name: string; label: string; of: string; isDisabled?: boolean }

/** One of several buttons of a form. */
export function Act({ name, label, of, isDisabled = false }: ActProps) {
  return (
    <button className="quiet-button" name="intent" value={name} disabled={isDisabled}>
      {label}
      <span className="visually-hidden">{texts.withName(of)}</span>
    </button>
  )
}
