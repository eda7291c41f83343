import type { ReactNode } from 'react'
import { Form, useLocation } from 'react-router'

import { PasswordInput } from '#app/staff/password/password-input.tsx'
import { outboxTexts } from '#app/strings/en/notifications.ts'
import { settingsTexts } from '#app/strings/en/settings.ts'
import { webhookTexts as texts } from '#app/strings/en/webhooks.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'
import { Field } from '#app/ui/forms/field.tsx'

import { WebhookTestTarget } from './receiver-row.tsx'
import { WebhookDeliveries } from './webhook-deliveries.tsx'
import type { SecretChange } from '#app/settings/webhook-secret.ts'
import type { WebhooksView } from './webhooks-view.server.ts'

/** The answer opens at the part of the page that it is about. */
const PAGE = '/dashboard/settings/notifications'

type Props = {
  view: WebhooksView
  basedOn: string
  /** What became of a change of the secret, and what is wrong with the password. */
  secret: { text?: string; wrong?: string } | undefined
  isSentAgain: boolean
  /** The new secret. */
  children: ReactNode
}

export function WebhooksPanel({ view, basedOn, secret, isSentAgain, children }: Props) {
  // Of this arrival: the page also loads its data again without one.
  const { key } = useLocation()
  return (
    <section id="webhooks" className="webhooks" aria-labelledby="webhooks-title">
      <h2 id="webhooks-title">{texts.title}</h2>
      <p>{texts.note}</p>
      <h3 id="webhook-secret">{texts.secret}</h3>
      <StatusMessage event={key} className="settings-message">
        {secret?.text}
      </StatusMessage>
      {children}
      <p>{texts.secretNote}</p>
      <Secret state={view.secret} basedOn={basedOn} wrong={secret?.wrong} />
      <WebhookTestTarget />
      <WebhookDeliveries lines={view.deliveries} />
      <StatusMessage event={key} className="settings-message">
        {isSentAgain ? outboxTexts.onItsWay : ''}
      </StatusMessage>
    </section>
  )
}

const CHANGE = { none: 'create', unread: 'create', one: 'rotate', two: 'remove-old' } as const

type SecretProps = {
  state: WebhooksView['secret']
  basedOn: string
  wrong: string | undefined
}

function Secret({ state, basedOn, wrong }: SecretProps) {
  if (state === 'by-server')
    return (
      <p className="hint">
        {settingsTexts.byServer('WEBHOOK_SECRET')} {settingsTexts.byServerNote}
      </p>
    )
  const change: SecretChange = CHANGE[state]
  return (
    <>
      <p>{texts.states[state]}</p>
      <Form method="post" action={`${PAGE}#webhook-secret`} noValidate>
        <input type="hidden" name="basedOn" value={basedOn} />
        <Field id="secret-password" label={texts.password} error={wrong}>
          {(aria) => (
            <PasswordInput {...aria} name="password" autoComplete="current-password" required />
          )}
        </Field>
        <button className="button button--line form-submit" name="intent" value={change}>
          {texts.changes[change]}
        </button>
      </Form>
    </>
  )
}
