import { formatTime } from '#app/audit/format-time.ts'
import { config, serverText } from '#app/config/config.server.ts'
import { webhooks } from '#app/notifications/destinations.server.ts'
import { listWebhookDeliveries } from '#app/notifications/list-deliveries.server.ts'
import { webhookLine, type WebhookLine } from '#app/notifications/outbox-line.ts'
import type { Executor } from '#db/client.server.ts'

import { maskUrls } from '#app/settings/masked-urls.ts'
import type { StoredSection } from '#app/settings/stored-settings.server.ts'
import { secretsOf } from '#app/settings/webhook-secret.server.ts'

const DELIVERIES = 10

/** What the page shows of webhooks: of a secret, only whether there is one. */
export type WebhooksView = {
  secret: 'by-server' | 'unread' | 'none' | 'one' | 'two'
  addresses: { target: string; url: string }[]
  deliveries: WebhookLine[]
}

export async function findWebhooks(db: Executor, stored: StoredSection): Promise<WebhooksView> {
  const now = new Date()
  const rows = await listWebhookDeliveries(db, DELIVERIES)
  return {
    secret: secretState(stored),
    addresses: [...webhooks(config)].map(([target, url]) => ({ target, url: maskUrls(url) })),
    deliveries: rows.map((row) => webhookLine(row, (moment) => formatTime(moment, now))),
  }
}

function secretState(stored: StoredSection): WebhooksView['secret'] {
  if (serverText('WEBHOOK_SECRET') !== undefined) return 'by-server'
  if (stored.unread.includes('WEBHOOK_SECRET')) return 'unread'
  const { length } = secretsOf(stored)
  if (length === 0) return 'none'
  return length === 1 ? 'one' : 'two'
}
