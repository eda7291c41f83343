import type { ReactNode } from 'react'
import { Form, Link, useLocation } from 'react-router'

import type { WebhookLine } from '#app/notifications/outbox-line.ts'
import type { SecretChange } from '#app/settings/webhook-secret.ts'
import { PasswordInput } from '#app/staff/password/password-input.tsx'
import { outboxTexts } from '#app/strings/en/notifications.ts'
import { settingsTexts } from '#app/strings/en/settings.ts'
import { webhookTexts as texts } from '#app/strings/en/webhooks.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Icon } from '#app/ui/media/icon.tsx'

import { WebhookTestTarget } from './receiver-row.tsx'
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

const ICONS = { sent: 'check', failed: 'alert' } as const

function WebhookDeliveries({ lines }: { lines: readonly WebhookLine[] }) {
  return (
    <>
      <h3 id="webhook-deliveries" tabIndex={-1}>
        {texts.deliveries}
      </h3>
      {lines.length === 0 ? <p className="caption">{texts.noDelivery}</p> : null}
      <ul className="webhook-rows webhook-deliveries">
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
    </>
  )
}

function Line({ line }: { line: WebhookLine }) {
  const { id, at, shown, href, name, place, state, error, outcome } = line
  return (
    <li>
      <time dateTime={at}>{shown}</time>
      <div>
        <Link className="link" to={href}>
          <bdi>{name}</bdi>
        </Link>
        <span>{place}</span>
      </div>
      <div className={`webhook-outcome webhook-outcome--${outcome}`}>
        <b>
          {outcome === 'waiting' ? null : <Icon name={ICONS[outcome]} />}
          {texts.outcome[outcome]}
        </b>
        {state === '' ? null : <span>{state}</span>}
        {error === '' ? null : <span>{error}</span>}
      </div>
      {outcome === 'failed' ? (
        <Form method="post" action="/dashboard/notifications/retry">
          <input type="hidden" name="delivery" value={id} />
          <input type="hidden" name="from" value="settings" />
          <button
            className="button button--line"
            aria-label={outboxTexts.againOf(`${outboxTexts.way.webhook}: ${place}`, name)}
          >
            {outboxTexts.again}
          </button>
        </Form>
      ) : null}
    </li>
  )
}
