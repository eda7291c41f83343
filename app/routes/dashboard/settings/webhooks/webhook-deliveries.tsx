import { Form, Link } from 'react-router'

import type { WebhookLine } from '#app/notifications/outbox-line.ts'
import { outboxTexts } from '#app/strings/en/notifications.ts'
import { webhookTexts as texts } from '#app/strings/en/webhooks.ts'
import { Icon } from '#app/ui/media/icon.tsx'

const ICONS = { sent: 'check', failed: 'alert' } as const

export function WebhookDeliveries({ lines }: { lines: readonly WebhookLine[] }) {
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
