import type { ReactNode } from 'react'
import { Form } from 'react-router'

import type { WebhookTest } from '#app/notifications/webhook/test-webhook.server.ts'
import { outboxTexts } from '#app/strings/en/notifications.ts'
import { webhookTexts as texts } from '#app/strings/en/webhooks.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'
import { Icon } from '#app/ui/media/icon.tsx'

import type { Receiver, WebhooksView } from './webhooks-view.server.ts'

const FORM = 'webhook-test-form'

/** What is in the rows of the lists, by setting: what became of the last delivery, and the test of a webhook. */
export function receiverRows(
  view: WebhooksView,
  test: WebhookTest | undefined,
): Record<'MAIL_TO' | 'WEBHOOK_URLS', ReactNode[]> {
  return {
    MAIL_TO: view.people.map(({ target, last }) => <Last key={target} last={last} />),
    WEBHOOK_URLS: view.addresses.map(({ target, shown, last }) => (
      <div key={target} className="receiver-test">
        <Last last={last} />
        <button
          form={FORM}
          className="button button--line"
          name="target"
          value={target}
          aria-label={texts.sendTo(shown)}
        >
          {texts.send}
        </button>
        {test?.target === target ? <TestResult test={test} /> : null}
      </div>
    )),
  }
}

/** The form of the buttons above: a form may not have another inside. */
export function WebhookTestTarget() {
  return (
    <Form id={FORM} method="post" action="/dashboard/settings/notifications#WEBHOOK_URLS-list">
      <input type="hidden" name="intent" value="test-webhook" />
    </Form>
  )
}

const ICONS = { sent: 'check', failed: 'alert' } as const

function Last({ last }: Pick<Receiver, 'last'>) {
  if (last === undefined) return <p className="receiver-last">{outboxTexts.last.none}</p>
  const { outcome, text } = last
  return (
    <p className="receiver-last" data-outcome={outcome}>
      {outcome === 'waiting' ? null : <Icon name={ICONS[outcome]} />}
      {text}
    </p>
  )
}

function TestResult({ test }: { test: WebhookTest }) {
  const { isAccepted, answer, body, text } = test
  return (
    <div className={isAccepted ? 'webhook-answer' : 'webhook-answer webhook-answer--bad'}>
      <StatusMessage as="div" event={test}>
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
