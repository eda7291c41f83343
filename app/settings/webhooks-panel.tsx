import { Form } from 'react-router'

import type { WebhookTest } from '#app/notifications/webhook/test-webhook.server.ts'
import { PasswordInput } from '#app/staff/password/password-input.tsx'
import { outboxTexts } from '#app/strings/en/notifications.ts'
import { settingsTexts } from '#app/strings/en/settings.ts'
import { webhookTexts as texts } from '#app/strings/en/webhooks.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'
import { Field } from '#app/ui/forms/field.tsx'

import { WebhookDeliveries } from './webhook-deliveries.tsx'
import type { SecretChange } from './webhook-secret.ts'
import type { WebhooksView } from './webhooks-view.server.ts'

/** Without script too, the answer opens at this part of the page. */
const HERE = '/dashboard/settings/notifications#webhook-tests'

type Props = {
  view: WebhooksView
  basedOn: string
  test: WebhookTest | undefined
  /** What is wrong with the password. */
  wrong: string | undefined
  isSentAgain: boolean
}

export function WebhooksPanel({ view, basedOn, test, wrong, isSentAgain }: Props) {
  return (
    <section id="webhooks" className="webhooks" aria-labelledby="webhooks-title">
      <h2 id="webhooks-title">{texts.title}</h2>
      <p>{texts.note}</p>
      <h3>{texts.secret}</h3>
      <p>{texts.secretNote}</p>
      <Secret state={view.secret} basedOn={basedOn} wrong={wrong} />
      <h3 id="webhook-tests">{texts.tests}</h3>
      <p>{view.addresses.length === 0 ? texts.noAddress : texts.testsNote}</p>
      <ul className="webhook-rows">
        {view.addresses.map(({ target, url }) => (
          <li key={target}>
            <code>{url}</code>
            <Form method="post" action={HERE}>
              <input type="hidden" name="target" value={target} />
              <button
                className="button button--line"
                name="intent"
                value="test-webhook"
                aria-label={texts.sendTo(url)}
              >
                {texts.send}
              </button>
            </Form>
            {test?.target === target ? <TestResult test={test} /> : null}
          </li>
        ))}
      </ul>
      <WebhookDeliveries lines={view.deliveries} />
      <StatusMessage event={view} className="settings-message">
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
      <Form method="post" action="/dashboard/settings/notifications" noValidate>
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

function TestResult({ test: { isAccepted, answer, body, text } }: { test: WebhookTest }) {
  return (
    <div className={isAccepted ? 'webhook-answer' : 'webhook-answer webhook-answer--bad'}>
      <StatusMessage as="div" event={answer}>
        {answer === '' ? null : <b>{answer}</b>}
        <p>{text}</p>
      </StatusMessage>
      {body === '' ? null : (
        <>
          <p className="hint">{texts.ownWords}</p>
          <pre>
            <bdi>{body}</bdi>
          </pre>
        </>
      )}
    </div>
  )
}
